import { expect, test } from 'vitest';
import { recallSums, withoutArrived } from './recall-sums.ts';

const crossing = (
  from: 'vendor' | 'wip' | 'transit' | 'unpacked' | 'loss' | null,
  to: 'customer' | 'transit' | 'unpacked' | 'scrap' | 'vendor' | null,
  qty: string,
) => ({
  from,
  to,
  qty,
});

test('what came is here, under way, with customers or gone, and nothing is missing', () => {
  const sums = recallSums('55.5', [
    crossing('vendor', null, '100'),
    crossing('loss', null, '0.5'),
    crossing(null, 'transit', '30'),
    crossing('transit', null, '10'),
    crossing(null, 'customer', '20'),
    crossing(null, 'scrap', '3'),
    crossing(null, 'vendor', '2'),
  ]);
  expect(sums).toMatchObject({ received: '100', found: '0.5', here: '55.5', transit: '20', shipped: '20', scrapped: '3' });
  expect(sums).toMatchObject({ returned: '2', used: '0', lost: '0', made: '0', missing: '0' });
});

test('stock the ledger does not account for is told as missing or as too much', () => {
  expect(recallSums('7', [crossing('vendor', null, '10')]).missing).toBe('3');
  expect(recallSums('12', [crossing('wip', null, '10')]).missing).toBe('-2');
});

test('what has arrived again is left out, what is still under way is told by what is left', () => {
  const moves = [
    { ...crossing(null, 'transit', '10'), number: 'T1' },
    { ...crossing('transit', null, '4'), number: 'T1' },
    { ...crossing(null, 'transit', '5'), number: 'T2' },
    { ...crossing('transit', null, '5'), number: 'T2' },
    { ...crossing('transit', null, '3'), number: 'T3' },
    { ...crossing(null, 'customer', '1'), number: 'S1' },
  ];
  expect(withoutArrived(moves, ({ number }) => number).map(({ number, from, to, qty }) => [number, from, to, qty])).toEqual([
    ['T1', null, 'transit', '6'],
    ['T3', 'transit', null, '3'],
    ['S1', null, 'customer', '1'],
  ]);
});

test('what was unpacked is told of its container, and of its batch it never went away', () => {
  const out = { ...crossing(null, 'unpacked', '4'), number: 'T1' };
  const beside = { ...crossing('unpacked', null, '4'), number: 'T1' };
  const came = crossing('vendor', null, '10');
  expect(recallSums('6', [came, out])).toMatchObject({ here: '6', unpacked: '4', transit: '0', missing: '0' });
  expect(recallSums('10', [came, out, beside])).toMatchObject({ here: '10', unpacked: '0', missing: '0' });
  expect(withoutArrived([out], ({ number }) => number)).toEqual([out]);
  expect(withoutArrived([out, beside], ({ number }) => number)).toEqual([]);
});
