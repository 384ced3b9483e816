import { explodeBom, whereUsed } from '@takt/modules/base/server';
import type { Ctx } from '@takt/engine';
import { Keys } from '@takt/engine/host';
import { Passwords } from '@takt/identity/host';
import type { Factory, Tenant } from '@takt/testing';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemo } from '../../../../scripts/demo/build.ts';
import { openProduct } from '../company.ts';
import { crowding, FULL, figure } from './figure.ts';

const BOUND_MS = 300;
const ON = '2026-11-02';

let factory: Factory;
let tenant: Tenant;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date('2026-11-02T00:00:00Z') });
  tenant = await factory.tenant();
  const passwords = new Passwords(new Keys(`k1=${randomBytes(32).toString('hex')}`));
  await factory.asSystem(tenant.id, (ctx) => buildDemo(ctx, factory.registry, passwords, 'Takt-Demo-2026!'));
}, 120_000);
afterAll(() => factory.close());

const partOf = async (ctx: Ctx, partNo: string): Promise<string> =>
  (await ctx.sql.one<{ id: string }>`select id from base_part where part_no = ${partNo}`).id;
/** The best of three, in milliseconds. */
async function best(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

test('a product of four levels is exploded, and a steel sheet traced back up, each within 300 ms', async () => {
  const slower = crowding();
  await factory.asSystem(tenant.id, async (ctx) => {
    const [arm, steel] = [await partOf(ctx, 'CHS-2001'), await partOf(ctx, 'STL-6001')];
    const asked = { part: arm, plant: null, usage: 'production', on: ON, qty: '480' } as const;
    const { nodes } = await explodeBom(ctx, asked);
    expect(Math.max(...nodes.map(({ level }) => level))).toBe(4);
    // 480 arms: two halves of one blank each, 1.85 kg of sheet with 8 % scrap.
    const sheets = nodes.filter(({ partNo }) => partNo === 'STL-6001').map(({ qty }) => qty);
    expect(sheets).toEqual(['959.04', '959.04']);
    const uses = await whereUsed(ctx, { part: steel, usage: 'production', on: ON });
    expect(new Set(uses.filter(({ top }) => top).map(({ partNo }) => partNo))).toEqual(new Set(['CHS-2001', 'CHS-2002']));
    const [down, up] = [
      await best(() => explodeBom(ctx, asked)),
      await best(() => whereUsed(ctx, { part: steel, usage: 'production', on: ON })),
    ];
    figure(
      'bom explosion',
      `4 levels, ${nodes.length} lines in ${down.toFixed(0)} ms; where-used ${uses.length} lines in ${up.toFixed(0)} ms (crowding ${slower.toFixed(1)})`,
    );
    if (!FULL) return;
    expect(down / slower).toBeLessThan(BOUND_MS);
    expect(up / slower).toBeLessThan(BOUND_MS);
  });
});
