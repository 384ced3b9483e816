import {
  type Action,
  actionWay,
  type Dimension,
  type Entity,
  isDocument,
  tableName,
  visibleEntity,
  withoutHidden,
} from '@takt/model';
import { readWorkbook } from '@takt/content/host';
import type { Client, Factory, Reply, SampleRow } from '@takt/testing';
import { keyField } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, editable, entities, freeText, linksOf, openCompany, openProduct } from './company.ts';
import { seenCode } from './document-calls.ts';
import { tied } from './overrides.ts';
import { NOT_AUTHORISED, NOT_FOUND, OUT_OF_SCOPE } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

/** What an administrator limits people by, and where the values of each dimension are kept. */
const KEPT: Readonly<Partial<Record<Dimension, string>>> = {
  plant: 'base.plant',
  warehouse: 'warehouse.warehouse',
  department: 'system.department',
  vendor: 'base.vendor',
};
interface Limited {
  readonly client: Client;
  readonly inside: string;
  readonly outside: string;
}

let factory: Factory;
let company: Company;
const limited = new Map<string, Limited>();
let supplier: Client;
let vendorId: string;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  const permissions = [...new Set(entities.map((entity) => `${entity.id.split('.')[0]}.*`))];
  for (const [dimension, kept] of Object.entries(KEPT)) {
    const [inside, outside] = [(await company.samples.create(kept)).id, (await company.samples.create(kept)).id];
    const client = await company.tenant.person({ permissions, scopes: [{ dimension, value: inside }] });
    limited.set(dimension, { client, inside, outside });
  }
  // Limited by plant alone, and by what follows from it: the warehouses that stand there.
  const { client, inside, outside } = limited.get('plant') as Limited;
  const [here, elsewhere] = await Promise.all(
    [inside, outside].map(async (plant) => (await company.samples.create('warehouse.warehouse', { plant })).id),
  );
  limited.set('warehouse by plant', { client, inside: here ?? '', outside: elsewhere ?? '' });
  vendorId = (await company.samples.create('base.vendor')).id;
  supplier = await company.tenant.person({ permissions, vendor: vendorId });
});
afterAll(() => factory.close());

const contextOf = (id: string): string => id.split('.')[0] ?? '';
const scoped = entities.flatMap((entity) =>
  Object.entries(entity.scopes as Record<string, string>).flatMap(([dimension, field]) => {
    const limits = dimension === 'warehouse' && field !== 'id' ? [dimension, 'warehouse by plant'] : [dimension];
    return limits.map((limit) => [entity.id, limit, dimension, field, entity] as const);
  }),
);

async function keysExported(client: Client, entity: Entity<any, any>): Promise<unknown[]> {
  const { bytes } = await client.download(`/${contextOf(entity.id)}/ai/export`, { _entity: entity.id });
  const rows: (readonly unknown[])[] = [];
  for await (const { cells } of readWorkbook(bytes, 5000)) rows.push(cells);
  const heading = isDocument(entity) ? undefined : entity.fields[keyField(entity)].label[0];
  const at = heading === undefined ? 0 : (rows[0] ?? []).findIndex((cell) => String(cell).startsWith(heading));
  return rows.map((cells) => cells[at]);
}

/** Rows limited by the same value, one of each entity, for others to point at: a line of a plant stands in a workshop of it. */
const lodged = new Map<string, Promise<string>>();
async function within(id: string, dimension: string, value: string): Promise<SampleRow> {
  const entity = entities.find((one) => one.id === id) as Entity<any, any>;
  const scope = String(entity.scopes[dimension as Dimension]);
  // A path is followed by the links: the row names something that stands there.
  const found: SampleRow = scope.includes('.') ? {} : { [scope]: value };
  const links = linksOf(entity);
  for (const [at, { detail, name, to }] of links.entries()) {
    const field = entities.find((one) => one.id === to)?.scopes[dimension as Dimension];
    // Another warehouse it names is the one it stands in.
    if (field === 'id' && detail === null) found[name] = value;
    // A parent of its own kind may stand anywhere.
    if (!field || field === 'id' || to === id) continue;
    // What fits only beside others of its line is chosen with them.
    if (detail !== null && tied[id]?.includes(`${detail}.${name}`)) continue;
    // What a row names twice are two: goods are not brought to where they come from.
    const nth = links.slice(0, at).filter((one) => one.to === to && one.detail === detail).length;
    const key = `${to} ${value} ${nth}`;
    if (!lodged.has(key)) {
      lodged.set(
        key,
        within(to, dimension, value).then(async (place) => (await company.samples.create(to, place)).id),
      );
    }
    const place = await lodged.get(key);
    if (detail === null) found[name] = place;
    else {
      found[detail] ??= (await company.samples.row(id))[detail];
      found[detail] = found[detail].map((line: SampleRow) => ({ ...line, [name]: place }));
    }
  }
  return found;
}

