"""Rate limits."""

from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from time import monotonic


@dataclass
class Bucket:
    """A token bucket: refills at a steady rate, up to its size."""

    per_second: float
    size: float
    _content: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._content = self.size
        self._at = monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = monotonic()
        self._content = min(self.size, self._content + (now - self._at) * self.per_second)
        self._at = now
        if self._content < 1:
            return False
        self._content -= 1
        return True

    def is_full(self) -> bool:
        """Whether nothing was taken for a while."""
        return self._content + (monotonic() - self._at) * self.per_second >= self.size


def network_of(host: str) -> str:
    """What limits count by: the address, or its network with IPv6, where everybody has many addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((host, 64), strict=False)) if address.version == 6 else host


@dataclass
class Buckets:
    """A bucket for each address."""

    per_second: float
    size: float
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, address: str) -> bool:
        """Take one token from the bucket of an address, if there is one."""
        return self._buckets.setdefault(network_of(address), Bucket(self.per_second, self.size)).take()

    def forget_full(self) -> None:
        """Forget the addresses that were quiet for a while."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()}
