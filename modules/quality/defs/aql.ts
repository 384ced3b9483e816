import { type Aql, AQLS, CODE_LETTERS, type Letter, LETTERS, type Level, LEVELS, type Severity, sizeOf } from './aql-tables.ts';
import { GRIDS } from './aql-grids.ts';

/** What a field of the table says: an acceptance number, or where to look next; null where there is no plan. */
export type Cell = number | 'v' | '^' | null;
export interface Step {
  readonly letter: Letter;
  readonly cell: Cell;
}
export interface Plan {
  /** From the code letter of the lot to the row whose plan is taken: the way the arrows lead. */
  readonly path: readonly Step[];
  readonly letter: Letter;
  /** How many pieces are taken: never more than the lot has. */
  readonly n: number;
  readonly ac: number;
  readonly re: number;
  /** The plan asks for as many pieces as the lot has, or more: all of them are inspected. */
  readonly full: boolean;
}

const isLetter = (value: string | undefined): value is Letter => LETTERS.some((letter) => letter === value);

/** The letter a lot of this size gets at an inspection level. */
export function codeLetter(lot: number, level: Level): Letter {
  const row = CODE_LETTERS.find(([upTo]) => lot <= upTo);
  const letter = row?.[1][LEVELS.indexOf(level)];
  if (!isLetter(letter)) throw new RangeError(`no code letter for a lot of ${lot} at level ${level}`);
  return letter;
}

export function cellAt(letter: Letter, aql: Aql, severity: Severity): Cell {
  const cell = GRIDS[severity][letter]?.split(' ')[AQLS.indexOf(aql)];
  if (cell === 'v' || cell === '^') return cell;
  return cell === undefined || cell === '-' ? null : Number.parseInt(cell, 10);
}

/** The rows the arrows lead through, the last of them with the plan. An arrow changes letter and sample size alike. */
function pathFrom(first: Letter, aql: Aql, severity: Severity): readonly Step[] {
  const path: Step[] = [];
  let at = LETTERS.indexOf(first);
  for (;;) {
    const letter = LETTERS[at];
    if (letter === undefined) return path;
    const cell = cellAt(letter, aql, severity);
    path.push({ letter, cell });
    if (cell !== 'v' && cell !== '^') return path;
    at += cell === 'v' ? 1 : -1;
  }
}

/** The single sampling plan of a row of the table; null where the standard has none. */
export function planAt(first: Letter, aql: Aql, severity: Severity, lot: number = Number.POSITIVE_INFINITY): Plan | null {
  const path = pathFrom(first, aql, severity);
  const { letter, cell: ac } = path.at(-1) ?? { letter: first, cell: null };
  const size = sizeOf(letter, severity);
  if (typeof ac !== 'number' || size === null) return null;
  return { path, letter, n: Math.min(size, lot), ac, re: ac + 1, full: size >= lot };
}

export interface PlanRequest {
  readonly lot: number;
  readonly level: Level;
  readonly aql: Aql;
  readonly severity: Severity;
}
/** The plan for a lot: lot size and level give the letter, letter and AQL the plan, arrows followed. */
export const planFor = ({ lot, level, aql, severity }: PlanRequest): Plan | null =>
  planAt(codeLetter(lot, level), aql, severity, lot);

/** The next tighter AQL, by which a lot earns its way to reduced inspection; null at the tightest. */
export const tighterAql = (aql: Aql): Aql | null => AQLS[AQLS.indexOf(aql) - 1] ?? null;

interface ClassFound {
  readonly aql: Aql;
  /** Nonconforming units, or nonconformities, among the first n pieces of this class's own plan. */
  readonly found: number;
}
interface ClassVerdict extends ClassFound {
  readonly plan: Plan;
  readonly accepted: boolean;
}
interface LotVerdict {
  /** The largest sample any class asks for is drawn once for all. */
  readonly draw: number;
  readonly classes: readonly ClassVerdict[];
  readonly accepted: boolean;
}
/** Judges each class by its own plan; the lot passes when every class does. Null where a class has no plan. */
export function judgeLot({ lot, level, severity }: Omit<PlanRequest, 'aql'>, found: readonly ClassFound[]): LotVerdict | null {
  const classes = found.flatMap((one): readonly ClassVerdict[] => {
    const plan = planFor({ lot, level, severity, aql: one.aql });
    return plan ? [{ ...one, plan, accepted: one.found <= plan.ac }] : [];
  });
  if (classes.length < found.length) return null;
  return {
    draw: Math.max(0, ...classes.map(({ plan }) => plan.n)),
    classes,
    accepted: classes.every(({ accepted }) => accepted),
  };
}
