import { randomUUID } from 'node:crypto';
import type { Client, Reply } from '@takt/testing';
import fc from 'fast-check';
import { BACKFLUSH, DISPATCH, WORK } from './shop.ts';
import { BOX, type Dispatch, type Floor, TAKEN_AT, workRow } from './terminals-floor.ts';
import { addTo, judge, note, push, type Tally } from './terminals-tally.ts';

type Once = 'report' | 'rework' | 'pack' | 'offline';
type Kind =
  | Once
  | 'twice'
  | 'reverse'
  | 'suspend'
  | 'resume'
  | 'stock'
  | 'rerun'
  | 'start'
  | 'finish'
  | 'cancel'
  | 'more'
  | 'plan'
  | 'unplan';
const WEIGHTS: readonly (readonly [Kind, number])[] = [
  ['report', 40],
  ['rework', 12],
  ['twice', 6],
  ['reverse', 8],
  ['pack', 7],
  ['offline', 8],
  ['suspend', 1],
  ['resume', 7],
  ['stock', 6],
  ['rerun', 4],
  ['start', 6],
  ['finish', 1],
  ['cancel', 2],
  ['more', 2],
  ['plan', 3],
  ['unplan', 3],
];
/** As somebody types it. */
type Amount = string | null;
interface Operation {
  readonly kind: Kind;
  /** Which of those there are. */
  readonly where: number;
  readonly good: Amount;
  readonly scrap: Amount;
  readonly rework: Amount;
  /** Whether a defect is named, or a reason. */
  readonly named: boolean;
  /** Reported for a moment to come. */
  readonly ahead: boolean;
}
const amount = (most: number): fc.Arbitrary<Amount> =>
  fc.oneof(
    { weight: 84, arbitrary: fc.integer({ min: 1, max: most }).map(String) },
    { weight: 16, arbitrary: fc.constantFrom(null, '0', '0.5', '2.5', '-1', '-3', '100000', '4.0', '12', '2x') },
  );
const seldom = (other: fc.Arbitrary<Amount>): fc.Arbitrary<Amount> =>
  fc.oneof({ weight: 80, arbitrary: fc.constantFrom(null, null, '0') }, { weight: 20, arbitrary: other });
const onceIn = (n: number): fc.Arbitrary<boolean> => fc.integer({ min: 1, max: n }).map((one) => one === 1);
/** Legal and illegal alike: nothing here looks at what there is. */
const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...WEIGHTS.flatMap(([kind, weight]) => Array<Kind>(weight).fill(kind))),
  where: fc.nat({ max: 9999 }),
  good: amount(9),
  scrap: seldom(amount(2)),
  rework: seldom(amount(3)),
  named: onceIn(20).map((not) => !not),
  ahead: onceIn(50),
});

const SOUND = /^\d{1,4}(\.0)?$/;
/** Whether nobody could mean it: a fraction of a piece, less than nothing, more than anybody makes. */
const isUnsound = (...amounts: readonly Amount[]): boolean => amounts.some((one) => one !== null && !SOUND.test(one));
const pieces = (one: Amount): number => Number.parseInt(one ?? '0', 10);
/** No more than three of them: seldom more are in rework, or have come off the line. */
const few = (one: Amount): Amount => (isUnsound(one) || pieces(one) === 0 ? one : String(1 + (pieces(one) % 3)));

interface Turn {
  readonly floor: Floor;
  readonly tally: Tally;
  readonly client: Client;
  readonly op: Operation;
  readonly dispatch: Dispatch;
}
interface Moved {
  readonly version: number;
  readonly status: string;
}
/** A request that may be sent again under its key. */
interface Asked {
  readonly entity: string;
  readonly action: string;
  readonly id: string;
  readonly input: object;
  /** Nobody could do it, whatever there is. */
  readonly impossible: boolean;
  readonly done: (data: Moved) => void;
}

