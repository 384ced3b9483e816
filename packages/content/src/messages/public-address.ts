import { BlockList, isIP } from 'node:net';

type Block = readonly [network: string, bits: number];

/** Addresses that mean this machine, its neighbours or nobody; from the registries of special-purpose addresses. */
const SPECIAL_4: readonly Block[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Inside the global range, yet documentation, or tunnels that end at an IPv4 address of the sender's choice. */
const SPECIAL_6: readonly Block[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (blocks: readonly Block[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of blocks) list.addSubnet(network, bits, family);
  return list;
};
const special4 = listOf(SPECIAL_4, 'ipv4');
const special6 = listOf(SPECIAL_6, 'ipv6');
/** Everything outside it is loopback, link-local, unique-local, multicast, IPv4 in disguise, or unassigned. */
const global6 = listOf([['2000::', 3]], 'ipv6');

/** True for an address anybody on the internet could reach: the only kind outsiders may make the server call. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  // A zone belongs to a link of this machine.
  return family === 6 && !address.includes('%') && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
