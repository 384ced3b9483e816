import { type Action, type AnyDocument, cautions, type Guard, guardContext, refusal, stateOfCode } from '@takt/model';
import type { Client, Factory, Reply, Sampled, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, NOW, openCompany, openProduct } from './company.ts';
import { documentIn, documents, inputOf, perform, performAsSystem } from './document-calls.ts';
import { type Refusing, wayOf } from './ways/index.ts';

/*
 * Every guard refuses a row that violates it: over HTTP, and as the browser judges the same row to draw the button. What it says is
 * written once, at the guard; the contract's words are held to it in `documents.test.ts`.
 */
let factory: Factory;
let company: Company;
let supplier: Client;
beforeAll(async () => {
  // Documents are put into states they did not go through.
  factory = await openProduct({ exempt: 'all' });
  company = await openCompany(factory);
  supplier = await company.tenant.person({ admin: true, vendor: await company.samples.reference('base.vendor') });
});
afterAll(() => factory.close());
const world = () => ({ factory, company });
const one = async (doc: AnyDocument, id: string): Promise<SampleRow> => (await company.admin.one(doc.id, id)).data;

type Guarded = readonly [name: string, action: string, guard: Guard, refusing: Refusing | undefined];
const guardsOf = (doc: AnyDocument): readonly Guarded[] =>
  Object.entries<Action>(doc.actions).flatMap(([action, { needs = [] }]) =>
    needs.map((guard): Guarded => [`${action}.${guard.id}`, action, guard, wayOf(doc.id).refuses?.[`${action}.${guard.id}`]]),
  );

async function clientOf({ by }: Refusing, { side }: Action): Promise<Client> {
  if (by === 'other') return company.tenant.person({ admin: true });
  if (typeof by === 'object') return company.tenant.person({ permissions: by.permissions });
  return by === 'supplier' || side === 'vendor' ? supplier : company.admin;
}

/** How the refused row differs from a sampled one. */
async function differing(doc: AnyDocument, { row = {}, lines }: Refusing): Promise<SampleRow> {
  const changed = typeof row === 'function' ? await row(world()) : row;
  if (!lines) return changed;
  const { ready = {} } = wayOf(doc.id);
  const fitting = typeof ready === 'function' ? await ready(world()) : ready;
  const sampled = fitting['lines'] ?? (await company.samples.row(doc.id))['lines'];
  return { ...fitting, lines: sampled.map((line: SampleRow) => ({ ...line, ...lines })), ...changed };
}

/** The refused document, in the state from which it is tried. */
async function violating(doc: AnyDocument, action: string, refusing: Refusing): Promise<Sampled> {
  const from = refusing.in ?? [(doc.actions[action] as Action).from].flat()[0] ?? doc.initial;
  const made = await documentIn(factory, company, doc, doc.states[from]?.code ?? '', await differing(doc, refusing));
  await refusing.before?.(world(), made);
  return made;
}

/** What the definition alone says of the row as it is read. */
function judged(doc: AnyDocument, action: string, row: SampleRow, input: SampleRow): readonly (string | undefined)[] {
  const { by, side } = doc.actions[action] as Action;
  const actor = { userId: '', can: () => true, vendorId: side === 'vendor' ? String(row['vendor']) : null };
  const read = { ...row, status: stateOfCode(doc, String(row['status'])) ?? '', ...(by && { [by]: actor.userId }) };
  const clock = { instant: new Date(`${NOW.replace(' ', 'T')}+08:00`), zone: 'Asia/Shanghai', plantZones: {} };
  const at = guardContext(clock, { actor, entity: doc, row: read, input });
  return [refusal(doc, action, read, at), ...cautions(doc, action, read, at)].map((no) => no?.code);
}

const STATUS = { error: 422, confirm: 409, warn: 409 } as const;
function expectTold(
  doc: AnyDocument,
  name: string,
  { else: [zh, en], level = 'error' }: Guard,
  reply: Pick<Reply, 'httpStatus' | 'error'>,
): void {
  const { httpStatus, error } = reply;
  expect({ httpStatus, code: error?.code, zh: error?.zh, en: error?.en }).toEqual({
    httpStatus: STATUS[level],
    code: `${doc.id}.${name}`,
    zh,
    en,
  });
}

async function expectHeld(doc: AnyDocument, [name, action, guard]: Guarded, refusing: Refusing): Promise<void> {
  const does = doc.actions[action] as Action;
  const client = await clientOf(refusing, does);
  if (action === 'create') {
    const row = { ...(await company.samples.row(doc.id)), ...(await differing(doc, refusing)) };
    return expectTold(doc, name, guard, await client.save(doc.id, row));
  }
  const made = await violating(doc, action, refusing);
  const row = await one(doc, made.id);
  const input = (await refusing.input?.(row, world())) ?? (await inputOf(world(), doc, action, row));
  const reply = does.system
    ? await performAsSystem(world(), doc, action, made.id, input)
    : await perform(world(), client, doc, action, made, input);
  expectTold(doc, name, guard, reply);
  // Nothing of it has moved.
  expect(await one(doc, made.id)).toEqual(row);
  if (refusing.by === undefined) expect(judged(doc, action, row, input)).toContain(`${doc.id}.${name}`);
}

describe.each(documents.map((doc) => [doc.id, doc] as const))('guards of %s', (_, doc) => {
  for (const guarded of guardsOf(doc)) {
    const [name, , , refusing] = guarded;
    if (refusing) test(`${name} refuses what violates it`, () => expectHeld(doc, guarded, refusing));
  }
  test('what is said to be refused names a guard', () => {
    const names = guardsOf(doc).map(([name]) => name);
    expect(Object.keys(wayOf(doc.id).refuses ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });
});
