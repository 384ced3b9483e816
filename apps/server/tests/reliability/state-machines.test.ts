import { type Action, actionWay, type AnyDocument, type State, type Text } from '@takt/model';
import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from '../company.ts';
import { spokenOf } from '../contract.ts';
import { examples } from '../coverage-set.ts';
import { documentIn, documents } from '../document-calls.ts';
import { BUSY, STALE } from '../engine-sentences.ts';
import { wayOf } from '../ways/index.ts';
import { FULL, figure } from './figure.ts';

const PEOPLE = 50;
let factory: Factory;
let company: Company;
let supplier: Client;
beforeAll(async () => {
  // Documents are put into states they did not go through.
  factory = await openProduct({ poolSize: 16, exempt: 'all' });
  company = await openCompany(factory);
  supplier = await company.tenant.person({ admin: true, vendor: await company.samples.reference('base.vendor') });
});
afterAll(() => factory.close());

/** Buttons of a document that people press, each in the first state it starts from. */
const buttonsOf = (doc: AnyDocument) =>
  Object.entries<Action>(doc.actions).flatMap(([action, { from, system, side }]) => {
    const [state] = [from].flat();
    const deny: Text | undefined = spokenOf(doc)?.actions[action]?.deny;
    if (!state || !deny || system === true || actionWay(action) !== 'act') return [];
    return [{ id: doc.id, doc, action, deny, code: (doc.states[state] as State).code, bySupplier: side === 'vendor' }];
  });
/** Every button of every document in full; else one of each document that is an example of the engine. */
const pressed = documents.flatMap((doc) => {
  const buttons = buttonsOf(doc);
  if (FULL) return buttons;
  return examples.includes(doc) ? buttons.filter(({ action }) => action === (wayOf(doc.id).first || buttons[0]?.action)) : [];
});

test.each(pressed)('53: of 50 people who press $action of $id at once, one succeeds', async (button) => {
  const { id, doc, action, deny, code, bySupplier } = button;
  const world = { factory, company };
  const made = await documentIn(factory, company, doc, code);
  const way = wayOf(id).actions?.[action];
  await way?.before?.(world, made, code);
  const client = bySupplier ? supplier : company.admin;
  const input = (await way?.input?.((await client.one(id, made.id)).data, world)) ?? {};
  const press = (): Promise<Reply> => client.act(id, action, [{ id: made.id, version: 1 }], { input });
  const replies = await Promise.all(Array.from({ length: PEOPLE }, press));
  const refused = replies.filter(({ httpStatus }) => httpStatus !== 200);
  figure('53', `${id}.${action} ×${PEOPLE} at once: ${PEOPLE - refused.length} succeeded, ${refused.length} refused`);
  expect(refused.length, refused[0]?.raw).toBe(PEOPLE - 1);
  const words = [STALE, BUSY, deny].map(([zh]) => zh);
  for (const { error, raw } of refused) expect(words, raw).toContain(error?.zh);
  expect((await company.admin.one(id, made.id)).data.version).toBe(2);
  expect((await company.admin.history(id, made.id)).data.filter((entry) => entry.action === action)).toHaveLength(1);
});
