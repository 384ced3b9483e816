import type { Factory, Sampled, SampleRow } from '@takt/testing';
import type { Company } from '../company.ts';

export interface World {
  readonly factory: Factory;
  readonly company: Company;
}
/** How one action is done where the sampled document in its state is not enough. */
export interface ActionWay {
  /** What its dialog asks, filled in so that its guards agree. `row` is the document as it is read. */
  readonly input?: (row: SampleRow, world: World) => SampleRow | Promise<SampleRow>;
  /** What must be there first: stock, other documents, figures no form may write. */
  readonly before?: (world: World, made: Sampled, code: string) => Promise<unknown>;
  /** The state it then leads to, where conditions choose; the last of them when absent. */
  readonly to?: string;
}
/** A document one guard refuses and all before it let pass. */
export interface Refusing {
  /** How it differs from one that passes. */
  readonly row?: SampleRow | ((world: World) => Promise<SampleRow>);
  /** How each of its lines does. */
  readonly lines?: SampleRow;
  /** What must be there first: other documents, figures no form may write. */
  readonly before?: (world: World, made: Sampled) => Promise<unknown>;
  readonly input?: ActionWay['input'];
  /** The state it is in; the first one the action starts from when absent. */
  readonly in?: string;
  /** Who tries: an administrator when absent, or somebody with these rights alone. */
  readonly by?: 'other' | 'supplier' | { readonly permissions: readonly string[] };
}
/** How the suites bring a document along. A simple one needs its first button only. */
export interface Way {
  /** A button in the state a new document is in; empty where there is none. */
  readonly first: string;
  /** Fields that pass every guard of every action. */
  readonly ready?: SampleRow | ((world: World) => Promise<SampleRow>);
  /** Fields that must hold whoever acts, because only that person may. */
  readonly heldByActor?: readonly string[];
  /** What is changed to change a line; its quantity when absent. */
  readonly line?: SampleRow;
  readonly actions?: Readonly<Record<string, ActionWay>>;
  /** By `action.guard`: what that guard refuses. A plain row is what differs. */
  readonly refuses?: Readonly<Record<string, Refusing>>;
}
export type Ways = Readonly<Record<string, Way>>;
