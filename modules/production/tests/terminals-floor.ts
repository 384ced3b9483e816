import type { Client, Factory } from '@takt/testing';
import { DISPATCH, inShop, openShop, ORDER, type Shop, WORK } from './shop.ts';

export type Control = 'strict' | 'countingPoint' | 'free';
/** A work order as the test itself knows it: which operations are reported, and in which order pieces pass them. */
export interface Work {
  readonly id: string;
  readonly order: string;
  readonly control: Control;
  readonly seqs: readonly number[];
  /** Nothing leaves it, so that everything of it can be taken back. */
  readonly stays: boolean;
  /** The operation of another work order of the same order whose good pieces its first operation takes. */
  readonly fedBy: number | null;
}
export interface Dispatch {
  readonly id: string;
  readonly work: Work;
  readonly seq: number;
  readonly planned: number;
}
export interface Floor {
  readonly factory: Factory;
  readonly shop: Shop;
  readonly on: ReturnType<typeof inShop>;
  readonly works: readonly Work[];
  /** Grows while terminals dispatch more. */
  readonly dispatches: Dispatch[];
  readonly terminals: readonly Client[];
  /** An order none of which is planned. */
  readonly open: { readonly order: string; readonly planned: number } | null;
}
/** Few enough that not every work order planned of them fits. */
const OPEN = 20;
/** How many pieces a box holds. */
export const BOX = 10;
/** The operation at which material is taken, and how much of it a piece takes. */
export const TAKEN_AT = 30;
export const PER_PIECE = { BODY: 2, SPRING: 1 } as const;

const all = (entity: string, ...actions: readonly string[]): readonly string[] => actions.map((action) => `${entity}.${action}`);
const READS = [DISPATCH, WORK, ORDER, 'production.backflush', 'production.workReport'].flatMap((entity) => all(entity, 'read'));
const FOREMAN = [
  ...READS,
  ...all(DISPATCH, 'create', 'edit', 'publish', 'cancel', 'start', 'report', 'rework', 'finish', 'reverse'),
  ...all(WORK, 'suspend', 'resume', 'pack', 'packPartial', 'offline', 'release', 'create', 'edit', 'cancel'),
  ...all('production.backflush', 'rerun'),
];
/** Takes nothing back, brings nothing to stock, and closes no box that is not full. */
const NEWCOMER = [...READS, ...all(DISPATCH, 'start', 'report', 'rework', 'finish'), ...all(WORK, 'pack', 'suspend')];

/** Which orders there are, of so many pieces each. */
export interface Orders {
  readonly planned: number;
  readonly kinds: readonly ('strict' | 'stays' | 'countingPoint' | 'free' | 'split' | 'apart' | 'open')[];
}

interface Planned {
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly plannedQty: string;
}
/** A work order made by hand. */
export const workRow = ({ plant, line }: Shop, productionOrder: string, planned: Planned) => ({
  productionOrder,
  plant,
  line,
  plannedStart: '2096-03-02 08:00:00',
  plannedEnd: '2096-03-03 20:00:00',
  businessOn: '2096-03-02',
  ...planned,
});

/** The line with its orders released and dispatched, most of their operations begun, and so many terminals signed in. */
export async function openFloor(factory: Factory, terminals: number, { planned, kinds }: Orders): Promise<Floor> {
  const shop = await openShop(factory);
  const on = inShop(factory, () => shop);
  const route = await on.one('base.route', shop.route);
  const other = (control: Control, counted: readonly number[]): Promise<string> =>
    on.make('base.route', {
      code: `R-${control}`,
      name: control,
      part: shop.parts.FG,
      plant: shop.plant,
      versionNo: control,
      validFrom: '2096-01-01',
      standard: '0',
      control,
      operations: route.operations.map(({ seq, process, line, station }: Readonly<Record<string, unknown>>) => ({
        seq,
        process,
        line,
        station,
        countingPoint: counted.some((one) => one === seq) ? '1' : '0',
      })),
    });
  const routes = {
    strict: shop.route,
    countingPoint: await other('countingPoint', [10, TAKEN_AT]),
    free: await other('free', [TAKEN_AT]),
  };
  const box = await on.make('base.package', { code: 'TOTE', name: '周转箱', kind: 'box' });
  const levels = [{ level: 1, package: box, qty: String(BOX) }];
  await on.make('base.packageSchema', { code: 'PACK-FG', name: '成品', part: shop.parts.FG, use: 'outbound', levels });

  const works: Work[] = [];
  const order = async (control: Control, more: Partial<Work> = {}, qty = planned): Promise<Work> => {
    const id = await on.order(String(qty), { route: routes[control] });
    const [work = ''] = await on.release(id);
    const seqs = control === 'countingPoint' ? [10, TAKEN_AT] : [10, 20, TAKEN_AT];
    return { id: work, order: id, control, seqs, stays: false, fedBy: null, ...more };
  };
  /** Made by hand: some operations of the order, so many pieces. */
  const part = async (whole: Work, qty: number, seqs: readonly number[], fedBy: number | null): Promise<Work> => {
    const row = { firstSeq: seqs[0] ?? 0, lastSeq: seqs.at(-1) ?? 0, plannedQty: String(qty) };
    const id = await on.make(WORK, workRow(shop, whole.order, row));
    await on.must(WORK, id, 'release');
    return { ...whole, id, seqs, fedBy };
  };
  let open: Floor['open'] = null;
  for (const kind of kinds) {
    if (kind === 'open') {
      const whole = await order('strict', {}, OPEN);
      await on.must(WORK, whole.id, 'cancel');
      open = { order: whole.order, planned: OPEN };
    } else if (kind === 'stays') works.push(await order('strict', { stays: true }));
    else if (kind === 'split') {
      const whole = await order('strict');
      await on.must(WORK, whole.id, 'split', { qty: String(planned / 2), businessOn: '2096-03-03' });
      const both = await on.inside(
        (ctx) =>
          ctx.sql<{
            id: string;
          }>`select id from production_work_order where production_order_id = ${whole.order} order by number`,
      );
      works.push(...both.map(({ id }) => ({ ...whole, id })));
    } else if (kind === 'apart') {
      const whole = await order('strict');
      await on.must(WORK, whole.id, 'cancel');
      // Half of it in one go, the other half handed on to two.
      works.push(
        await part(whole, planned / 2, whole.seqs, null),
        await part(whole, planned / 2, [10], null),
        await part(whole, planned / 4, [20, TAKEN_AT], 10),
        await part(whole, planned / 4, [20, TAKEN_AT], 10),
      );
    } else works.push(await order(kind));
  }

  const dispatches: Dispatch[] = [];
  for (const work of works) {
    await on.must(WORK, work.id, 'dispatch', { operator: shop.operator });
    const made = await on.inside(
      (ctx) => ctx.sql<{ id: string; seq: number; planned: number }>`
        select id, operation_seq::int as seq, planned_qty::int as planned from production_dispatch_order
        where work_order_id = ${work.id} order by operation_seq`,
    );
    dispatches.push(...made.map(({ id, seq, planned: qty }) => ({ id, work, seq, planned: qty })));
  }
  const people = Array.from({ length: terminals }, (_, index) =>
    shop.tenant.person({ permissions: index === terminals - 1 ? NEWCOMER : FOREMAN }),
  );
  return { factory, shop, on, works, dispatches, open, terminals: await Promise.all(people) };
}
