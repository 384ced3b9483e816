import { type Call, callPath } from '@takt/model';
import { read, write } from './http.ts';

/** What the browser needs of a contract: where it is, and the types of what it takes and answers. */
export type Contract<I, O> = Pick<Call<I, O>, 'id' | 'path' | 'kind' | '$in' | '$out'>;

type Optional<I> = { [K in keyof I]: null extends I[K] ? K : never }[keyof I];
/** What is sent to a contract: a field that may be empty may be left out. */
export type InputOf<I> = Omit<I, Optional<I>> & Partial<Pick<I, Optional<I>>>;
/** The input as an argument, which is left out where there is nothing that must be said. */
type InputArgument<I> = object extends InputOf<I> ? [input?: InputOf<I>] : [input: InputOf<I>];

/** Makes a call with what a form made from the contract's own fields holds; the server judges it. */
export const callWithForm = <O>(contract: Contract<unknown, O>, values: object): Promise<O> =>
  contract.kind === 'query' ? read<O>(callPath(contract), values) : write<O>(callPath(contract), values);

/** Makes a call; the contract alone says what is sent and what comes back. */
export const callServer = <I, O>(contract: Contract<I, O>, ...input: InputArgument<I>): Promise<O> =>
  callWithForm(contract, input[0] ?? {});

/** An address of the engine, which no module's definitions name, as a contract. */
const engineCall =
  (kind: Call['kind']) =>
  <I, O>(path: string): Contract<I, O> => ({ id: path, path, kind });

/** A question to the engine: what it takes, what it answers. */
export const engineQuery = engineCall('query');
/** A change by the engine: what it takes, what it answers. */
export const engineCommand = engineCall('command');
