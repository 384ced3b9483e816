import { type Entity, type Field, isDocument, type Tables, type Text, valueProblem } from '@takt/model';
import type { Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asOwner,
  byId,
  type Company,
  deletable,
  editable,
  entities,
  freeText,
  named,
  openCompany,
  openProduct,
  uniqueSets,
  writable,
} from './company.ts';
import { replaced } from './overrides.ts';
import { examples } from './coverage-set.ts';
import { B102, G02, G03, G05, REF_MISSING, X04 } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

/** A field with where it stands: in the header, or in the first line of a table. */
interface Place {
  readonly at: string;
  readonly field: Field;
  /** The row with another value at this place. */
  readonly put: (row: SampleRow, value: unknown) => SampleRow;
}
const placesOf = (entity: Entity<any, any>): Place[] => [
  ...writable(entity.fields).map(
    ([name, field]): Place => ({ at: name, field, put: (row, value) => ({ ...row, [name]: value }) }),
  ),
  ...Object.entries(entity.details as Tables).flatMap(([detail, table]) =>
    writable(table.fields).map(
      ([name, field]): Place => ({
        at: `${detail}.0.${name}`,
        field,
        put: (row, value) => ({ ...row, [detail]: [{ ...row[detail][0], ...replaced(entity.id, name), [name]: value }] }),
      }),
    ),
  ),
];

const SELECTED: readonly Field['kind'][] = ['choice', 'dictionary', 'ref', 'user', 'department'];
const missingWords = ({ kind, label, options }: Field): Text =>
  options.requiredWords ?? (SELECTED.includes(kind) ? G03(label) : G02(label));
/* What is chosen from a list is no longer than what stands there. */
const TEXTUAL: readonly Field['kind'][] = ['text', 'code', 'richtext'];
const lengthOf = ({ options }: Field): number => options.length ?? 200;
const limitOf = (field: Field, n: number): string => String(n).padStart(lengthOf(field), '长');

describe.each(named(entities))('%s', (id, entity) => {
  test('what the whole row makes required is demanded', async () => {
    for (const [name, demanded] of Object.entries(entity.requiredWhen)) {
      const row = await company.samples.row(id);
      if (!demanded(row)) continue;
      expectProblem(await company.admin.save(id, { ...row, [name]: null }), name, missingWords(entity.fields[name]));
    }
  });
});

