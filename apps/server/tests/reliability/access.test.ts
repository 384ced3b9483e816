import { type Action, type Entity, type Fields, isDocument, tableName } from '@takt/model';
import type { Client, Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, editable, entities, openCompany, openProduct, writable } from '../company.ts';
import { examples } from '../coverage-set.ts';
import { codesOf, documentIn, documents, perform, unseenCodes } from '../document-calls.ts';
import { NOT_FOUND } from '../engine-sentences.ts';
import { visit } from '../signin-calls.ts';
import { figure } from './figure.ts';
import { guarded, order, OWN_ROWS, plant } from './route-lists.ts';

let factory: Factory;
let company: Company;
let vendor: string;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  vendor = await company.samples.reference('base.vendor');
});
afterAll(() => factory.close());

const everything = [...new Set(entities.map((entity) => `${entity.id.split('.')[0]}.*`))];
const open = (entity: Entity<any, any>): boolean => entity.scopes.vendor !== undefined || entity.vendorsRead;

test('20: a supplier’s person with every right there is gets 403 or 404 from all that is not for suppliers', async () => {
  const supplier = await company.tenant.person({ permissions: everything, vendor });
  const answers: [string, string][] = [];
  const routes = guarded((await company.samples.create(plant)).id, (await company.samples.create(order)).id);
  const internal = Object.entries(routes).filter(([route]) => !(route in OWN_ROWS));
  for (const [route, body] of internal) answers.push([route, await visit(factory, route, body, supplier.token)]);
  const closed = examples.filter((entity) => !open(entity));
  for (const { id } of closed) {
    const row = (await company.samples.create(id)).id;
    const replies = {
      page: await supplier.page(id),
      one: await supplier.one(id, row),
      history: await supplier.history(id, row),
      options: await supplier.options(id),
      save: await supplier.save(id, { id: row, version: 1 }),
      delete: await supplier.delete(id, [{ id: row }]),
    };
    for (const [name, reply] of Object.entries(replies)) answers.push([`${id} ${name}`, `${reply.httpStatus}`]);
  }
  const through = answers.filter(([, answer]) => !/^40[34]/.test(answer));
  figure(
    '20',
    `${answers.length} internal calls by a supplier with every right: ${answers.length - through.length} say 403 or 404`,
  );
  expect(through).toEqual([]);
});

/** Fields of every row that no form may set. */
const FORBIDDEN = {
  tenant_id: 1,
  tenantId: 1,
  deletedAt: null,
  deleted_at: null,
  password: 'x',
  isAdmin2: '1',
  __proto__x: {},
  'id; drop table': 1,
} as const;
/** What the engine itself writes: ignored when sent, because a form sends back what it was given. */
const STAMPED = {
  createdBy: '00000000-0000-7000-8000-00000000dead',
  updatedBy: '00000000-0000-7000-8000-00000000dead',
  createdAt: '1999-01-01 00:00:00',
  updatedAt: '1999-01-01 00:00:00',
  linkedCount: 99,
  openLinkedCount: 99,
} as const;

test('23: nothing is stored that a form may not set: unknown, engine’s own, computed and read-only fields', async () => {
  const { admin, samples } = company;
  let [sent, refused] = [0, 0];
  for (const entity of examples) {
    const { id } = entity;
    const row = await samples.row(id);
    for (const [name, value] of Object.entries(FORBIDDEN)) {
      const reply = await admin.save(id, { ...row, [name]: value });
      sent += 1;
      if (reply.httpStatus === 422 && reply.error?.code === 'field.unknown') refused += 1;
    }
    const theirs = new Set(writable(entity.fields as Fields).map(([name]) => name));
    const unwritable = Object.keys(entity.fields).filter((name) => !theirs.has(name));
    const own = Object.fromEntries(unwritable.map((name) => [name, 'PLANTED']));
    const stamps = isDocument(entity) ? { ...STAMPED, number: 'PLANTED', status: 'PLANTED' } : STAMPED;
    const { linkedCount: _, openLinkedCount: __, ...plain } = STAMPED;
    const extra = { ...(isDocument(entity) ? stamps : plain), ...own };
    sent += Object.keys(extra).length;
    const made = await admin.save(id, { ...row, ...extra });
    expect(made.httpStatus, `${id} ${made.raw}`).toBe(200);
    const [stored] = await asOwner<SampleRow>(factory, `select * from app.${tableName(id)} where id = $1`, [made.data.id]);
    const text = JSON.stringify(stored);
    expect(text, id).not.toContain('PLANTED');
    expect(text, id).not.toContain(STAMPED.createdBy);
    expect(text, id).not.toContain('1999-01-01');
    if (editable(entity)) {
      const edited = await admin.save(id, { id: made.data.id, version: 1, ...extra });
      sent += Object.keys(extra).length;
      const [after] = await asOwner<SampleRow>(factory, `select * from app.${tableName(id)} where id = $1`, [made.data.id]);
      expect(`${edited.httpStatus} ${JSON.stringify(after)}`, id).not.toMatch(
        new RegExp(`PLANTED|${STAMPED.createdBy}|1999-01-01`),
      );
    }
  }
  figure('23', `${sent} forbidden values to ${examples.length} entities: 0 stored, ${refused} unknown names refused`);
  expect(refused).toBe(examples.length * Object.keys(FORBIDDEN).length);
});

/** Guarded by who the document names, in a guard of its own rather than by a field of the action. */
const HELD = ['equipment.repairOrder.start', 'equipment.repairOrder.dispatch'];
/** A person of the company who may do everything with documents, leads nobody, and is nobody the document names. */
const colleague = (): Promise<Client> =>
  company.tenant.person({
    permissions: documents.flatMap(({ id, actions }) => ['read', ...Object.keys(actions)].map((name) => `${id}.${name}`)),
  });

test('24: what belongs to one person, to a supplier or to a leader is refused to everybody else, whatever their rights', async () => {
  const other = await colleague();
  const supplier = await company.tenant.person({ permissions: everything, vendor });
  const tried: [string, boolean][] = [];
  for (const doc of documents) {
    for (const [name, action] of Object.entries<Action>(doc.actions)) {
      const guarded = action.by !== undefined || action.side !== undefined || HELD.includes(`${doc.id}.${name}`);
      if (!guarded || action.system) continue;
      const [from = ''] = [action.from].flat();
      const code = doc.states[from]?.code ?? codesOf(doc)[0] ?? '';
      const own = doc.scopes.vendor ? { [doc.scopes.vendor]: vendor } : {};
      const made = await documentIn(factory, company, doc, code, own);
      const wrong = action.side === 'internal' ? supplier : other;
      const reply = await perform({ factory, company }, wrong, doc, name, made);
      tried.push([`${doc.id}.${name}`, reply.httpStatus !== 200]);
      const [zh, en] = [reply.error?.zh, reply.error?.en];
      // What suppliers do not see yet is not there for them; everything else is refused with its reason.
      if (wrong !== supplier || !unseenCodes(doc).includes(code)) expect([zh, en], reply.raw).not.toEqual([...NOT_FOUND]);
      expect(zh && en, `${doc.id}.${name} ${reply.raw}`).toBeTruthy();
      expect((await company.admin.one(doc.id, made.id)).data.version, name).toBe(made.version);
    }
  }
  const through = tried.filter(([, refused]) => !refused);
  figure('24', `${tried.length} actions that belong to somebody: ${tried.length - through.length} refused to everybody else`);
  expect(tried.length).toBeGreaterThanOrEqual(5);
  expect(through).toEqual([]);
});
