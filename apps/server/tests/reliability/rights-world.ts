import { modules } from '@takt/app-server/modules';
import { type Dimension, type Entity, isDocument, isSeries, tableName } from '@takt/model';
import type { Client, Factory, SampleRow } from '@takt/testing';
import { asOwner, byId, type Company, entities, linksOf, openCompany } from '../company.ts';
import { tied } from '../overrides.ts';
import type { Fact, Facts, Somebody } from './rights-oracle.ts';

type Definition = Entity<any, any>;
type Draw = () => number;
/** What people read; series grow with every request, so nobody can say beforehand what is in them. */
export const definitions: readonly Definition[] = modules.flatMap(({ defs }) => defs.entities).filter((one) => !isSeries(one));

/** Somebody with the browser they use. */
export interface Member extends Somebody {
  readonly client: Client;
}
export interface World {
  readonly members: readonly Member[];
  readonly facts: Facts;
}

/** Where rows lie: a value of each dimension. */
type Place = Readonly<Record<'plant' | 'warehouse' | 'department' | 'vendor', string>>;
const isPlaced = (dimension: string): dimension is keyof Place =>
  ['plant', 'warehouse', 'department', 'vendor'].includes(dimension);
const dimensionsOf = ({ scopes }: Definition): readonly (keyof Place)[] => Object.keys(scopes).filter(isPlaced);

/** Two companies with rows in several places, and people whose rights and limits the seed decides. */
export async function openWorld(factory: Factory, draw: Draw): Promise<World> {
  const [company, other] = [await openCompany(factory), await openCompany(factory)];
  const places = [await newPlace(company), await newPlace(company), await newPlace(company)];
  for (const entity of entities) {
    for (const place of dimensionsOf(entity).length > 0 ? places : places.slice(1)) await fill(company, entity, place);
    await concern(company, entity, places);
    if (entity.unplaced !== null) await company.samples.create(entity.id, nowhere(entity));
  }
  for (const id of ['base.part', 'base.plant', 'warehouse.warehouse', 'sales.salesOrder', 'purchasing.purchaseOrder'])
    await other.samples.create(id);
  const members = [...(await peopleIn(factory, company, places, draw)), ...(await strangersIn(factory, other))];
  return { members, facts: await factsOf(factory, [company.tenant.id, other.tenant.id]) };
}

async function newPlace({ samples }: Company): Promise<Place> {
  const plant = (await samples.create('base.plant')).id;
  return {
    plant,
    warehouse: (await samples.create('warehouse.warehouse', { plant })).id,
    department: (await samples.create('system.department')).id,
    vendor: (await samples.create('base.vendor')).id,
  };
}

/** A row of the entity in a place, unless the place itself is one. */
async function fill(company: Company, entity: Definition, place: Place): Promise<void> {
  if (dimensionsOf(entity).some((dimension) => entity.scopes[dimension] === 'id')) return;
  await company.samples.create(entity.id, await within(company, entity, place));
}

/** A row that names no place. */
const nowhere = (entity: Definition): SampleRow =>
  Object.fromEntries(dimensionsOf(entity).map((dimension) => [entity.scopes[dimension]?.split('.')[0], null]));

