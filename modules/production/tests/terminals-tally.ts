import type { Reply } from '@takt/testing';
import type { Dispatch } from './terminals-floor.ts';

export interface Pieces {
  readonly good: number;
  readonly scrap: number;
  readonly rework: number;
}
export const NONE: Pieces = { good: 0, scrap: 0, rework: 0 };
export const plus = (a: Pieces, b: Pieces): Pieces => ({
  good: a.good + b.good,
  scrap: a.scrap + b.scrap,
  rework: a.rework + b.rework,
});
export const total = ({ good, scrap, rework }: Pieces): number => good + scrap + rework;

/** What an accepted action did to a dispatch order, by the version it left. */
interface Step {
  readonly status: string;
  /** Null where nothing was reported. */
  readonly pieces: Pieces | 'takenBack' | null;
}
/** What was answered so far. The product's own figures are compared with nothing else. */
export interface Tally {
  readonly steps: Map<string, Map<number, Step>>;
  readonly packed: Map<string, number[]>;
  readonly offline: Map<string, number[]>;
  /** Pieces put to the line side, by part and batch. */
  readonly put: Map<string, number>;
  /** Dispatch orders a terminal began. */
  readonly begun: Set<string>;
  /** Dispatch orders of which something went to rework. */
  readonly reworked: Set<string>;
  /** Work orders planned by hand and not cancelled. */
  readonly planned: Map<string, { readonly firstSeq: number; readonly lastSeq: number; readonly qty: number }>;
  /** How often each kind of operation was answered how. */
  readonly answers: Map<string, Map<string, number>>;
  /** Answers there may not be, and what was asked. */
  readonly wrong: string[];
}
export const emptyTally = (): Tally => ({
  steps: new Map(),
  packed: new Map(),
  offline: new Map(),
  put: new Map(),
  begun: new Set(),
  reworked: new Set(),
  planned: new Map(),
  answers: new Map(),
  wrong: [],
});

const REFUSALS: readonly number[] = [403, 404, 409, 422, 429, 503];
/** Counts an answer and judges it: done, unless nobody could do it, or refused in words. Tells whether it was done. */
export function judge(tally: Tally, kind: string, asked: object, reply: Reply, impossible = false): boolean {
  const { httpStatus, error, raw } = reply;
  const done = httpStatus === 200;
  const inWords = REFUSALS.includes(httpStatus) && error !== null && error.zh.length > 0 && error.en.length > 0;
  if (done ? impossible : !inWords) tally.wrong.push(`${kind} ${JSON.stringify(asked)}: ${httpStatus} ${raw}`);
  const of = tally.answers.get(kind) ?? new Map<string, number>();
  const answer = done ? 'done' : (error?.code ?? String(httpStatus));
  tally.answers.set(kind, of.set(answer, (of.get(answer) ?? 0) + 1));
  return done;
}

export const addTo = <K>(sums: Map<K, number>, key: K, qty: number): unknown => sums.set(key, (sums.get(key) ?? 0) + qty);
export const push = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/** Writes down an accepted action. The same answer twice is one action; two actions never leave the same version. */
export function note(
  tally: Tally,
  dispatch: string,
  data: { readonly version: number; readonly status: string },
  step: Step['pieces'],
): void {
  const steps = tally.steps.get(dispatch) ?? new Map<number, Step>();
  tally.steps.set(dispatch, steps);
  if (steps.has(data.version)) tally.wrong.push(`dispatch order ${dispatch}: two actions left version ${data.version}`);
  steps.set(data.version, { status: data.status, pieces: step });
}

/** What a dispatch order must say after all that was accepted, in the order of its versions. */
export interface Expected {
  readonly pieces: Pieces;
  readonly status: string;
  readonly version: number;
  /** Rows of its reports, reversals among them. */
  readonly rows: number;
  /** Reports that stand. */
  readonly standing: readonly Pieces[];
}
export function expectedOf(tally: Tally, { id }: Pick<Dispatch, 'id'>): Expected {
  const steps = [...(tally.steps.get(id) ?? [])].toSorted(([a], [b]) => a - b);
  const standing: Pieces[] = [];
  let rows = 0;
  steps.forEach(([version, { pieces }], index) => {
    const before = steps[index - 1]?.[0];
    if (before !== undefined && before + 1 !== version)
      tally.wrong.push(`dispatch order ${id}: nothing answered left version ${before + 1}`);
    if (pieces === null) return;
    rows += 1;
    if (pieces !== 'takenBack') standing.push(pieces);
    else if (!standing.pop()) tally.wrong.push(`dispatch order ${id}: version ${version} took back what was not there`);
  });
  const [version = 0, last] = steps.at(-1) ?? [];
  return { pieces: standing.reduce(plus, NONE), status: last?.status ?? '', version, rows, standing };
}
