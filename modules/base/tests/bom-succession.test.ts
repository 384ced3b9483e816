import { addDays } from '@takt/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOM_VERSION, Structure } from './structure.ts';

const ENDS_OTHER = 'base.bomVersion.approve.endsOther';
let structure: Structure;
let parts = 0;
beforeAll(async () => {
  structure = await Structure.open();
  for (const partNo of ['BOLT', 'NUT']) await structure.part(partNo);
});
afterAll(() => structure.factory.close());

/** A part with a BOM that has no version yet. */
async function fresh(): Promise<string> {
  const part = `BRK-${(parts += 1)}`;
  await structure.part(part);
  await structure.bom(part);
  return part;
}
const of = (component: string, validFrom: string, validTo: string | null = null) => ({
  validFrom,
  validTo,
  lines: [structure.line(component, '2')],
});

test('supply 2.7 approving a version ends the one it follows the day before, without a gap', async () => {
  const part = await fresh();
  const before = await structure.effective(part, 'B', of('BOLT', '2096-01-01'));
  const next = await structure.waiting(part, 'C', of('NUT', '2097-01-01'));
  expect((await structure.read(next)).ends).toBe('B 2096-01-01 – 2096-12-31');
  // Nothing ends unasked.
  const asked = await structure.approve(next);
  expect([asked.httpStatus, asked.error?.code]).toEqual([409, ENDS_OTHER]);
  expect(await structure.period(before)).toEqual(['2096-01-01', null, '10']);

  expect((await structure.approve(next, [ENDS_OTHER])).httpStatus).toBe(200);
  expect(await structure.period(before)).toEqual(['2096-01-01', '2096-12-31', '10']);
  expect(await structure.period(next)).toEqual(['2097-01-01', null, '10']);
  expect(await structure.explode(part, '2096-12-31')).toEqual(['BOLT 20']);
  expect(await structure.explode(part, '2097-01-01')).toEqual(['NUT 20']);
  const [last] = (await structure.chief.history(BOM_VERSION, before)).data;
  expect(last).toMatchObject({ action: 'edit', userName: structure.chief.called, changes: { validTo: [null, '2096-12-31'] } });
});

test('supply 2.7 a version that reaches over the new beginning is shortened, one that outlasts or begins later refuses', async () => {
  const part = await fresh();
  const first = await structure.effective(part, 'A', of('BOLT', '2096-01-01', '2096-06-30'));
  const next = await structure.effective(part, 'B', of('NUT', '2096-06-15', '2096-12-31'));
  expect(await structure.period(first)).toEqual(['2096-01-01', '2096-06-14', '10']);
  // Inside B: days after it would have no BOM. Around and on the same day: B would never have been.
  for (const [versionNo, from, until] of [
    ['C', '2096-08-01', '2096-09-30'],
    ['D', '2096-05-01', null],
    ['E', '2096-06-15', null],
  ] as const) {
    const held = await structure.waiting(part, versionNo, of('BOLT', from, until));
    const reply = await structure.approve(held, [ENDS_OTHER]);
    expect([reply.httpStatus, reply.error?.zh, reply.error?.en]).toEqual([
      422,
      '生效期间与其他版本重叠',
      'Effective period overlaps another version',
    ]);
  }
  expect(await structure.period(next)).toEqual(['2096-06-15', '2096-12-31', '10']);
});

test('supply 2.7 what would end has changed since it was asked about: nobody ends what they were not told', async () => {
  const part = await fresh();
  await structure.effective(part, 'A', of('BOLT', '2096-01-01'));
  const waiting = [
    await structure.waiting(part, 'B', of('NUT', '2096-07-01')),
    await structure.waiting(part, 'C', of('BOLT', '2096-08-01')),
    await structure.waiting(part, 'D', of('NUT', '2096-09-01')),
  ];
  await Promise.all(waiting.map((id) => structure.approve(id, [ENDS_OTHER])));
  const found = await structure.factory.asSystem(
    structure.tenant.id,
    (ctx) => ctx.sql<{ from: string; to: string | null }>`
      select v.valid_from::text as from, v.valid_to::text as to from base_bom_version v join base_bom b on b.id = v.bom_id
      where b.code = ${`${part}-NB`} and v.status = '10' order by v.valid_from`,
  );
  // Each ends the day before the next begins, however many of them came through.
  expect(found.length).toBeGreaterThan(1);
  expect(found.map(({ to }) => to)).toEqual([...found.slice(1).map(({ from }) => addDays(from, -1)), null]);
});
