import { randomUUID } from 'node:crypto';
import { identity, modules } from '@takt/app-server/modules';
import { datetime, decimal, type Entity, integer, parameter, ref, series, text } from '@takt/model';
import { Factory } from '@takt/testing';
import { diff, onDatabase, type Snapshot, snapshotOf } from '@takt/engine/host';

export const MONTHS = parameter('toy.readingMonths', integer('保留月数', 'Months kept', { required: true, default: 3, min: 1 }));

/** What a machine tells, many times a day. */
export const Reading = series('toy.reading', {
  label: ['读数', 'Reading'],
  at: 'at',
  keepMonths: MONTHS,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    device: text('设备', 'Device', { required: true, length: 40 }),
    plant: ref('base.plant', '工厂', 'Plant'),
    value: decimal('值', 'Value'),
    ms: integer('耗时', 'Time taken'),
  },
  query: ['at', 'device', 'plant'],
  scopes: { plant: 'plant' },
  rollups: {
    hour: { by: ['device'], measures: { value: ['count', 'sum', 'min', 'max'] } },
    day: { by: ['device', 'plant'], measures: { value: ['sum', 'max'], ms: ['max'] } },
  },
});

const product = modules.flatMap(({ defs }) => defs.entities);
/** The product's tables and those of toys. */
export const withToys = (...toys: readonly Entity<any, any>[]): Snapshot => snapshotOf([...product, ...toys]);

/** Statements past every policy, on one database after another. */
export const onCell = <T = any>(factory: Factory, statements: readonly string[], cell = 'c1'): Promise<readonly T[]> =>
  onDatabase({ adminUrl: factory.operator.adminUrl, database: factory.operator.cells[cell] ?? '' }, async (client) => {
    let rows: readonly T[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows as T[];
    return rows;
  });

/** The product with readings, at a moment the test sets. */
export async function openReadings(clock: () => Date, cells: readonly string[] = ['c1']): Promise<Factory> {
  const toys = { module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: [Reading], parameters: [MONTHS] } as const;
  const factory = await Factory.open({ modules: [...modules, { defs: toys, menu: [] }], identity, clock, cells });
  for (const cell of cells) await onCell(factory, diff(withToys(), withToys(Reading)), cell);
  return factory;
}

/** A company decides a parameter, as its page would. */
export const decide = (factory: Factory, tenant: number, name: string, value: unknown): Promise<readonly unknown[]> =>
  onCell(factory, [
    `set app.tenant_id = ${tenant}`,
    `delete from app.parameter where tenant_id = ${tenant} and name = '${name}'`,
    `insert into app.parameter (tenant_id, id, name, value, by, at)
     values (${tenant}, '${randomUUID()}', '${name}', '${JSON.stringify(value)}', '${randomUUID()}', now())`,
  ]);