const ASKING: Readonly<Record<Once, (turn: Turn) => Asked>> = {
  report({ floor: { shop }, tally, dispatch: { id }, op: { good, scrap, rework, named, ahead } }) {
    const made = { good: pieces(good), scrap: pieces(scrap), rework: pieces(rework) };
    const defects = named ? { scrapDefect: shop.defect, reworkDefect: shop.defect } : {};
    const failed = made.scrap + made.rework > 0;
    return {
      entity: DISPATCH,
      action: 'report',
      id,
      input: { good, scrap, rework, ...defects, ...(ahead && { at: '2096-03-09 08:00:00' }) },
      impossible: isUnsound(good, scrap, rework) || made.good + made.scrap + made.rework === 0 || (failed && !named) || ahead,
      done: (data) => {
        note(tally, id, data, made);
        if (made.rework > 0) tally.reworked.add(id);
      },
    };
  },
  rework({ floor: { shop }, tally, dispatch: { id }, op: { good: typed, scrap, named } }) {
    const good = few(typed);
    const made = { good: pieces(good), scrap: pieces(scrap), rework: -pieces(good) - pieces(scrap) };
    return {
      entity: DISPATCH,
      action: 'rework',
      id,
      input: { good, scrap, ...(named && { scrapDefect: shop.defect }) },
      impossible: isUnsound(good, scrap) || made.rework === 0 || (made.scrap > 0 && !named),
      done: (data) => note(tally, id, data, made),
    };
  },
  pack({ tally, dispatch: { work }, op: { good: typed, where } }) {
    const good = where % 2 === 0 ? few(typed) : typed;
    const qty = pieces(good);
    return {
      entity: WORK,
      action: 'pack',
      id: work.id,
      input: { qty: good },
      impossible: isUnsound(good) || qty === 0 || qty > BOX,
      done: () => push(tally.packed, work.id, qty),
    };
  },
  offline({ tally, dispatch: { work }, op: { good: typed, where } }) {
    const good = where % 2 === 0 ? few(typed) : typed;
    const qty = pieces(good);
    return {
      entity: WORK,
      action: 'offline',
      id: work.id,
      input: { qty: good },
      impossible: isUnsound(good) || qty === 0 || work.seqs.at(-1) !== TAKEN_AT,
      done: () => push(tally.offline, work.id, qty),
    };
  },
};

const send = (client: Client, { entity, action, id, input }: Asked, key: string): Promise<Reply> =>
  client.act(entity, action, [{ id, version: null }], { input, key });

async function once(turn: Turn, kind: Once): Promise<void> {
  const asked = ASKING[kind](turn);
  const reply = await send(turn.client, asked, randomUUID());
  if (judge(turn.tally, kind, asked, reply, asked.impossible)) asked.done(reply.data);
}

/** An impatient terminal sends the same twice at once, and again: it is done once at most. */
async function twice(turn: Turn): Promise<void> {
  const kinds: readonly Once[] = ['report', 'report', 'pack', 'offline'];
  const kind = turn.dispatch.work.stays ? 'report' : (kinds[turn.op.where % kinds.length] ?? 'report');
  const asked = ASKING[kind](turn);
  const key = randomUUID();
  const replies = await Promise.all([send(turn.client, asked, key), send(turn.client, asked, key)]);
  replies.push(await send(turn.client, asked, key));
  const accepted = replies.filter((reply) => judge(turn.tally, `${kind} twice`, asked, reply, asked.impossible));
  const answers = new Set(accepted.map(({ raw }) => raw));
  const [first] = accepted;
  if (answers.size > 1 || (first && replies.at(-1)?.httpStatus !== 200))
    turn.tally.wrong.push(`${kind} under one key: ${replies.map(({ raw }) => raw).join('\n')}`);
  if (first) asked.done(first.data);
}

/** As a terminal does that shows the document first. */
async function seen(client: Client, entity: string, id: string, action: string, input: object = {}): Promise<Reply> {
  const shown = await client.one<{ readonly version: number }>(entity, id);
  return client.act(entity, action, [{ id, version: shown.data.version }], { input });
}
export const takeBack = (client: Client, id: string): Promise<Reply> => seen(client, DISPATCH, id, 'reverse', { reason: '输错' });