describe.each(scoped)('security F2: %s limited by %s', (id, limit, dimension, field, entity) => {
  const limits = (): Limited => limited.get(limit) as Limited;
  /** Where a row lies; whoever is limited by plant must find it in the plant of the warehouse too. */
  const placed = async (value: string): Promise<SampleRow> => {
    const plants = limited.get('plant') as Limited;
    const own = limit === dimension ? undefined : entity.scopes.plant;
    const plant = value === limits().inside ? plants.inside : plants.outside;
    return { ...(await within(id, dimension, value)), ...(own && { [own]: plant }) };
  };
  const rows = async (): Promise<readonly [inside: string, outside: string]> => {
    const { inside, outside } = limits();
    if (field === 'id') return [inside, outside];
    const made = await Promise.all([inside, outside].map(async (value) => company.samples.create(id, await placed(value))));
    return [made[0]?.id ?? '', made[1]?.id ?? ''];
  };

  test('a person sees the rows of their own value and no other', async () => {
    const { client, inside: value } = limits();
    const [inside, outside] = await rows();
    const both = await client.page(id, { _params: { id: [inside, outside] } });
    expect(both.data.list.map((row) => row.id)).toEqual([inside]);
    const fields = entity.seenBy[dimension as Dimension] ?? [];
    const through = fields.some((name) => name.includes('.'));
    const all = await client.page(id, { paging: { size: 500 }, _fields: field === 'id' || through ? [] : fields });
    // A plant has other warehouses as well.
    const strange = (row: SampleRow): boolean =>
      through || entity.unplaced
        ? row['id'] === outside
        : limit === dimension
          ? !fields.some((name) => row[name] === value)
          : fields.some((name) => row[name] === limits().outside);
    expect(all.data.list.filter(strange)).toEqual([]);
    expect((await client.options(id, { filter: { id: [inside, outside] } })).data.map((option) => option.value)).toEqual([
      inside,
    ]);
    expect((await client.one(id, inside)).httpStatus).toBe(200);
    expectRefused(await client.one(id, outside), 404, NOT_FOUND);
    expectRefused(await client.history(id, outside), 404, NOT_FOUND);
    const key = keyField(entity);
    const keys = await keysExported(client, entity);
    expect(keys).toContain((await company.admin.one(id, inside)).data[key]);
    expect(keys).not.toContain((await company.admin.one(id, outside)).data[key]);
  });

  test.runIf(isDocument(entity))('a person is not shown a document outside, not even beside one of their own', async () => {
    const [[own, outside], [next]] = [await rows(), await rows()];
    for (const to of [next, outside])
      await asOwner(
        factory,
        `insert into app.link (tenant_id, id, conversion, from_entity, from_id, to_entity, to_id)
         values ($1, gen_random_uuid(), 'test', $2, $3, $2, $4)`,
        [company.tenant.id, id, own, to],
      );
    const { data } = await limits().client.post(`/${contextOf(id)}/ai/queryRelated`, { _entity: id, id: own });
    expect(data.after.map((one: { id: string }) => one.id)).toEqual([next]);
  });

  test('a person changes nothing outside', async () => {
    const { client } = limits();
    const [, outside] = await rows();
    const target = { id: outside, version: 1 };
    expectRefused(await client.save(id, { ...target, [freeText(entity)]: 'x' }), 404, NOT_FOUND);
    expectRefused(await client.delete(id, [target]), 404, NOT_FOUND);
    for (const action of isDocument(entity) ? Object.keys(entity.actions) : []) {
      expectRefused(await client.act(id, action, [target]), 404, NOT_FOUND);
    }
    expect((await company.admin.one(id, outside)).data.version).toBe(1);
  });

  test('a person puts no row where they could not see it', async () => {
    const { client, inside, outside } = limits();
    if (field === 'id') {
      // Whatever they made would be a value they do not hold.
      expectRefused(await client.save(id, await company.samples.row(id)), 403, OUT_OF_SCOPE);
      return;
    }
    const elsewhere = field.includes('.') ? await placed(outside) : { [field]: outside };
    expectRefused(await client.save(id, { ...(await company.samples.row(id)), ...elsewhere }), 403, OUT_OF_SCOPE);
    const made = await client.save(id, await company.samples.changed(id, await placed(inside)));
    expect(made.httpStatus, made.raw).toBe(200);
    if (!editable(entity)) return;
    expectRefused(await client.save(id, { id: made.data.id, version: 1, ...elsewhere }), 403, OUT_OF_SCOPE);
    expect((await client.save(id, { id: made.data.id, version: 1, [freeText(entity)]: 'y' })).httpStatus).toBe(200);
  });
});

