import type { DemoRows } from './build.ts';
import { day, daysTo, monday } from './days.ts';
import type { Hands } from './hands.ts';
import { LOCATION } from './location.ts';
import { operatorsWhoSignIn, posts, type ShopLine, SIDES, TEAM } from './production-story.ts';
import { presentDay } from './story-clock.ts';

const ORDER = 'production.productionOrder';
const WORK = 'production.workOrder';
const DISPATCH = 'production.dispatchOrder';
const LOCK = 'base.productionLock';

/** A working day, counted from the one that is now. */
const shiftDay = (workdays: number): string => day(daysTo(workdays, presentDay()));
/** Two weeks long the calipers are made in three shifts. */
const shiftOf = (line: ShopLine, on: string): string => (line === 'AS-L1' && on >= monday(0) ? 'E' : 'D');

type Moment = readonly [workdays: number, time: string];
const momentOf = ([workdays, time]: Moment): string => `${shiftDay(workdays)} ${time}:00`;

interface Told {
  readonly part: string;
  readonly plant: 'NB01' | 'NB02';
  readonly line: ShopLine;
  readonly qty: string;
  readonly from: Moment;
  readonly until: Moment;
  readonly more?: Readonly<Record<string, unknown>>;
}
interface Failed {
  readonly scrap?: readonly [qty: string, defect: string];
  readonly rework?: readonly [qty: string, defect: string];
}
const NOTHING: Failed = {};

/** What people do for one production order, from the plan to the shelf. */
export function making(hands: Hands, rows: DemoRows, { part: partNo, plant, line, qty, from, until, more = {} }: Told) {
  const { put, press, find, findAll } = hands;
  const worker = operatorsWhoSignIn.find((one) => one.line === line)?.username ?? '';
  let [order, work] = ['', ''];
  /** Dispatch orders by operation, the last of each. */
  const given = new Map<number, string>();
  const open = new Map<string, number>();
  const defect = (code: string) => find('select id from quality_defect where code = $1', code);
  const onOrder = (who: string, action: string, input = {}) => press(who, ORDER, action, order, input);
  const onWork = (who: string, action: string, input = {}) => press(who, WORK, action, work, input);
  const onPost = (seq: number, action: string, input = {}, who = worker) =>
    press(who, DISPATCH, action, given.get(seq) ?? '', input);

  return {
    async plan(known: Readonly<Record<string, unknown>> = {}): Promise<void> {
      order = await put('planner', ORDER, {
        part: rows.part(partNo),
        plant: rows.plant(plant),
        plannedQty: qty,
        plannedStart: momentOf(from),
        plannedEnd: momentOf(until),
        dueOn: shiftDay(until[0] + 1),
        ...more,
        ...known,
      });
    },
    async release(): Promise<void> {
      await onOrder('planner', 'release');
      work = await find('select id from production_work_order where production_order_id = $1', order);
    },
    /** Everybody at the line gets so many pieces for a shift. */
    async share(workdays: number, pieces: string): Promise<void> {
      const on = shiftDay(workdays);
      const operator = await findAll('select operator_no as key, id from base_operator');
      const tool = await findAll('select tooling_no as key, id from equipment_tooling');
      for (const [operationSeq, who, device, tooling] of posts[partNo] ?? []) {
        const id = await put('foreman', DISPATCH, {
          workOrder: work,
          operationSeq,
          plant: rows.plant(plant),
          operator: operator.get(who),
          device: rows.device(device),
          tooling: tooling && tool.get(tooling),
          businessOn: on,
          shift: shiftOf(line, on),
          plannedQty: pieces,
        });
        given.set(operationSeq, id);
        open.set(id, operationSeq);
      }
    },
    dispatch: () => onWork('foreman', 'dispatch'),
    /** What was given for another shift, once the work order is dispatched. */
    async publish(): Promise<void> {
      for (const seq of given.keys()) await onPost(seq, 'publish', {}, 'foreman');
    },
    async dispatchTeam(): Promise<void> {
      await onWork('foreman', 'dispatch', { team: TEAM });
      const made = await findAll(
        'select operation_seq::text as key, id from production_dispatch_order where work_order_id = $1 order by operation_seq',
        work,
      );
      for (const [seq, id] of made) {
        given.set(Number(seq), id);
        open.set(id, Number(seq));
      }
    },
    /** What is given for a later shift is begun later. */
    async start(...seqs: readonly number[]): Promise<void> {
      for (const seq of seqs.length > 0 ? seqs : given.keys()) await onPost(seq, 'start');
    },
    async passFirstPiece(): Promise<void> {
      const lock = await find(
        `select id from base_production_lock where work_order_id = $1 and release_reason is null order by number desc limit 1`,
        work,
      );
      await press('inspector', LOCK, 'release', lock, { reason: '首件检验合格 First piece passed' });
    },
    /** The batch of which most lies at the line side. */
    async mount(seq: number, component: string): Promise<void> {
      const [warehouse, code] = SIDES[line];
      const batch = await find(
        'select batch as id from warehouse_stock where location_id = $1 and part_id = $2 and qty > 0 order by qty desc limit 1',
        await find(LOCATION, warehouse, code),
        rows.part(component),
      );
      await onPost(seq, 'mount', { component: rows.part(component), batch });
    },
    async report(seq: number, good: string, { scrap, rework }: Failed = NOTHING): Promise<void> {
      await onPost(seq, 'report', {
        good,
        ...(scrap && { scrap: scrap[0], scrapDefect: await defect(scrap[1]) }),
        ...(rework && { rework: rework[0], reworkDefect: await defect(rework[1]) }),
      });
    },
    reworked: (seq: number, good: string) => onPost(seq, 'rework', { good }),
    reverse: (seq: number, reason: string) => onPost(seq, 'reverse', { reason }, 'foreman'),
    async pack(boxes: number, each: string): Promise<void> {
      for (let box = 0; box < boxes; box += 1) await onWork(worker, 'pack', { qty: each });
    },
    /** The last box is not full; not everybody may close it. */
    packTail: (rest: string) => onWork('foreman', 'pack', { qty: rest }),
    offline: (pieces: string) => onWork(worker, 'offline', { qty: pieces }),
    /** Whose pieces are done. */
    async finish(...seqs: readonly number[]): Promise<void> {
      for (const [id, seq] of open)
        if (seqs.length === 0 || seqs.includes(seq)) {
          await press(worker, DISPATCH, 'finish', id);
          open.delete(id);
        }
    },
    complete: () => onOrder('foreman', 'complete', { force: '0' }),
    suspend: (reason: string) => onOrder('foreman', 'suspend', { reason }),
    close: () => onOrder('planner', 'close'),
    cancel: () => onOrder('planner', 'cancel'),
    split: (pieces: string, workdays: number) =>
      onWork('foreman', 'split', { qty: pieces, businessOn: shiftDay(workdays), shift: shiftOf(line, shiftDay(workdays)) }),
    /** What could not be taken is taken now. */
    async rerun(): Promise<void> {
      const failed = await findAll(
        `select id::text as key, id from production_backflush where production_order_id = $1 and state = 'failed' order by backflush_no`,
        order,
      );
      for (const backflush of failed.values()) await hands.call('foreman', 'production.rerunBackflush', { backflush });
    },
  };
}