describe.each(named(examples))('the engine on %s', (id, entity) => {
  const places = placesOf(entity);

  test.each(places.filter(({ field }) => field.required).map((place) => [place.at, place] as const))(
    'G02/G03: %s is demanded',
    async (at, { field, put }) => {
      const row = await company.samples.row(id);
      for (const empty of [null, '', '  ']) {
        expectProblem(await company.admin.save(id, put(row, empty)), at, missingWords(field));
      }
    },
  );

  test.each(places.filter(({ field }) => TEXTUAL.includes(field.kind)).map((place) => [place.at, place] as const))(
    'G05: %s takes its full length and no character more',
    async (at, { field, put }) => {
      const { admin, samples } = company;
      const row = await samples.row(id);
      const n = samples.next();
      expectProblem(await admin.save(id, put(row, `长${limitOf(field, n)}`)), at, G05(field.label, lengthOf(field)));
      if (valueProblem(field, limitOf(field, n)) !== null) return;
      const saved = await admin.save(id, put(row, limitOf(field, n)));
      expect(saved.raw).toMatch(/^\{"status":1/);
      expect((await admin.one(id, saved.data.id)).data).toMatchObject(put(row, limitOf(field, n)));
    },
  );

  test.runIf(editable(entity))('an edit is judged like a creation', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    const name = freeText(entity);
    const tooLong = 'x'.repeat(lengthOf(entity.fields[name]) + 1);
    const reply = await admin.save(id, { id: made.id, version: 1, [name]: tooLong });
    expectProblem(reply, name, G05(entity.fields[name].label, lengthOf(entity.fields[name])));
    expect((await admin.one(id, made.id)).data.version).toBe(1);
  });

  test.each(uniqueSets(entity).map((set) => [set.join(' + '), set] as const))('X04: %s is held once', async (_, set) => {
    const { admin, samples } = company;
    const first = await samples.create(id);
    const same = Object.fromEntries(set.map((name) => [name, first.sent[name]]));
    const twice = await admin.save(id, { ...(await samples.row(id)), ...same });
    const told = entity.fields[set[0] ?? ''].options.uniqueWords ?? X04;
    expectRefused(twice, 422, told);
    expect(twice.error?.code).toBe('X04');
    const second = await samples.create(id);
    expectRefused(await admin.save(id, { id: second.id, version: 1, ...same }), 422, told);
    expect((await admin.one(id, second.id)).data).toMatchObject({ ...second.sent, version: 1 });
    const [name] = set.filter((one) => TEXTUAL.includes(entity.fields[one].kind));
    if (set.length < 2 || name === undefined) return;
    expect((await admin.save(id, { ...(await samples.row(id)), ...same, [name]: `C${samples.next()}` })).httpStatus).toBe(200);
  });

  const sets = Object.entries(entity.details as Tables).flatMap(([detail, table]) =>
    table.unique.map((set) => [detail, set] as const),
  );
  test.each(sets)('X04: lines of %s do not repeat %s', async (detail) => {
    const row = await company.samples.row(id);
    expectRefused(await company.admin.save(id, { ...row, [detail]: [row[detail][0], row[detail][0]] }), 422, X04);
  });

  test.each(sets.filter(([detail, set]) => set.some((name) => !entity.details[detail].fields[name].options.to)))(
    'lines of %s may exchange %s in one save',
    async (detail, set) => {
      const { admin, samples } = company;
      const [first, second] = [await samples.row(id), await samples.row(id)];
      const made = await samples.create(id, { [detail]: [first[detail][0], second[detail][0]] });
      const [a, b] = (await admin.one(id, made.id)).data[detail];
      const taken = (from: SampleRow) => Object.fromEntries(set.map((name) => [name, from[name]]));
      const exchanged = [
        { ...a, ...taken(b) },
        { ...b, ...taken(a) },
      ];
      const reply = await admin.save(id, { id: made.id, version: 1, [detail]: exchanged });
      expect(reply.httpStatus, reply.raw).toBe(200);
      expect((await admin.one(id, made.id)).data[detail]).toMatchObject(exchanged);
    },
  );

  test('a reference to nothing is refused', async () => {
    for (const { field, put } of places.filter((place) => place.field.options.to)) {
      const row = await company.samples.row(id);
      const nowhere = '01900000-0000-7000-8000-000000000000';
      expectRefused(await company.admin.save(id, put(row, nowhere)), 422, REF_MISSING);
      const wrong = await company.admin.save(id, put(row, 'not an id'));
      expect(wrong.httpStatus).toBe(422);
      expect(wrong.error?.zh).toBe(G03(field.label)[0]);
    }
  });

  test('a reference to a deleted row is refused', async () => {
    const { admin, samples } = company;
    for (const { at, field, put } of places.filter(({ field: one }) => one.options.to && deletable(byId(one.options.to)))) {
      const target = await samples.create(field.options.to ?? '', {}, 'least');
      expect((await admin.delete(field.options.to ?? '', [{ id: target.id }])).httpStatus).toBe(200);
      const reply = await admin.save(id, put(await samples.row(id), target.id));
      expect({ at, status: reply.httpStatus, zh: reply.error?.zh }).toEqual({ at, status: 422, zh: REF_MISSING[0] });
    }
  });

  test.runIf(isDocument(entity))('B102: a number that came round again is refused', async () => {
    const other = await openCompany(factory);
    const made = await other.samples.create(id);
    expect(made.number).toMatch(/00001$/);
    const [module] = id.split('.');
    // What it names is numbered as well, before everything is numbered anew.
    const row = await other.samples.row(id);
    await asOwner(factory, 'update app.number set last = 0 where tenant_id = $1', [other.tenant.id]);
    const reply = await other.admin.post(`/${module}/ai/submit`, { _entity: id, row });
    expectRefused(reply, 422, B102);
    expect(reply.error?.code).toBe('B102');
  });
});

test('every kind of field is sampled or knowingly left out', () => {
  const kinds = new Set(
    entities.flatMap((entity) => [
      ...writable(entity.fields).map(([, { kind }]) => kind),
      ...Object.values(entity.details as Tables).flatMap((table) => writable(table.fields).map(([, { kind }]) => kind)),
    ]),
  );
  // They need the record before they can be uploaded; attachments.test.ts does. A picture is never demanded, so samples do without.
  for (const kind of ['file', 'files'] as const) expect(kinds.has(kind), kind).toBe(false);
});
