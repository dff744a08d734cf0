"""The 3D table: camera, picking, the OpenGL and the painter's view."""
