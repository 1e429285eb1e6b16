"""Calls to services outside: to public addresses only, and nowhere else than where was called."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import IPPROTO_TCP, getaddrinfo, socket
from typing import Any, Final

import requests
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.exceptions import NewConnectionError

CARRIERS: Final = (  # networks whose addresses carry one of the older kind in their last bits, or between others
    (ip_network("::ffff:0:0/96"), 0),
    (ip_network("::/96"), 0),
    (ip_network("64:ff9b::/96"), 0),
    (ip_network("2002::/16"), 80),
)
LOCAL: Final = ip_network("64:ff9b:1::/48")  # what carries addresses within one network (RFC 8215)


def is_public(address: str) -> bool:
    """Whether an address is one that everybody on the internet reaches, also where it carries another one."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        for network, shift in CARRIERS:
            if found in network:
                return is_public(str(IPv4Address(int(found) >> shift & 0xFFFFFFFF)))
        if found.is_site_local or found in LOCAL:
            return False
    return found.is_global and not found.is_multicast


class _Public(HTTPConnection):
    """A connection that is not made where a name leads to an address of this network."""

    def _new_conn(self) -> socket:
        for *_, address in getaddrinfo(self.host, self.port, proto=IPPROTO_TCP):
            self._check(str(address[0]))
        found = super()._new_conn()
        try:
            self._check(found.getpeername()[0])  # the name may lead elsewhere by now
        except NewConnectionError:
            found.close()
            raise
        return found

    def _check(self, address: str) -> None:
        if not is_public(address):
            raise NewConnectionError(self, f"{self.host} is no public address")


class _PublicTLS(_Public, HTTPSConnection):
    pass


class _Pool(HTTPConnectionPool):
    ConnectionCls = _Public


class _PoolTLS(HTTPSConnectionPool):
    ConnectionCls = _PublicTLS


class _Adapter(HTTPAdapter):
    def init_poolmanager(self, *arguments: Any, **more: Any) -> None:
        super().init_poolmanager(*arguments, **more)
        self.poolmanager.pool_classes_by_scheme = {"http": _Pool, "https": _PoolTLS}


class Caller(requests.Session):
    """Follows no redirect and uses no proxy; calls the host's own network only where it is told to."""

    def __init__(self, private: bool = False) -> None:
        super().__init__()
        self.trust_env = False  # a proxy would call whatever we did not look at
        if not private:
            for scheme in ("http://", "https://"):
                self.mount(scheme, _Adapter())

    def request(self, *arguments: Any, **more: Any) -> requests.Response:
        """One request."""
        return super().request(*arguments, **{**more, **NOWHERE_ELSE})


NOWHERE_ELSE: Final = {"allow_redirects": False}