/** Rows others point at, one of each entity and place: a line of a plant stands in a workshop of it. */
const lodged = new WeakMap<Company, Map<string, Promise<string>>>();
async function within(company: Company, entity: Definition, place: Place): Promise<SampleRow> {
  const known = lodged.get(company) ?? new Map<string, Promise<string>>();
  lodged.set(company, known);
  const row: SampleRow = {};
  const links = linksOf(entity);
  for (const dimension of dimensionsOf(entity)) {
    const placedBy = entity.scopes[dimension] ?? '';
    // `device.plant` is no field of its own: the row stands where the device it names stands.
    if (!placedBy.includes('.')) row[placedBy] = place[dimension];
    for (const [at, { detail, name, to }] of links.entries()) {
      const field = byId(to).scopes[dimension];
      if (field === 'id' && detail === null) row[name] = place[dimension];
      // A parent of its own kind may stand anywhere, and what is a place of its own was there before.
      if (!field || to === entity.id || Object.values(byId(to).scopes).includes('id')) continue;
      // What fits only beside others of its line is chosen with them.
      if (detail !== null && tied[entity.id]?.includes(`${detail}.${name}`)) continue;
      // What a row names twice are two: goods are not brought to where they come from.
      const nth = links.slice(0, at).filter((one) => one.to === to && one.detail === detail).length;
      const key = `${to} ${place[dimension]} ${nth}`;
      const lodging =
        known.get(key) ??
        within(company, byId(to), place).then(async (changes) => (await company.samples.create(to, changes)).id);
      known.set(key, lodging);
      if (detail === null) row[name] = await lodging;
      else {
        row[detail] ??= (await company.samples.row(entity.id))[detail];
        for (const line of row[detail]) line[name] = await lodging;
      }
    }
  }
  return row;
}

/** Rows that belong to one place and concern another, for each field that lets people elsewhere see them. */
async function concern(company: Company, entity: Definition, places: readonly Place[]): Promise<void> {
  for (const dimension of dimensionsOf(entity))
    for (const field of entity.seenBy[dimension]?.slice(1) ?? [])
      for (const [here, there] of places.flatMap((one) => places.map((other) => [one, other] as const))) {
        if (here === there) continue;
        const [row, away] = [await within(company, entity, here), await within(company, entity, there)];
        const lines = (row['lines'] ?? []).map((line: SampleRow, index: number) => ({
          ...line,
          toLocation: away['lines']?.[index]?.toLocation,
        }));
        await company.samples.create(entity.id, { ...row, [field]: there[dimension], lines });
      }
}

const VERBS = ['read', 'create', 'edit', 'delete', 'import', 'export'];
export const rightsOf = (entity: Definition): readonly string[] => [
  ...new Set([...VERBS, ...(isDocument(entity) ? Object.keys(entity.actions) : []), ...Object.keys(entity.rights)]),
];
/** Each right of each entity with this chance; now and then all of an entity, or of a module, at once. */
function role(draw: Draw, chance: number): ReadonlySet<string> {
  const moduleOf = ({ id }: Definition): string => id.split('.')[0] ?? '';
  const whole = [...new Set(definitions.map(moduleOf))].filter(() => draw() < chance / 8).map((module) => `${module}.*`);
  return new Set([
    ...whole,
    ...definitions.flatMap((entity) =>
      draw() < chance / 8
        ? [`${entity.id}.*`]
        : rightsOf(entity).flatMap((right) => (draw() < chance ? [`${entity.id}.${right}`] : [])),
    ),
  ]);
}

