import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = isIP(address);
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6';
};

/** Whether an address is one of these, or lies in one of these networks. */
export function isListed(listed: readonly string[], address: string): boolean {
  const networks = new BlockList();
  for (const one of listed) {
    const [network = '', prefix] = one.split('/');
    const family = familyOf(network);
    if (family) networks.addSubnet(network, Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  const family = familyOf(address);
  return family !== null && networks.check(address, family);
}

/** Whom a count by address is about: whoever has one IPv6 address has the 2^64 beside it as well. */
export function networkOf(address: string): string {
  if (familyOf(address) !== 'ipv6') return address;
  // Written in full by the URL parser, but for the longest run of zeros.
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written);
  if (mapped)
    return mapped
      .slice(1)
      .flatMap((group) => octets(group))
      .join('.');
  const [head = '', tail] = written.split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? 0 : 8 - (front?.length ?? 0) - (back?.length ?? 0);
  return `${[...(front ?? []), ...Array<string>(zeros).fill('0'), ...(back ?? [])].slice(0, 4).join(':')}::/64`;
}
const octets = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};
