import { type Action, actionWay, type AnyDocument, refusal, snake, type State, stateOfCode, type Text } from '@takt/model';
import type { Client, Factory, Reply, Sampled } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, freeText, NOW, openCompany, openProduct } from './company.ts';
import { examples } from './coverage-set.ts';
import { codesOf, documentIn, documents, perform, performAsSystem, unseenCodes } from './document-calls.ts';
import { NOT_FOUND, SYSTEM_ONLY } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { isOfContract, spokenOf, undefinedYet } from './contract.ts';
import type { Spoken, SpokenDocument } from './spoken.ts';
import { wayOf } from './ways/index.ts';

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
const actionsOf = (doc: AnyDocument): [string, Action][] =>
  Object.entries<Action>(doc.actions).filter(([, { from }]) => [from].flat().length > 0);

/** Those the contract knows, with what it says of them. */
const spokenDocuments = documents.flatMap((doc) => {
  const spoken = spokenOf(doc);
  return spoken ? [[doc.id, doc, spoken] as const] : [];
});
test.each(undefinedYet(documents))('what the contract says of %s, still to be defined, speaks of its own states', (_, spoken) => {
  const codes = Object.keys(spoken.states);
  const named = Object.values(spoken.actions).flatMap(({ from, to }) => [...from, ...[to ?? '='].flat()]);
  const elsewhere = [spoken.initial, ...spoken.final, ...named].filter((code) => !['=', '#deleted', ...codes].includes(code));
  expect(elsewhere).toEqual([]);
});
const spokenIn = (id: string, { actions }: SpokenDocument, action: string): Spoken => {
  const found = actions[action];
  if (!found) throw new Error(`the contract has no ${id}.${action}`);
  return found;
};
/** Every action in every state, and whether it starts from there. */
const cellsOf = (doc: AnyDocument, spoken: SpokenDocument) =>
  actionsOf(doc)
    .filter(([name]) => isOfContract(doc, name))
    .flatMap(([action]) =>
      codesOf(doc).map((code) => {
        const { from, deny } = spokenIn(doc.id, spoken, action);
        return { action, code, deny, allowed: from.includes(code) };
      }),
    );
const clientFor = (doc: AnyDocument, action: string): Client =>
  doc.actions[action].side === 'vendor' ? supplier : company.admin;
const done = (doc: AnyDocument, action: string, made: Sampled): Promise<Pick<Reply, 'httpStatus' | 'error'>> =>
  doc.actions[action].system === true
    ? performAsSystem(world(), doc, action, made.id)
    : perform(world(), clientFor(doc, action), doc, action, made);

/** The words of a refusal, asked of the definition alone by somebody who may do everything. */
function refusedIn(doc: AnyDocument, action: string, code: string): Text | null {
  const { by, side } = doc.actions[action] as Action;
  const actor = { userId: 'somebody', can: () => true, vendorId: side === 'vendor' ? 'a supplier' : null };
  const lines = Object.fromEntries(Object.keys(doc.details).map((name) => [name, []]));
  const row = { status: stateOfCode(doc, code) ?? '', ...lines, ...(by && { [by]: actor.userId }) };
  return refusal(doc, action, row, { now: NOW, actor, input: {} })?.text ?? null;
}

