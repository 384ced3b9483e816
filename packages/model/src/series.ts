import { complete, type Entity, type EntityWords } from './entity.ts';
import type { Field, Fields, Id, RowOfFields } from './fields/index.ts';
import type { Parameter } from './parameter.ts';

/** Buckets of a roll-up, in the company's zone. */
export const BUCKETS = ['hour', 'day'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** What a roll-up keeps of a field; how many rows there were it keeps in any case. */
export type Measure = 'count' | 'sum' | 'min' | 'max';

/** The rows of a bucket added up, apart by the values of some fields. */
export interface Rollup {
  readonly by: readonly string[];
  readonly measures: Readonly<Record<string, readonly Measure[]>>;
}
type Rollups = Readonly<Record<string, Rollup>>;

/** How many whole months rows stay beside the current one: fixed, or left to each company; for good when null. */
type KeepMonths = number | Parameter<number> | null;

/** Rows that are only ever added, in great numbers, and asked for by time: a log in monthly partitions (ADR 0102). */
interface Series<F extends Fields = Fields, R extends Rollups = Rollups> extends Entity<F, {}> {
  /** The field that tells when; the table is partitioned by it. */
  readonly at: string;
  readonly keepMonths: KeepMonths;
  readonly rollups: R;
}
export type AnySeries = Series<any, any>;
export const isSeries = (entity: Entity<any, any>): entity is AnySeries => 'rollups' in entity;

/** A row of a series has no stamp: nobody edits it, and it says itself when it was. */
export type SeriesRow<X> = X extends Series<infer F, any> ? { readonly id: Id } & RowOfFields<F> : never;

type Value<X> = X extends Field<infer T> ? T : never;
type MeasureValue<X, M> = M extends 'count' ? number : M extends 'sum' ? string | null : Value<X> | null;
type RolledUp<F extends Fields, R> = R extends Rollup
  ? {
      /** When the bucket begins, as the wire writes it. */
      readonly bucket: string;
      readonly rows: number;
    } & { readonly [K in R['by'][number] & keyof F]: Value<F[K]> | null } & {
      readonly [K in keyof R['measures'] & keyof F]: { readonly [M in R['measures'][K][number]]: MeasureValue<F[K], M> };
    }
  : never;
/** One bucket of a roll-up: `row.ms.sum`. Sums are decimals. */
export type RollupRow<X, B extends Bucket> =
  X extends Series<infer F, infer R> ? (B extends keyof R ? RolledUp<F, R[B]> : never) : never;

type Names<F> = keyof F & string;
/** A required datetime: without a time a row belongs to no partition. */
type Times<F> = { [K in Names<F>]: F[K] extends Field<string, true> ? K : never }[Names<F>];
type Numbers<F> = {
  [K in Names<F>]: Value<F[K]> extends number ? K : '$decimal' extends keyof Value<F[K]> ? K : never;
}[Names<F>];
interface RollupWords<F extends Fields> {
  readonly by: readonly Names<F>[];
  readonly measures: { readonly [K in Numbers<F>]?: readonly Measure[] };
}
type RollupsWords<F extends Fields> = { readonly [B in Bucket]?: RollupWords<F> };
/** Inference of `R` would otherwise let a misspelt bucket through, and a text that is added up. */
type NothingElse<F extends Fields, R extends Rollups> = { readonly [B in Exclude<keyof R, Bucket>]: never } & {
  readonly [B in keyof R]: { readonly measures: { readonly [K in Exclude<keyof R[B]['measures'], Numbers<F>>]: never } };
};

/** The words of an entity that make sense for rows nobody edits. */
type SharedWords = 'label' | 'fields' | 'list' | 'query' | 'title' | 'scopes' | 'suppliers' | 'exports' | 'byFace' | 'was';
type SeriesWords<F extends Fields, R extends Rollups> = Pick<EntityWords<F, {}>, SharedWords> & {
  readonly at: Times<F>;
  readonly keepMonths: KeepMonths;
  readonly rollups?: R & RollupsWords<F> & NothingElse<F, R>;
};

/** Measurements, signals, logs: one inert value from which partitions, roll-ups, retention, list and export follow. */
export function series<const F extends Fields, const R extends Rollups = {}>(id: string, def: SeriesWords<F, R>): Series<F, R> {
  const { at, keepMonths, rollups, ...words } = def;
  demandSound(id, def.fields, at);
  const base = complete<F, {}>(id, { ...words, sort: [[at, 'desc']], log: true, audit: false });
  return { ...base, at, keepMonths, rollups: rollups ?? ({} as R) };
}

/** What the table of a series cannot do, said where it is defined and not when a row is added. */
function demandSound(id: string, fields: Fields, at: string): void {
  if (fields[at]?.kind !== 'datetime' || !fields[at].required) throw new Error(`${id}: ${at} must be a required datetime`);
  for (const [name, { kind, options }] of Object.entries(fields)) {
    if (options.unique) throw new Error(`${id}.${name}: no key reaches over all partitions, so nothing in a series is unique`);
    if (options.contains) throw new Error(`${id}.${name}: a series is searched by the beginning of a text, not by any part`);
    if (kind === 'computed' || kind === 'file' || kind === 'files' || kind === 'image')
      throw new Error(`${id}.${name}: a series holds plain values; ${kind} is none`);
  }
}
