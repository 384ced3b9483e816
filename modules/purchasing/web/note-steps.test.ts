import { type Field, guardContext, isWayOut } from '@takt/model';
import { expect, test } from 'vitest';
import { offersOf, usualNext } from '../../../packages/web/src/actions/offer.ts';
import { DeliveryNote } from '../defs/delivery/delivery-note.ts';

const clock = { instant: new Date('2026-11-19T00:00:00Z'), zone: 'Asia/Shanghai', plantZones: {} };
const line = { id: 'l', labelControlled: '0', boundQty: '0', qty: '400', receivedQty: '0', rejectedQty: '0' };
/** What the supplier's people are offered on a note nobody has said the driver of. */
function offered(status: string, more: object = {}) {
  const lorry = { driver: null, driverTel: null, plate: null };
  const row = { status, vendor: 'v', gateArrivedAt: null, asnOpen: '0', lines: [{ ...line, ...more }], labels: [], ...lorry };
  const actor = { userId: 'u', vendorId: 'v', can: () => true };
  const offers = offersOf(DeliveryNote, row, () => guardContext(clock, { actor, entity: DeliveryNote, row }));
  const inFront = offers.filter((offer) => offer.refusal === null && !isWayOut(offer)).map(({ name }) => name);
  return { row, inFront, usual: usualNext(DeliveryNote, row, offers)?.name ?? null };
}

test('use N8: a published note without a driver is led on to shipping, which asks who drives; withdrawing stands behind', () => {
  const { row, usual, inFront } = offered('published');
  expect(usual).toBe('ship');
  expect(inFront).not.toContain('withdraw');
  const asks = Object.entries<Field>(DeliveryNote.actions.ship.input).filter(([, { options }]) => options.neededIf?.(row));
  expect(asks.map(([name]) => name)).toEqual(['driver', 'driverTel', 'plate']);
});

test('use N8: a part received note leads its supplier nowhere, and closing stands behind', () => {
  const { usual, inFront } = offered('partlyReceived', { receivedQty: '80' });
  expect(usual).toBeNull();
  expect(inFront).not.toContain('close');
});
