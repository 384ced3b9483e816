import type { AnyDocument, Call, DocOf, Document, Entity, Fields, MenuGroup, RowOfFields, Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Settings } from '../settings/settings.ts';
import type { Invariant } from '../invariants/invariant.ts';
import type { Use } from '../records/use.ts';
import type { ActRequest } from './act-request.ts';
import type { DocumentOps } from './document-ops.ts';
import type { Port } from './port.ts';

type InputOf<A> = A extends { readonly input: infer I extends Fields } ? RowOfFields<I> : Readonly<Record<string, never>>;
type Effect<R = any, I = any> = (ctx: Ctx, row: R, input: I, documents: DocumentOps) => Promise<void>;
type Effects<D, A> = {
  readonly [K in keyof A as A[K] extends { readonly effect: true } ? K : never]: Effect<DocOf<D>, InputOf<A[K]>>;
};
export interface AnyBinding {
  readonly doc: AnyDocument;
  readonly effects: Readonly<Record<string, Effect>>;
}

/** Gives each declared effect its code; a missing or surplus one does not compile. */
export const bind = <D extends Document<any, any, any, any>>(doc: D, effects: Effects<D, D['actions']>): AnyBinding => ({
  doc,
  effects: effects as unknown as Readonly<Record<string, Effect>>,
});

type ComputedNames<F> = { [K in keyof F]: F[K] extends { readonly kind: 'computed' } ? K : never }[keyof F] & string;
type Expressions<F, D extends Tables> = { readonly [K in ComputedNames<F>]: string } & {
  readonly [T in keyof D as ComputedNames<D[T]['fields']> extends never ? never : T]: {
    readonly [K in ComputedNames<D[T]['fields']>]: string;
  };
};
export interface AnyComputing {
  readonly entity: Entity<any, any>;
  readonly expressions: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/**
 * Gives each computed field its SQL expression. `t` is the row's table; in a detail table `h` is its header.
 * The text is a constant of the module, never built from input.
 */
export const compute = <F extends Fields, D extends Tables>(
  entity: Entity<F, D>,
  expressions: Expressions<F, D>,
): AnyComputing => ({
  entity,
  expressions: expressions as unknown as AnyComputing['expressions'],
});

export type DryRunRequest = Pick<ActRequest, 'id' | 'version' | 'input'>;

/** What an answer may ask of the process it runs in, beside the database. */
export interface AnswerServices {
  /** The menu as it is shipped, of all modules. */
  readonly menu: readonly MenuGroup[];
  /** Everything that is defined, by its id. */
  readonly entities: ReadonlyMap<string, Entity<any, any>>;
  /** What must be true of the company's rows. */
  readonly invariants: readonly Invariant[];
  /** What the company has decided, and what is shipped where it has not. */
  readonly settings: (ctx: Ctx) => Promise<Settings>;
  /** Saves a row as its form would, with all that follows from it: rights, rules, version, history. */
  readonly save: (ctx: Ctx, entity: Entity<any, any>, row: Readonly<Record<string, unknown>>) => Promise<{ readonly id: string }>;
  /** Creates many rows of a master together, each judged and remembered as if its form had been filled in; tells their ids. */
  readonly createAll: (
    ctx: Ctx,
    entity: Entity<any, any>,
    rows: readonly Readonly<Record<string, unknown>>[],
  ) => Promise<readonly string[]>;
  /** What follows from a call in documents. */
  readonly documents: DocumentOps;
  /** Runs an action to see what comes of it: `look` reads that, then all of it is undone. Refused as the action would be. */
  readonly dryRun: <T>(ctx: Ctx, doc: AnyDocument, action: string, asked: DryRunRequest, look: () => Promise<T>) => Promise<T>;
  /** What points at a row, whoever may read it: the sentence that refuses its deletion names it too. */
  readonly uses: (ctx: Ctx, entity: Entity<any, any>, id: string) => Promise<readonly Use[]>;
  /** What the process offers behind a port; only to modules that say they use it. */
  readonly use: <T>(port: Port<T>) => T;
}
export interface AnyAnswer {
  readonly call: Call<any, any>;
  readonly run: (ctx: Ctx, input: any, services: AnswerServices) => Promise<unknown>;
}
/** Answers a bespoke call. */
export const answer = <I, O>(call: Call<I, O>, run: (ctx: Ctx, input: I, services: AnswerServices) => Promise<O>): AnyAnswer => ({
  call,
  run,
});
