import type { MoveKind, OutsidePlace } from '../../defs/stock/stock-terms.ts';
import { OutboundOrder, PutawayTask } from '../../defs/index.ts';

/** What a move is by the end that is outside: into it, and out of it. */
const OUTSIDE: Readonly<Record<OutsidePlace, readonly [into: MoveKind, from: MoveKind]>> = {
  vendor: ['toVendor', 'received'],
  customer: ['sold', 'fromCustomer'],
  wip: ['issued', 'produced'],
  transit: ['sentOn', 'cameOver'],
  unpacked: ['repacked', 'repacked'],
  scrap: ['scrapped', 'surplus'],
  loss: ['shortfall', 'surplus'],
};
/** What a move between two places of ours is, by the document that asked for it. */
const INSIDE: Readonly<Record<string, MoveKind>> = { [PutawayTask.id]: 'shelved', [OutboundOrder.id]: 'picked' };

const cases = (column: string, kinds: readonly (readonly [string, MoveKind])[]): string =>
  kinds.map(([value, kind]) => `when t.${column} = '${value}' then '${kind}'`).join(' ');

/** The kind of a move of the ledger, as an expression over its row `t`. */
export const MOVE_KIND = `case when t.reverses_id is not null then '${'reversal' satisfies MoveKind}'
  ${cases(
    'to_place',
    Object.entries(OUTSIDE).map(([place, [into]]) => [place, into] as const),
  )}
  ${cases(
    'from_place',
    Object.entries(OUTSIDE).map(([place, [, from]]) => [place, from] as const),
  )}
  when t.from_location_id = t.to_location_id then '${'judged' satisfies MoveKind}'
  ${cases('entity', Object.entries(INSIDE))} else '${'moved' satisfies MoveKind}' end`;
