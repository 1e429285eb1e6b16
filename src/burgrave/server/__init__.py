"""Tables for people and programs: storage, live updates, pages and an API; knows no game by name."""
