import type { Field, Fields } from './fields/index.ts';

/** Inputs of an action that its document keeps. */
export type Stores = readonly string[] | Readonly<Record<string, string>>;

/** What `sets` may say of a field. */
type SetTo<X> =
  X extends Field<infer T, infer Req, infer K>
    ?
        | ([K] extends ['date' | 'datetime'] ? 'now' : never)
        | ([K] extends ['user'] ? 'actor' : never)
        | ([K] extends ['choice' | 'flag' | 'flagYN'] ? T : never)
        | ([K] extends ['computed'] ? never : Req extends true ? never : null)
    : never;

/** Whether a field can hold whatever an input may be: of its kind, every value of it, and nothing where it may be left out. */
type Holds<Y, X> =
  X extends Field<infer T, infer Req, infer K>
    ? Y extends Field<infer U, infer Must, K>
      ? [T, Req] extends [U, Must extends true ? true : boolean]
        ? true
        : false
      : false
    : false;
type SameNames<I, F> = { [N in keyof I & keyof F]: Holds<F[N], I[N]> extends true ? N : never }[keyof I & keyof F];
type Holders<F, X> = { [N in keyof F]: Holds<F[N], X> extends true ? N : never }[keyof F];
type Stored<V, I, F> = V extends readonly unknown[]
  ? readonly SameNames<I, F>[]
  : { readonly [N in keyof V]: N extends keyof I ? Holders<F, I[N]> : never };

/** An action that writes; others cost the compiler no more than asking. */
export type Writing = { readonly sets: unknown } | { readonly stores: unknown };

/** What the fields an action writes must be. */
export type FittingWrites<X, F extends Fields> = (X extends { readonly sets: infer V }
  ? { readonly sets: { readonly [N in keyof V]: N extends keyof F ? SetTo<F[N]> : never } }
  : unknown) &
  (X extends { readonly stores: infer V }
    ? { readonly stores: Stored<V, X extends { readonly input: infer I } ? I : Fields, F> }
    : unknown);

const isList = (stores: Stores): stores is readonly string[] => Array.isArray(stores);

/** By input the field it is kept in. */
export const storedIn = ({ stores = [] }: { readonly stores?: Stores }): Readonly<Record<string, string>> =>
  isList(stores) ? Object.fromEntries(stores.map((name) => [name, name])) : stores;
