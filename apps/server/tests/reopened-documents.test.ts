import type { AnyDocument } from '@takt/model';
import { DeliveryNote, ReturnNotice } from '@takt/modules/purchasing/defs';
import { Asn } from '@takt/modules/warehouse/defs';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { codesOf, documentIn, performAsSystem } from './document-calls.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const told = (id: string) =>
  asOwner(
    factory,
    'select topic, payload->>\'from\' as "from", payload->>\'to\' as "to" from app.outbox where key = $1 order by id',
    [id],
  );
const remembered = (id: string) =>
  asOwner(
    factory,
    'select action, from_status as "from", to_status as "to" from app.history where row_id = $1 order by id desc limit 1',
    [id],
  );
const codeOf = (doc: AnyDocument, state: string): string => doc.states[state]?.code ?? '';

const ways: readonly (readonly [AnyDocument, from: string, to: string])[] = [
  [Asn, 'received', 'arrival'],
  [DeliveryNote, 'received', 'shipped'],
  [DeliveryNote, 'partlyReceived', 'shipped'],
  [ReturnNotice, 'confirmed', 'published'],
];
test.each(ways.map((way) => [way[0].id, ...way] as const))(
  '%s is reopened as by any action: state, version, history and event',
  async (id, doc, from, to) => {
    const made = await documentIn(factory, company, doc, codeOf(doc, from));
    expect((await performAsSystem({ factory, company }, doc, 'reopen', made.id)).httpStatus).toBe(200);
    expect((await company.admin.one(id, made.id)).data).toMatchObject({ status: codeOf(doc, to), version: 2 });
    expect(await remembered(made.id)).toEqual([{ action: 'reopen', from: codeOf(doc, from), to: codeOf(doc, to) }]);
    expect((await told(made.id)).at(-1)).toEqual({ topic: `${id}.reopen`, from, to });
  },
);

test('a return the supplier had answered goes back to the answer, and is no longer confirmed', async () => {
  const made = await documentIn(factory, company, ReturnNotice, ReturnNotice.states.confirmed.code);
  await asOwner(factory, "update app.purchasing_return_notice set feedback = 'agree', confirmed_at = now() where id = $1", [
    made.id,
  ]);
  await performAsSystem({ factory, company }, ReturnNotice, 'reopen', made.id);
  const { status, confirmedAt } = (await company.admin.one(ReturnNotice.id, made.id)).data;
  expect([status, confirmedAt]).toEqual([ReturnNotice.states.answered.code, null]);
});

test('from any other state it is refused', async () => {
  for (const [doc, from] of ways) {
    const fitting = ways.flatMap(([one, state]) => (one === doc ? [codeOf(doc, state)] : []));
    const [other = ''] = codesOf(doc).filter((code) => !fitting.includes(code) && code !== codeOf(doc, from));
    const made = await documentIn(factory, company, doc, other);
    expect((await performAsSystem({ factory, company }, doc, 'reopen', made.id)).error?.code).toBe(`${doc.id}.reopen.state`);
  }
});