/** Entities whose rows may stand nowhere, and the field that is empty then. */
const unplaced = entities.flatMap((entity) =>
  Object.entries(entity.unplaced ? (entity.scopes as Record<string, string>) : {}).map(
    ([dimension, scope]) => [entity.id, dimension, scope.split('.')[0] ?? '', entity] as const,
  ),
);

test('there is something limited through what it refers to, and something that may stand nowhere', () => {
  expect(scoped.filter(([, , , field]) => field.includes('.')).map(([id]) => id)).toEqual(
    expect.arrayContaining(['base.routeFile', 'base.bindingConfig', 'equipment.repairOrder']),
  );
  expect(unplaced.map(([id]) => id)).toEqual(
    expect.arrayContaining(['base.approvalPlan', 'base.bindingConfig', 'equipment.repairOrder']),
  );
});

describe.each(unplaced)('security F2: %s that names no %s', (id, dimension, field, entity) => {
  const nowhere = async (): Promise<string> => (await company.samples.create(id, { [field]: null })).id;

  test('everybody sees it', async () => {
    const { client } = limited.get(dimension) as Limited;
    const row = await nowhere();
    expect((await client.page(id, { _params: { id: [row] } })).data.list.map((one) => one.id)).toEqual([row]);
    expect((await client.options(id, { filter: { id: [row] } })).data.map(({ value }) => value)).toEqual([row]);
    expect((await client.one(id, row)).data.id).toBe(row);
    expect(await keysExported(client, entity)).toContain((await company.admin.one(id, row)).data[keyField(entity)]);
  });

  test('those who are limited write it where it is shared, and else not', async () => {
    const { client } = limited.get(dimension) as Limited;
    const target = { id: await nowhere(), version: 1, [freeText(entity)]: 'x' };
    const made = { ...(await company.samples.row(id)), [field]: null };
    for (const sent of [made, ...(editable(entity) ? [target] : [])]) {
      const answer = await client.save(id, sent);
      if (entity.unplaced === 'shared') expect(answer.httpStatus, answer.raw).toBe(200);
      else expectRefused(answer, 403, OUT_OF_SCOPE);
    }
  });

  test.runIf(entity.unplaced === 'seen' && editable(entity))('nobody makes it theirs by naming their own place', async () => {
    const { client, inside } = limited.get(dimension) as Limited;
    const here = await within(id, dimension, inside);
    const answer = await client.save(id, { id: await nowhere(), version: 1, [field]: here[field] });
    expectRefused(answer, 403, OUT_OF_SCOPE);
  });
});

/** Fields that let people see rows which belong elsewhere. */
const seen = entities.flatMap((entity) =>
  Object.entries<readonly string[]>(entity.seenBy).flatMap(([dimension, [owner = '', ...others]]) =>
    others.map((field) => [entity.id, field, dimension, owner, entity] as const),
  ),
);

test('there is something seen from more than one place', () => {
  expect(seen.map(([id]) => id)).toContain('warehouse.stockTransfer');
});

describe.each(seen)('%s seen by its %s', (id, field, dimension, owner, entity) => {
  /** A row that belongs outside and concerns the inside. */
  const concerned = async (): Promise<string> => {
    const { inside, outside } = limited.get(dimension) as Limited;
    const row = await within(id, dimension, outside);
    const there = await within(id, dimension, inside);
    const lines = (row['lines'] ?? []).map((line: SampleRow, index: number) => ({
      ...line,
      ...(there['lines']?.[index]?.toLocation && { toLocation: there['lines'][index].toLocation }),
    }));
    return (await company.samples.create(id, { ...row, [owner]: outside, [field]: inside, ...(row['lines'] && { lines }) })).id;
  };

  test('people whom it concerns find it everywhere', async () => {
    const { client } = limited.get(dimension) as Limited;
    const row = await concerned();
    expect((await client.page(id, { _params: { id: [row] } })).data.list.map((one) => one.id)).toEqual([row]);
    expect((await client.options(id, { filter: { id: [row] } })).data.map(({ value }) => value)).toEqual([row]);
    expect((await client.one(id, row)).data.id).toBe(row);
    expect((await client.history(id, row)).httpStatus).toBe(200);
    expect(await keysExported(client, entity)).toContain((await company.admin.one(id, row)).data[keyField(entity)]);
  });

  test('they change nothing of it but what is shared', async () => {
    const { client } = limited.get(dimension) as Limited;
    const target = { id: await concerned(), version: 1 };
    const { inside } = limited.get(dimension) as Limited;
    expectRefused(await client.save(id, { ...target, [freeText(entity)]: 'x' }), 403, OUT_OF_SCOPE);
    expectRefused(await client.save(id, { ...target, [owner]: inside }), 403, OUT_OF_SCOPE);
    expectRefused(await client.delete(id, [target]), 403, OUT_OF_SCOPE);
    for (const [name, action] of isDocument(entity) ? Object.entries<Action>(entity.actions) : []) {
      const reply = await client.act(id, name, [target]);
      if (action.shared) expect(reply.httpStatus, reply.raw).toBe(422);
      else if (actionWay(name) === 'act') expectRefused(reply, 403, OUT_OF_SCOPE);
    }
    expect((await company.admin.one(id, target.id)).data.version).toBe(1);
  });

  test('nor do they make one that belongs elsewhere', async () => {
    const { client, inside, outside } = limited.get(dimension) as Limited;
    const row = { ...(await company.samples.row(id)), [owner]: outside, [field]: inside };
    expectRefused(await client.save(id, row), 403, OUT_OF_SCOPE);
  });
});

