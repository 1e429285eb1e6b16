"""When a browser began to be told: of too many, the oldest goes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One column more."""
    op.add_column("pushes", sa.Column("created", sa.Float(), nullable=False, server_default="0"))
