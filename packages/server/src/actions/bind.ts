import type { AnyDocument, Call, DocOf, Document, Entity, Fields, MenuGroup, RowOfFields, Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';

type InputOf<A> = A extends { readonly input: infer I extends Fields } ? RowOfFields<I> : Readonly<Record<string, never>>;
export type Effect<R = any, I = any> = (ctx: Ctx, row: R, input: I) => Promise<void>;
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

/** What an answer may ask of the process it runs in, beside the database. */
export interface Around {
  /** The menu as it is shipped, of all modules. */
  readonly menu: readonly MenuGroup[];
  /** The sign-ins of a company that have a socket open, in any process. */
  readonly connected: (tenant: number) => Promise<ReadonlySet<string>>;
  /** Saves a row as its form would, with all that follows from it: rights, rules, version, history. */
  readonly save: (ctx: Ctx, entity: Entity<any, any>, row: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
export interface AnyAnswer {
  readonly call: Call<any, any>;
  readonly run: (ctx: Ctx, input: any, around: Around) => Promise<unknown>;
}
/** Answers a bespoke call. */
export const answer = <I, O>(call: Call<I, O>, run: (ctx: Ctx, input: I, around: Around) => Promise<O>): AnyAnswer => ({
  call,
  run,
});
