import type { Fields, RowOfFields } from './fields/index.ts';
import type { Text } from './text.ts';

/** A bespoke screen's contract with the server. */
export interface Call<I = unknown, O = unknown> {
  readonly id: string;
  readonly label: Text;
  readonly input: Fields;
  readonly kind: 'query' | 'command';
  readonly $in?: I;
  readonly $out?: O;
}

/** A bespoke read. The reply type is declared, not inferred: it is the contract. */
export const query =
  <O>() =>
  <const F extends Fields>(id: string, label: Text, input: F): Call<RowOfFields<F>, O> => ({ id, label, input, kind: 'query' });

/** A bespoke write: runs in one transaction with an idempotency key, like every action. */
export const command =
  <O = null>() =>
  <const F extends Fields>(id: string, label: Text, input: F): Call<RowOfFields<F>, O> => ({ id, label, input, kind: 'command' });
