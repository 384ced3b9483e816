import type { Client, Factory } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { crowding, figure, FULL, sized } from './figure.ts';

const LINES = sized(100_000, 2_000);
const PER_VERSION = 20;
const VERSIONS = LINES / PER_VERSION;
const BOUND_S = 60;

let factory: Factory;
let company: Company;
beforeAll(async () => {
  // What the import itself takes is measured, so all of it stays within the request.
  factory = await openProduct({ importCap: LINES });
  company = await openCompany(factory);
  const { samples, tenant } = company;
  const plant = await samples.create('base.plant', { code: 'NB' }, 'least');
  const unit = await samples.create('base.unit', { code: 'PCS' }, 'least');
  // The parts and BOMs are there already; only their lines are what the file brings.
  await asOwner(
    factory,
    `insert into app.base_part (tenant_id, id, part_no, name, unit_id, part_type, created_by, created_at, updated_by, updated_at)
     select $1, gen_random_uuid(), 'P' || n, '物料 ' || n, $2::uuid, 'made', $2::uuid, now(), $2::uuid, now() from generate_series(1, $3::int) n`,
    [tenant.id, unit.id, VERSIONS + 1000],
  );
  await asOwner(
    factory,
    `insert into app.base_bom (tenant_id, id, code, part_id, plant_id, usage, created_by, created_at, updated_by, updated_at)
     select $1, gen_random_uuid(), 'B' || part_no, id, $2::uuid, 'production', $2::uuid, now(), $2::uuid, now() from app.base_part
     where tenant_id = $1 and substr(part_no, 2)::int <= $3::int`,
    [tenant.id, plant.id, VERSIONS],
  );
  // As the database would by itself a minute later.
  for (const table of ['base_part', 'base_bom']) await asOwner(factory, `analyze app.${table}`);
}, 120_000);
afterAll(() => factory.close());

const HEADINGS = [
  'BOM',
  '工厂',
  '版本',
  '生效日期',
  '明细.位置号',
  '明细.组件',
  '明细.用量',
  '明细.计量单位',
  '明细.损耗率（%）',
];
type Cell = string | number | null;
/** Versions of twenty lines each; a version's own cells stand in its first row. Components come from parts that have no BOM. */
function rowsOf(version: string, wrong: (n: number) => readonly Cell[] | null): readonly (readonly Cell[])[] {
  return Array.from({ length: LINES }, (_, n) => {
    const [of, place] = [Math.floor(n / PER_VERSION), n % PER_VERSION];
    const own: Cell[] = place === 0 ? [`BP${of + 1}`, 'NB', version, '2096-01-01'] : [null, null, null, null];
    return [
      ...own,
      ...(wrong(n) ?? [(place + 1) * 10, `P${VERSIONS + 1 + ((of * 7 + place) % 1000)}`, String(1 + (n % 9)), 'PCS', '1.5']),
    ];
  });
}
async function sent(person: Client, rows: readonly (readonly Cell[])[]) {
  const bytes = await writeXlsx({ sheets: [{ name: 'BOM', rows: [HEADINGS, ...rows].map((row) => [...row]) }] });
  const started = performance.now();
  const reply = await person.upload('base.bomVersion', bytes);
  return { reply, bytes: bytes.length, seconds: (performance.now() - started) / 1000 };
}
const stored = async (): Promise<number> =>
  Number(
    (await asOwner(factory, 'select count(*) from app.base_bom_version_lines where tenant_id = $1', [company.tenant.id]))[0]
      .count,
  );

test('a workbook of BOM lines is taken as a whole, in a minute for a hundred thousand', async () => {
  const slower = crowding();
  const { reply, bytes, seconds } = await sent(
    company.admin,
    rowsOf('A', () => null),
  );
  expect(reply.httpStatus, reply.raw).toBe(200);
  expect(reply.data).toEqual({ created: VERSIONS });
  expect(await stored()).toBe(LINES);
  figure(
    'bom import',
    `${LINES} lines of ${VERSIONS} versions, ${(bytes / 1024 / 1024).toFixed(1)} MB, in ${seconds.toFixed(1)} s (crowding ${slower.toFixed(1)})`,
  );
  if (FULL) expect(seconds / slower).toBeLessThan(BOUND_S);
});

test('what is wrong is told row by row, and nothing is kept', async () => {
  const before = await stored();
  const wrong = (n: number): readonly Cell[] | null =>
    n === 25 ? [10, 'NOBODY', '1', 'PCS', null] : n === LINES - 1 ? [10, `P${VERSIONS + 2}`, '-3', 'PCS', null] : null;
  const { reply, seconds } = await sent(company.admin, rowsOf('B', wrong));
  expect(reply.httpStatus).toBe(422);
  const errors = reply.data.errors as readonly { row: number; column: number; reason: string }[];
  expect(errors.map(({ row, column }) => [row, column])).toEqual([
    [27, 5],
    [LINES + 1, 6],
  ]);
  expect(errors[0]?.reason).toBe('组件「NOBODY」不存在');
  expect(await stored()).toBe(before);
  figure('bom import', `${LINES} lines with two errors refused in ${seconds.toFixed(1)} s`);
});
