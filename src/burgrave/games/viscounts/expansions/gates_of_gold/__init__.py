"""Gates of Gold: outsiders from far away, King's Orders for them, boards for manuscripts, and builders."""
