import type { Text } from '@takt/model';

/** One action as the contract has it. */
export interface Spoken {
  /** Codes of the states it starts from. */
  readonly from: readonly string[];
  /** `=` stays, `#deleted` goes; several where a condition chooses. */
  readonly to: string | readonly string[];
  readonly label: Text;
  /** What is said in every other state. */
  readonly deny: Text;
  /** Guards in their order, by the contract's id. */
  readonly guards?: Readonly<Record<string, Text>>;
}
export interface SpokenDocument {
  readonly label: Text;
  readonly initial: string;
  readonly final: readonly string[];
  readonly states: Readonly<Record<string, Text>>;
  readonly actions: Readonly<Record<string, Spoken>>;
}
