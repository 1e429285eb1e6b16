"""Web Push: tells closed browsers that it is somebody's move, when the host has keys for it."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec

from burgrave.kernel.errors import BadSetup
from burgrave.server import store
from burgrave.server.database import Database, StorageDown
from burgrave.server.live import Change, Hub
from burgrave.server.problem import TEXTS, Problem
from burgrave.server.settings import Push

LOG: Final = logging.getLogger(__name__)
HOSTS: Final = (  # the browsers' own services; the server calls no other address that a stranger names
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
)
DOMAINS: Final = (".push.apple.com", ".notify.windows.com")
OWN: Final = "BURGRAVE_PUSH_HOSTS"  # further services, of the host's own
KEPT: Final = 24 * 3600  # seconds that a message waits for a browser
GONE: Final = (404, 410)  # the browser does not want to be told any more
LONGEST: Final = 1000  # letters of an address
ADDRESS: Final = re.compile(r"(https?)://([a-z0-9.-]+)(:\d{1,5})?/[\w.~!$&'()*+,;=:@%/?-]*", re.ASCII)
THREADS: Final = 4
WAITING: Final = 500  # so many moves may wait to be told; of more, nobody is notified


class Pusher:
    """Sends to the browsers of whoever is asked; where a tab of ours can be seen, the browser's worker says nothing."""

    def __init__(self, keys: Push | None, database: Database, hub: Hub) -> None:
        self._keys: Final = keys
        self._database: Final = database
        self._threads: Final = ThreadPoolExecutor(THREADS, "push")  # their own: a slow service must not hold up others
        self._sending: Final[set[asyncio.Task[None]]] = set()
        self._own: Final = [host for host in os.environ.get(OWN, "").split(",") if host]
        if keys is not None:
            try:
                import pywebpush  # noqa: F401 - the extra is needed only where there are keys
            except ImportError as error:
                raise BadSetup("for Web Push install the extra: pip install '.[push]' in Burgrave's folder") from error
            hub.listeners.append(self._changed)

    async def stop(self) -> None:
        """Send no more."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Tell a browser from now on."""
        if self._keys is None or not self._is_known(endpoint):
            raise Problem(422, "push")
        async with self._database.write() as db:
            await store.put_push(db, person, endpoint, p256dh, auth)

    def _is_known(self, endpoint: str) -> bool:
        """Whether an address is one of a browser's own service, or of the host's."""
        found = ADDRESS.fullmatch(endpoint)
        if found is None or len(endpoint) > LONGEST:
            return False
        scheme, host, port = found[1], found[2], found[3] or ""
        vendors = scheme == "https" and not port and (host in HOSTS or host.endswith(DOMAINS))
        return vendors or host + port in self._own

    def _changed(self, change: Change) -> None:
        if change.asked and change.moved and len(self._sending) < WAITING:
            task = asyncio.create_task(self._send(change.table, change.asked))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, table: str, people: list[str]) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with self._database.read() as db:
                browsers = await store.pushes(db, people)
                languages = {one: await store.person(db, one) for one in {browser[0] for browser in browsers}}
            for person, endpoint, p256dh, auth in browsers:
                known = languages[person]
                told = TEXTS.say(known.language if known is not None else "en", "push-your-move")
                content = msgspec.json.encode({"title": told, "url": f"/t/{table}"}).decode()
                posting = partial(self._post, endpoint, p256dh, auth, content)
                if not self._is_known(endpoint) or await loop.run_in_executor(self._threads, posting) in GONE:
                    async with self._database.write() as db:
                        await store.drop_push(db, endpoint)
        except StorageDown as error:
            LOG.warning("table %s: nobody was notified: %s", table, error)

    def _post(self, endpoint: str, p256dh: str, auth: str, content: str) -> int:
        """Send to one browser; what its service replied."""
        import pywebpush

        from burgrave.server.calling import Caller

        assert self._keys is not None
        own = endpoint.partition("//")[2].partition("/")[0] in self._own
        try:
            response = pywebpush.webpush(
                {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}},
                content,
                vapid_private_key=self._keys.private,
                vapid_claims={"sub": self._keys.contact},
                ttl=KEPT,
                timeout=10,
                requests_session=Caller(private=own),
            )
        except Exception as error:  # whatever the other side, or the network, does: only a notification is lost
            status = getattr(getattr(error, "response", None), "status_code", 0)
            LOG.warning("a notification was not sent: %s", type(error).__name__)
            return int(status or 0)
        return int(response.status_code)
