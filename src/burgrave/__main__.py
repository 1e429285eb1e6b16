"""``python -m burgrave`` is the same as ``burgrave``."""

from burgrave.cli import main

main()