type Limits = readonly (readonly [Dimension, string])[];
interface Plan {
  readonly name: string;
  readonly chance: number;
  readonly vendor?: string;
  readonly limits?: Limits;
}
async function peopleIn(factory: Factory, company: Company, places: readonly Place[], draw: Draw): Promise<readonly Member[]> {
  const [a, b, c] = places;
  if (!a || !b || !c) throw new Error('three places are needed');
  const plans: readonly Plan[] = [
    { name: 'with most rights', chance: 0.85 },
    { name: 'with some rights', chance: 0.5 },
    { name: 'with few rights', chance: 0.15 },
    { name: 'of one plant', chance: 0.8, limits: [['plant', a.plant]] },
    { name: 'of two plants', chance: 0.6, limits: [a, b].map(({ plant }) => ['plant', plant]) },
    { name: 'of one warehouse', chance: 0.8, limits: [['warehouse', b.warehouse]] },
    { name: 'of two warehouses', chance: 0.6, limits: [a, c].map(({ warehouse }) => ['warehouse', warehouse]) },
    { name: 'of a warehouse in the plant', chance: 0.8, limits: [...limitsOf(a, 'plant', 'warehouse')] },
    { name: 'of a warehouse elsewhere', chance: 0.8, limits: [...limitsOf(a, 'plant'), ...limitsOf(b, 'warehouse')] },
    { name: 'of one department', chance: 0.8, limits: limitsOf(b, 'department') },
    { name: 'for one supplier', chance: 0.8, limits: limitsOf(a, 'vendor') },
    { name: 'for one supplier in a plant', chance: 0.8, limits: [...limitsOf(a, 'vendor'), ...limitsOf(b, 'plant')] },
    { name: 'limited in everything', chance: 0.7, limits: limitsOf(c, 'plant', 'warehouse', 'department', 'vendor') },
    { name: 'limited to what is their own', chance: 0.7, limits: [['owner', a.plant]] },
    { name: 'of the first supplier', chance: 0.85, vendor: a.vendor },
    { name: 'of the first supplier with some rights', chance: 0.5, vendor: a.vendor },
    { name: 'of the second supplier', chance: 0.7, vendor: b.vendor },
    { name: 'of the first supplier for a plant', chance: 0.8, vendor: a.vendor, limits: limitsOf(a, 'plant') },
    { name: 'of the first supplier, limited to the second', chance: 0.8, vendor: a.vendor, limits: limitsOf(b, 'vendor') },
  ];
  const members: Member[] = [];
  for (const plan of plans) members.push(await join(factory, company, plan, role(draw, plan.chance)));
  return members;
}
const limitsOf = (place: Place, ...dimensions: readonly (keyof Place)[]): Limits =>
  dimensions.map((dimension) => [dimension, place[dimension]]);

/** People of the other company with every right there is. */
async function strangersIn(factory: Factory, other: Company): Promise<readonly Member[]> {
  const everything = new Set(definitions.map(({ id }) => `${id}.*`));
  return [await join(factory, other, { name: 'of the other company', chance: 1 }, everything)];
}

async function join(
  factory: Factory,
  { tenant }: Company,
  { name, vendor, limits = [] }: Plan,
  permissions: ReadonlySet<string>,
): Promise<Member> {
  const scopes = limits.map(([dimension, value]) => ({ dimension, value }));
  const client = await tenant.person({ permissions: [...permissions], scopes, ...(vendor && { vendor }) });
  const [found] = await asOwner<{ id: string }>(
    factory,
    'select id from app.system_user where tenant_id = $1 and username = $2',
    [tenant.id, client.username],
  );
  return { name, company: tenant.id, userId: found?.id ?? '', vendor: vendor ?? null, permissions, scopes, client };
}

/** All rows of both companies as their tables have them, each with something a company added to its fields. */
async function factsOf(factory: Factory, companies: readonly number[]): Promise<Facts> {
  for (const { id } of definitions) {
    await asOwner(
      factory,
      `insert into app.custom_field (tenant_id, entity, name, kind, label_zh, label_en, required, options, position)
       select unnest($1::int[]), $2, 'added', 'text', '自加字段', 'Added field', false, '{}', 1`,
      [companies, id],
    );
    await asOwner(factory, `update app.${tableName(id)} set ext = '{"added":"1"}'`);
  }
  return {
    definitions: new Map(definitions.map((entity) => [entity.id, entity])),
    modules: modules.map(({ defs }) => defs),
    rows: await storedRows(factory),
  };
}

/** What the tables hold at this moment, by entity. */
export async function storedRows(factory: Factory): Promise<ReadonlyMap<string, readonly Fact[]>> {
  const rows = new Map<string, readonly Fact[]>();
  for (const { id } of definitions) {
    const found = await asOwner<{ row: SampleRow }>(
      factory,
      `select to_jsonb(t) as row from app.${tableName(id)} t order by t.id`,
    );
    rows.set(
      id,
      found.map(({ row }) => factOf(row)),
    );
  }
  return rows;
}
const factOf = (row: SampleRow): Fact => ({
  id: row['id'],
  company: row['tenant_id'],
  values: row,
  version: row['version'],
  deleted: row['deleted_at'] !== null,
});
