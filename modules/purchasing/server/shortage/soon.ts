import { addDays, type Decimal, todayOf } from '@takt/model';
import type { BoardPart, Fix } from '../../defs/shortage/shortage.ts';
import type { ComingNext, ShortPart } from '../../defs/shortage/shortages-soon.ts';

/** A week: what stops later can still be ordered. */
const DAYS = 7;

const byFix: Partial<Record<Fix['kind'], Pick<ComingNext, 'certainty' | 'late'>>> = {
  chase: { certainty: 'sure', late: true },
  approve: { certainty: 'control', late: false },
  confirm: { certainty: 'unconfirmed', late: false },
  expedite: { certainty: 'sure', late: false },
};

/** What suppliers said of a part: the first of all that is on its way or on order. */
function nextOf({ steps, fixes }: BoardPart): ComingNext | null {
  const sure = steps.flatMap(({ kind, sign, at }): ComingNext[] =>
    sign === 'in' && (kind === 'note' || kind === 'order') ? [{ certainty: 'sure', late: false, at }] : [],
  );
  const offered = fixes.flatMap(({ kind, at }): ComingNext[] => {
    const how = byFix[kind];
    return how && at !== null ? [{ ...how, at }] : [];
  });
  return [...sure, ...offered].toSorted((a, b) => (a.at < b.at ? -1 : 1))[0] ?? null;
}

/** What is left when a day ends. */
const leftAfter = ({ steps, free }: BoardPart, day: string): Decimal =>
  steps.findLast(({ at }) => at.slice(0, 10) <= day)?.balance ?? free;

/** A part of the board in one line. */
export function shortPart(part: BoardPart, now: string): ShortPart {
  const { part: id, partNo, name, unit, stopAt, missing } = part;
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(todayOf({ now }), ahead));
  const cover = days.map((on) => ({ on, left: leftAfter(part, on) }));
  return { part: id, partNo, name, unit, stopAt: stopAt ?? now, missing, cover, next: nextOf(part) };
}
