"""Whether those who sit at a table may invite others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One column more."""
    op.add_column("tables", sa.Column("guests", sa.Boolean(), nullable=False, server_default=sa.false()))