describe.each(spokenDocuments)('%s', (id, doc, spoken: SpokenDocument) => {
  const spokenFor = (action: string): Spoken => spokenIn(id, spoken, action);

  test('has the states of the contract, in their order, and ends where it ends', () => {
    const states = Object.values<State>(doc.states);
    expect(states.map(({ code, label }) => [code, ...label])).toEqual(
      states.map(({ code }) => [code, ...(spoken.states[code] ?? [])]),
    );
    expect(states.map(({ code }) => code).toSorted()).toEqual(Object.keys(spoken.states).toSorted());
    expect((doc.states[doc.initial] as State).code).toBe(spoken.initial);
    expect(states.flatMap(({ code, final }) => (final ? [code] : [])).toSorted()).toEqual(spoken.final.toSorted());
  });

  test('has the guards of the contract in their words', () => {
    const guards = Object.entries<Action>(doc.actions).flatMap(([name, { needs = [] }]) =>
      needs.map((guard) => [`${name}.${snake(guard.id)}`, guard.else]),
    );
    const asked = Object.entries(spoken.actions).flatMap(([name, action]) =>
      Object.entries(action.guards ?? {}).map(([guard, text]) => [`${name}.${guard}`, text]),
    );
    expect(Object.fromEntries(guards)).toMatchObject(Object.fromEntries(asked));
  });

  /** What the contract speaks of; the rest is ours. */
  const inContract = actionsOf(doc).filter(([name]) => isOfContract(doc, name));

  test('has the actions, starting states and targets of the contract', () => {
    expect(inContract.map(([name]) => name).toSorted()).toEqual(
      Object.entries(spoken.actions)
        .flatMap(([name, { from }]) => (from.length > 0 ? [name] : []))
        .toSorted(),
    );
    const codeOf = (name: string): string => (doc.states[name] as State).code;
    for (const [name, action] of inContract) {
      const { from, to } = spokenFor(name);
      const defined = typeof action.to === 'string' ? codeOf(action.to) : action.to?.map((branch) => codeOf(branch.to));
      expect({
        name,
        from: [action.from].flat().map(codeOf).toSorted(),
        to: name === 'delete' ? '#deleted' : (defined ?? '='),
      }).toEqual({
        name,
        from: from.toSorted(),
        to,
      });
    }
  });

  const cells = cellsOf(doc, spoken);
  const allowed = cells.filter((cell) => cell.allowed);
  const denied = cells.filter((cell) => !cell.allowed);
  /** Where the row that passes every guard is led: nothing controls it, and nothing of it has arrived. */
  const targetOf = (action: string, code: string): string => {
    const { to } = spokenFor(action);
    if (to === '=') return code;
    if (typeof to === 'string') return to;
    return wayOf(id).actions?.[action]?.to ?? to.at(-1) ?? '';
  };

  test.each(allowed)('$action in $code is done', async ({ action, code }) => {
    const made = await documentIn(factory, company, doc, code);
    await wayOf(id).actions?.[action]?.before?.(world(), made, code);
    const reply = await done(doc, action, made);
    expect(reply.httpStatus, JSON.stringify(reply.error)).toBe(200);
    const history = await asOwner(
      factory,
      'select action, from_status as "from", to_status as "to" from app.history where row_id = $1 order by id desc limit 1',
      [made.id],
    );
    if (actionWay(action) === 'delete') {
      expect((await company.admin.one(id, made.id)).httpStatus).toBe(404);
      expect(history).toMatchObject([{ action: 'delete' }]);
      return;
    }
    const row = (await company.admin.one(id, made.id)).data;
    expect(row).toMatchObject({ status: targetOf(action, code), version: 2 });
    if (actionWay(action) === 'edit') expect(history).toMatchObject([{ action: 'edit' }]);
    else expect(history).toEqual([{ action, from: code, to: targetOf(action, code) }]);
  });

  test('every action is refused in every other state in the words of the contract', () => {
    const named = ({ action, code }: { readonly action: string; readonly code: string }): string => `${action} in ${code}`;
    expect(Object.fromEntries(denied.map((cell) => [named(cell), refusedIn(doc, cell.action, cell.code)]))).toEqual(
      Object.fromEntries(denied.map((cell) => [named(cell), cell.deny])),
    );
  });

  // The function above is the one the server asks; one cell shows that it does, and for examples of the engine one of each action.
  const first = denied.filter((cell, index) => denied.findIndex(({ action }) => action === cell.action) === index);
  const asked = examples.includes(doc) ? first : first.slice(-1);
  test.each(asked)('$action in $code is refused over HTTP, and nothing of the document moves', async ({ action, code, deny }) => {
    const made = await documentIn(factory, company, doc, code);
    const before = (await company.admin.one(id, made.id)).data;
    const reply = await done(doc, action, made);
    // What suppliers do not see yet is not there for them.
    const unseen = doc.actions[action]?.side === 'vendor' && unseenCodes(doc).includes(code);
    expect({ httpStatus: reply.httpStatus, zh: reply.error?.zh, en: reply.error?.en }).toEqual({
      httpStatus: unseen ? 404 : 422,
      zh: unseen ? NOT_FOUND[0] : deny[0],
      en: unseen ? NOT_FOUND[1] : deny[1],
    });
    expect((await company.admin.one(id, made.id)).data).toEqual(before);
    expect((await company.admin.history(id, made.id)).data).toHaveLength(1);
  });
});

describe.each(spokenDocuments.filter(([, doc]) => examples.includes(doc)))(
  'the engine on %s',
  (id, doc, spoken: SpokenDocument) => {
    /** States in which nothing of it may be edited; all of them where the contract knows no edit. */
    const closed = codesOf(doc).filter((code) => !spoken.actions['edit']?.from.includes(code));

    const systemActions = actionsOf(doc).filter(([, action]) => action.system);
    test.each(systemActions)('%s is the engine’s own: no person may call it', async (action, { from }) => {
      const [state = ''] = [from].flat();
      const made = await documentIn(factory, company, doc, (doc.states[state] as State).code);
      expectRefused(await perform(world(), company.admin, doc, action, made), 403, SYSTEM_ONLY);
    });

    const forms = Object.keys(doc.actions).filter((name) => actionWay(name) !== 'act');
    test.each(forms)('%s is no button: called as one, it leaves no trace', async (action) => {
      const made = await documentIn(factory, company, doc, codesOf(doc)[0] ?? '');
      const reply = await company.admin.act(id, action, [{ id: made.id, version: 1 }]);
      expect(reply.httpStatus, reply.raw).toBeGreaterThanOrEqual(400);
      expect((await company.admin.one(id, made.id)).data.version).toBe(1);
      expect((await company.admin.history(id, made.id)).data.map((entry) => entry.action)).toEqual(['create']);
    });

    const buttons = actionsOf(doc).filter(([name, action]) => actionWay(name) === 'act' && !action.system);
    test.each(buttons)('naming %s in a form does not open a document its state has closed', async (operation) => {
      const field = freeText(doc);
      for (const code of closed) {
        const made = await documentIn(factory, company, doc, code);
        const reply = await company.admin.save(id, { id: made.id, version: 1, [field]: '改过' }, { operation });
        expect({ code, status: reply.httpStatus }).toEqual({ code, status: 422 });
        expect((await company.admin.one(id, made.id)).data).toMatchObject({ version: 1, [field]: made.sent[field] });
      }
    });

    test.runIf('edit' in doc.actions)(
      'a save that only sends the lines back is an edit too, and the state judges it',
      async () => {
        for (const code of closed) {
          const made = await documentIn(factory, company, doc, code);
          const { lines } = (await company.admin.one(id, made.id)).data;
          const reply = await company.admin.save(id, { id: made.id, version: 1, lines });
          expectRefused(reply, 422, spokenIn(id, spoken, 'edit').deny);
        }
      },
    );
  },
);
