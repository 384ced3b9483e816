import { asStockUnit } from '@takt/modules/base/server';
import type { Id } from '@takt/model';
import { allowedIn, answer, type Ctx, companyDay } from '@takt/engine';
import { shortagesAhead } from '../../defs/delivery/delivery-charts.ts';
import { type BoardPart, type Flow, shortageBoard, type Uncounted } from '../../defs/shortage/shortage.ts';
import { shortagesSoon } from '../../defs/shortage/shortages-soon.ts';
import { fixesFor, projectStock, sumOf } from '../../defs/shortage/shortage-projection.ts';
import { shortageDays } from './days.ts';
import { flowsOf, type View } from './flows.ts';
import { shortPart } from './soon.ts';
import { offersOf, partStockOf } from './part-stock.ts';

/** Whoever has more parts short than this looks at one warehouse after the other. */
const MOST = 300;

const groupBy = <T extends { readonly part: Id }>(rows: readonly T[]): ReadonlyMap<Id, readonly T[]> => {
  const groups = new Map<Id, T[]>();
  for (const row of rows) groups.set(row.part, [...(groups.get(row.part) ?? []), row]);
  return groups;
};
/** What stops first comes first; what never stops last, by its number. */
const bySoonest = (a: BoardPart, b: BoardPart): number =>
  (a.stopAt ?? '9') < (b.stopAt ?? '9') ? -1 : (a.stopAt ?? '9') > (b.stopAt ?? '9') ? 1 : a.partNo < b.partNo ? -1 : 1;

interface Seen {
  /** Every part with demand. */
  readonly parts: readonly BoardPart[];
  readonly uncounted: readonly Uncounted[];
}
/** Everything something is wanted of, within the warehouses and plants the person may see. */
async function partsSeen(ctx: Ctx, warehouse: Id | null, part: Id | null): Promise<Seen> {
  const view: View = { warehouses: allowedIn(ctx, 'warehouse'), plants: allowedIn(ctx, 'plant'), warehouse, part };
  const read = await asStockUnit(ctx, await flowsOf(ctx, view));
  const counted: (Flow & { readonly part: Id })[] = [];
  const uncounted: Uncounted[] = [];
  for (const one of read) {
    const { kind, sign, at, certainty, entity, id, number } = one.of;
    const document = { entity, id, number };
    if ('quantity' in one) counted.push({ part: one.of.part, kind, sign, at, qty: one.quantity.qty, certainty, document });
    else uncounted.push({ document, why: one.why });
  }
  const flows = groupBy(counted);
  const parts = [...flows.keys()];
  const offers = groupBy(
    (await offersOf(ctx, view, parts)).map(({ entity, id, number, ...offer }) => {
      return { ...offer, at: null, document: entity && id && number ? { entity, id, number } : null };
    }),
  );
  const seen = (await partStockOf(ctx, view, parts)).map((standing): BoardPart => {
    const own = (flows.get(standing.part) ?? []).map(({ part: _part, ...flow }) => flow);
    const projection = projectStock(ctx.clock, standing.free, own);
    const offered = (offers.get(standing.part) ?? []).map(({ part: _part, ...offer }) => offer);
    return {
      ...standing,
      ...projection,
      onTheWay: sumOf(own, ({ kind }) => kind === 'note'),
      onOrder: sumOf(own, ({ kind }) => kind === 'order'),
      demand: sumOf(own, ({ sign }) => sign === 'out'),
      fixes: fixesFor(ctx.clock, projection, own, offered),
    };
  });
  return { parts: seen, uncounted };
}
const stopsOf = (parts: readonly BoardPart[]): readonly string[] => parts.flatMap(({ stopAt }) => stopAt ?? []);

export const boardSeen = answer(shortageBoard, async (ctx, { warehouse, part, onlyShort }) => {
  const { parts, uncounted } = await partsSeen(ctx, warehouse, part);
  const short = parts.filter(({ stopAt }) => stopAt !== null);
  const shown = (onlyShort === '0' ? parts : short).toSorted(bySoonest);
  return {
    now: ctx.clock,
    parts: shown.slice(0, MOST),
    withDemand: parts.length,
    short: short.length,
    more: shown.length > MOST,
    uncounted,
    ahead: shortageDays(ctx.clock, stopsOf(short)),
  };
});

/** From the very projection of the board, so that the two can never disagree. */
export const aheadSeen = answer(shortagesAhead, async (ctx) =>
  shortageDays(ctx.clock, stopsOf((await partsSeen(ctx, null, null)).parts)),
);

/** Rows of a tile. */
const MOST_SOON = 12;

export const soonSeen = answer(shortagesSoon, async (ctx) => {
  const short = (await partsSeen(ctx, null, null)).parts.filter(({ stopAt }) => stopAt !== null).toSorted(bySoonest);
  return {
    today: companyDay(ctx),
    parts: short.slice(0, MOST_SOON).map((part) => shortPart(part, ctx.clock)),
    short: short.length,
  };
});
