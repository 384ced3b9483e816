import { expect, test } from 'vitest';
import type { Flow, Offer } from './shortage.ts';
import { fixesFor, projectStock } from './shortage-projection.ts';

const NOW = '2096-03-02 08:00:00';
const DAY = (n: number): string => `2096-03-${String(n).padStart(2, '0')} 10:00:00`;
const flow = (sign: 'in' | 'out', at: string, qty: string, certainty: Flow['certainty'] = 'sure'): Flow => ({
  kind: sign === 'in' ? 'note' : 'salesOrder',
  sign,
  at,
  qty,
  certainty,
  document: { entity: 'x', id: 'x', number: `${sign} ${at.slice(8, 10)}` },
});
const offer = (kind: Offer['kind'], qty: string): Offer => ({ kind, qty, at: null, document: null, place: null });

test('the first moment below zero stops, whatever comes later; the worst moment is told beside it', () => {
  const seen = projectStock(NOW, '10', [
    flow('out', DAY(5), '6'),
    flow('out', DAY(4), '8'),
    flow('in', DAY(6), '20'),
    flow('out', DAY(7), '25.5'),
  ]);
  expect(seen).toMatchObject({ stopAt: DAY(5), missing: '4', worst: '9.5' });
  expect(seen.steps.map(({ balance }) => balance)).toEqual(['2', '-4', '16', '-9.5']);
});

test('what comes at the same moment is there in time, and all that goes then is missing together', () => {
  expect(projectStock(NOW, '0', [flow('out', DAY(4), '5'), flow('in', DAY(4), '5')]).stopAt).toBeNull();
  expect(projectStock(NOW, '1', [flow('out', DAY(4), '5'), flow('out', DAY(4), '2')])).toMatchObject({
    stopAt: DAY(4),
    missing: '6',
  });
});

test('overdue demand is due now; supply that is late, uncontrolled or unconfirmed is not counted', () => {
  const flows = [
    flow('out', DAY(1), '5'),
    flow('in', DAY(1), '5'),
    flow('in', DAY(3), '5', 'control'),
    flow('in', DAY(3), '5', 'unconfirmed'),
  ];
  expect(projectStock(NOW, '2', flows)).toMatchObject({ stopAt: NOW, missing: '3', worst: '3' });
  expect(projectStock(NOW, '5', flows)).toMatchObject({ stopAt: null, missing: '0', worst: '0' });
});

test('what would help is named from facts; what suffices by itself comes first, and nothing where nothing stops', () => {
  const flows = [
    flow('out', DAY(4), '5'),
    flow('in', DAY(1), '9'),
    flow('in', DAY(3), '1'),
    flow('in', DAY(6), '3'),
    flow('in', DAY(3), '4', 'control'),
    flow('in', DAY(3), '50', 'unconfirmed'),
    flow('in', DAY(6), '50', 'control'),
  ];
  const seen = projectStock(NOW, '0', flows);
  expect(seen).toMatchObject({ stopAt: DAY(4), missing: '4' });
  const fixes = fixesFor(NOW, seen, flows, [offer('inspect', '2'), offer('unfreeze', '4'), offer('transfer', '0')]);
  expect(fixes.map(({ kind, suffices }) => [kind, suffices])).toEqual([
    ['unfreeze', true],
    ['chase', true],
    ['approve', true],
    ['confirm', true],
    ['inspect', false],
    ['expedite', false],
    ['approve', false],
  ]);
  expect(fixesFor(NOW, { stopAt: null, missing: '0' }, flows, [offer('inspect', '2')])).toEqual([]);
});