describe.each(entities.map((entity) => [entity.id, entity] as const))('a supplier’s person and %s', (id, entity) => {
  const own = entity.scopes.vendor;
  /** A sample as they know one: what they do not see they cannot send. */
  const sample = async (): Promise<SampleRow> =>
    withoutHidden(visibleEntity(entity, { supplier: true, can: () => true }), await company.samples.row(id));
  const made = async (vendor: string): Promise<string> => {
    if (own === 'id') return vendor;
    const row = (await company.samples.create(id, own ? { [own]: vendor } : {})).id;
    if (isDocument(entity))
      await asOwner(factory, `update app.${tableName(id)} set status = $1 where id = $2`, [seenCode(entity), row]);
    return row;
  };

  test.runIf(own || entity.vendorsRead)('reads what is theirs to read', async () => {
    const row = await made(vendorId);
    const answers: Reply[] = [
      await supplier.page(id, { _params: { id: row } }),
      await supplier.one(id, row),
      await supplier.history(id, row),
      await supplier.options(id, { filter: { id: row } }),
    ];
    expect(answers.map((answer) => answer.httpStatus)).toEqual([200, 200, 200, 200]);
    expect((answers[0] as Reply).data.list.map((one: { id: string }) => one.id)).toEqual([row]);
    expect((answers[1] as Reply).data.id).toBe(row);
  });

  test.runIf(own)('sees nothing of another supplier', async () => {
    const other = (await company.samples.create('base.vendor')).id;
    const row = await made(other);
    expectRefused(await supplier.one(id, row), 404, NOT_FOUND);
    expect((await supplier.page(id, { _params: { id: row } })).data.list).toEqual([]);
    const all = await supplier.page(id, { paging: { size: 500 }, _fields: own === 'id' ? [] : [own ?? ''] });
    for (const one of all.data.list) expect(one[own ?? '']).toBe(vendorId);
    expect((await supplier.options(id, { filter: { id: row } })).data).toEqual([]);
    expectRefused(await supplier.history(id, row), 404, NOT_FOUND);
    for (const call of ['queryAttachments', 'queryRelated'])
      expectRefused(await supplier.post(`/${contextOf(id)}/ai/${call}`, { _entity: id, id: row }), 404, NOT_FOUND);
    expect(await keysExported(supplier, entity)).not.toContain((await company.admin.one(id, row)).data[keyField(entity)]);
    const writes = factory.registry.forSuppliers(`${id}.edit`);
    const saved = await supplier.save(id, { ...(await sample()), id: row, version: 1 });
    expectRefused(saved, writes ? 404 : 403, writes ? NOT_FOUND : NOT_AUTHORISED);
  });

  test.runIf(own === 'id')('makes no suppliers', async () => {
    expect((await supplier.save(id, await sample())).httpStatus).toBe(403);
  });

  test.runIf(!own && entity.vendorsRead)('changes nothing that is only theirs to read', async () => {
    const row = await made(vendorId);
    expectRefused(await supplier.save(id, { id: row, version: 1, [freeText(entity)]: 'x' }), 403, NOT_AUTHORISED);
    expectRefused(await supplier.save(id, await company.samples.row(id)), 403, NOT_AUTHORISED);
    expectRefused(await supplier.delete(id, [{ id: row }]), 403, NOT_AUTHORISED);
  });

  test.runIf(!own && !entity.vendorsRead)('is refused what is the company’s own, whatever the role says', async () => {
    const row = await made(vendorId);
    for (const answer of [
      await supplier.page(id),
      await supplier.one(id, row),
      await supplier.options(id),
      await supplier.save(id, await company.samples.row(id)),
      await supplier.delete(id, [{ id: row }]),
    ]) {
      expectRefused(answer, 403, NOT_AUTHORISED);
    }
  });
});