const BATCHES = ['M', 'C', 'X', 'A', 'T', 'H'];
const OTHERS: Readonly<Record<Exclude<Kind, Once>, (turn: Turn) => Promise<void>>> = {
  twice,
  async reverse({ tally, client, dispatch: { id } }) {
    const reply = await takeBack(client, id);
    if (judge(tally, 'reverse', { id }, reply)) note(tally, id, reply.data, 'takenBack');
  },
  async suspend({ tally, client, dispatch: { work }, op: { named } }) {
    const input = { reason: named ? '换型' : ' ' };
    const reply = await client.act(WORK, 'suspend', [{ id: work.id, version: null }], { input });
    judge(tally, 'suspend', input, reply, !named);
  },
  async resume({ tally, client, dispatch: { work } }) {
    judge(tally, 'resume', work, await seen(client, WORK, work.id, 'resume'));
  },
  async stock({ floor: { on }, tally, op: { where } }) {
    const part = where % 2 === 0 ? 'BODY' : 'SPRING';
    const batch = BATCHES[where % BATCHES.length] ?? 'A';
    const qty = 1 + (where % 20);
    await on.stock(part, String(qty), batch);
    addTo(tally.put, `${part} ${batch}`, qty);
  },
  async rerun({ tally, client, op: { where } }) {
    const reply = await client.page<{ readonly id: string }>(BACKFLUSH, {
      _params: { state: ['failed'] },
      paging: { page: 1, size: 20 },
    });
    const { list } = reply.data;
    const found = list[where % Math.max(list.length, 1)];
    if (found) judge(tally, 'rerun', found, await client.post('/production/call/rerunBackflush', { backflush: found.id }));
  },
  async start({ tally, client, dispatch: { id } }) {
    const reply = await client.act(DISPATCH, 'start', [{ id, version: null }]);
    if (!judge(tally, 'start', { id }, reply)) return;
    note(tally, id, reply.data, null);
    tally.begun.add(id);
  },
  async finish({ tally, client, dispatch: { id, work } }) {
    if (work.stays) return;
    const reply = await client.act(DISPATCH, 'finish', [{ id, version: null }]);
    if (judge(tally, 'finish', { id }, reply)) note(tally, id, reply.data, null);
  },
  async cancel({ tally, client, dispatch: { id } }) {
    const reply = await seen(client, DISPATCH, id, 'cancel');
    if (judge(tally, 'cancel', { id }, reply)) note(tally, id, reply.data, null);
  },
  /** Another dispatch order of an operation, now and then of one that is not there. */
  async more({ floor: { shop, dispatches }, tally, client, dispatch: { work }, op: { where, good, named } }) {
    const seq = named ? (work.seqs[where % work.seqs.length] ?? 0) : 40;
    const plannedQty = isUnsound(good) || pieces(good) === 0 ? 5 : 5 * pieces(good);
    const { plant, operator } = shop;
    const row = {
      workOrder: work.id,
      plant,
      operationSeq: seq,
      operator,
      businessOn: '2096-03-02',
      plannedQty: String(plannedQty),
    };
    const saved = await client.save(DISPATCH, row);
    if (!judge(tally, 'more', row, saved)) return;
    const { id, version } = saved.data;
    note(tally, id, { version, status: '0' }, null);
    const reply = await client.act(DISPATCH, 'publish', [{ id, version }]);
    if (judge(tally, 'publish', row, reply, !named)) note(tally, id, reply.data, null);
    dispatches.push({ id, work, seq, planned: plannedQty });
  },
  /** Another work order of the order that has some left to plan. */
  async plan({ floor: { shop, open }, tally, client, op: { where, good } }) {
    if (!open) return;
    const qty = isUnsound(good) || pieces(good) === 0 ? 5 : pieces(good);
    const [firstSeq = 0, lastSeq = 0] = RUNS[where % RUNS.length] ?? [];
    const saved = await client.save(WORK, workRow(shop, open.order, { firstSeq, lastSeq, plannedQty: String(qty) }));
    if (!judge(tally, 'plan', { qty }, saved)) return;
    const { id, version } = saved.data;
    const reply = await client.act(WORK, 'release', [{ id, version }]);
    if (judge(tally, 'release', { qty, firstSeq, lastSeq }, reply)) tally.planned.set(id, { firstSeq, lastSeq, qty });
  },
  async unplan({ tally, client, op: { where } }) {
    const id = [...tally.planned.keys()][where % Math.max(tally.planned.size, 1)];
    if (id !== undefined && judge(tally, 'unplan', { id }, await seen(client, WORK, id, 'cancel'))) tally.planned.delete(id);
  },
};
const RUNS = [
  [10, 30],
  [10, 30],
  [10, 10],
  [20, 30],
] as const;
const isOnce = (kind: Kind): kind is Once => Object.hasOwn(ASKING, kind);
const LEAVING: readonly Kind[] = ['pack', 'offline'];

/** Rounds in which every terminal does something at the same time, until all operations are done. */
export async function work(
  floor: Floor,
  tally: Tally,
  { seed, operations }: Readonly<Record<'seed' | 'operations', number>>,
): Promise<void> {
  const { terminals, dispatches } = floor;
  const suited = (kind: Kind): readonly Dispatch[] => {
    if (LEAVING.includes(kind)) return dispatches.filter(({ work }) => !work.stays);
    if (kind === 'rework') return dispatches.filter(({ id }) => tally.reworked.has(id));
    return kind === 'start' ? dispatches.filter(({ id }) => !tally.begun.has(id)) : dispatches;
  };
  const waiting = fc.sample(operation, { numRuns: operations, seed });
  while (waiting.length > 0) {
    const round = waiting.splice(0, terminals.length);
    await Promise.all(
      round.map(async (op, index) => {
        const client = terminals[index];
        const those = suited(op.kind);
        const dispatch = those[op.where % those.length] ?? dispatches[op.where % dispatches.length];
        if (!client || !dispatch) return;
        const turn = { floor, tally, client, op, dispatch };
        await (isOnce(op.kind) ? once(turn, op.kind) : OTHERS[op.kind](turn));
      }),
    );
  }
}
