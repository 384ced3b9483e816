import { randomUUID } from 'node:crypto';
import { type Entity, tableName } from '@takt/model';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, byId, type Company, editable, entities, openCompany, openProduct, writtenDetails } from './company.ts';

type AnyEntity = Entity<any, any>;
/** Tables of lines that the product alone writes: packages as a supplier announced them, answers to a revision. */
const productLines = (entity: AnyEntity): readonly string[] =>
  Object.keys(entity.details).filter((detail) => !writtenDetails(entity).includes(detail));
const cases = entities.flatMap((entity) => productLines(entity).map((detail) => [entity.id, detail, entity] as const));

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const linesOf = async ({ id }: AnyEntity, row: string, detail: string): Promise<readonly { readonly id: string }[]> =>
  (await company.admin.one(id, row)).data[detail];

describe.each(cases)('security: %s, %s', (id, detail, entity) => {
  test('lines that the product alone writes are neither added nor taken away by a save', async () => {
    const made = await company.admin.save(id, { ...(await company.samples.row(id)), [detail]: [{}] });
    expect(made.httpStatus, made.raw).toBe(200);
    expect(await linesOf(entity, made.data.id, detail)).toEqual([]);
    if (!editable(entity)) return;
    const line = randomUUID();
    await asOwner(
      factory,
      `insert into app.${tableName(id, detail)} (tenant_id, id, parent_id, position) values ($1, $2, $3, 1)`,
      [company.tenant.id, line, made.data.id],
    );
    for (const sent of [[], [{}], [{ id: line }, {}]]) {
      const { version } = (await company.admin.one(id, made.data.id)).data;
      await company.admin.save(id, { id: made.data.id, version, [detail]: sent });
      expect((await linesOf(entity, made.data.id, detail)).map((one) => one.id)).toEqual([line]);
    }
  });
});

test('security: packages as a supplier announced them are among such lines', () => {
  expect(cases.map(([id, detail]) => `${id}.${detail}`)).toEqual(
    expect.arrayContaining(['warehouse.asn.packages', 'warehouse.receipt.packages', 'purchasing.purchaseOrder.revisions']),
  );
  expect(productLines(byId('warehouse.asn'))).not.toContain('lines');
});
