"""The rules of Rumis, its data, its fast board and its computer players."""
