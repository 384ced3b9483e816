import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, recordsOf } from './market.ts';
import {
  ASN,
  atTheDock,
  closeFloor,
  confirmed,
  heading,
  line,
  market,
  NOTE,
  openFloor,
  ORDER,
  PLAN,
  save,
} from './note-floor.ts';

const RECEIPT = 'warehouse.receipt';
beforeAll(openFloor);
afterAll(closeFloor);

test('use 12: a supplier sets neither what a plan asks of them nor what is left of it', async () => {
  const { supplier, buyer, ids } = market;
  const { vendor, warehouse, part, unit } = ids;
  const wanted = [{ part, unit, qty: '400', arrivalAt: '2096-03-20 09:00:00' }];
  const { id: plan } = await recordsOf(market, PLAN).create({ vendor, warehouse, lines: wanted });
  await recordsOf(market, PLAN).act(buyer, 'publish', plan);
  const { lines: asked, version } = await recordsOf(market, PLAN).read(plan);
  const more = { id: plan, version, lines: [{ ...asked[0], qty: '99999' }] };
  expect((await supplier.save(PLAN, more)).httpStatus).toBe(403);

  // What is asked for is read from the plan, whatever is sent as it.
  const excess = { qty: '99999', demandQty: '99999', openQty: '99999' };
  const refused = await save([line({ plan, ...excess })], supplier);
  expect(refused.error).toMatchObject({ code: 'deliveryNote.left', problems: [{ at: 'lines.0.qty' }] });
  expect((await recordsOf(market, PLAN).read(plan)).lines[0]).toMatchObject({ qty: '400' });
  const { id } = await done(save([line({ plan, ...excess, qty: '400' })], supplier));
  const note = await recordsOf(market, NOTE).read(id);
  expect(note.lines[0]).toMatchObject({ qty: '400', demandQty: '400', openQty: '400' });

  // Nor afterwards, by one piece.
  const again = { id, version: note.version, ...heading(), lines: [{ ...note.lines[0], ...excess, qty: '401' }] };
  expect((await supplier.save(NOTE, again)).error).toMatchObject({ code: 'deliveryNote.left' });
  const { version: then } = await recordsOf(market, NOTE).read(id);
  await done(supplier.save(NOTE, { ...again, version: then, lines: [{ ...again.lines[0], qty: '400' }] }));
  await recordsOf(market, NOTE).act(supplier, 'publish', id);
});

test('use 28: the chain of an order shows what was delivered and received of it', async () => {
  const order = await confirmed('100');
  const { note, asn, receipt } = await atTheDock(order, '80');
  await recordsOf(market, RECEIPT).act(market.buyer, 'receive', receipt);
  const chain = async (entity: string, id: string) => {
    const asked = { _entity: entity, id };
    const { before, after } = await done<any>(market.buyer.post(`/${entity.split('.')[0]}/ai/queryRelated`, asked));
    const stepsOf = (found: readonly any[]) => found.map((one) => `${one.step} ${one.entity} ${one.id}`);
    return { before: stepsOf(before), after: stepsOf(after) };
  };
  expect((await chain(ORDER, order)).after.slice(0, 3)).toEqual([
    `1 ${NOTE} ${note}`,
    `2 ${ASN} ${asn}`,
    `3 ${RECEIPT} ${receipt}`,
  ]);
  expect((await chain(RECEIPT, receipt)).before).toEqual([`-3 ${ORDER} ${order}`, `-2 ${NOTE} ${note}`, `-1 ${ASN} ${asn}`]);
});
