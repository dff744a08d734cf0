"""The shell: main window, home, new game, settings, translations."""
