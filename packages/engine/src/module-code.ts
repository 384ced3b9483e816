import type { AnyAnswer, AnyBinding, AnyComputing } from './actions/bind.ts';
import type { MoveHook } from './actions/move-hook.ts';
import type { Reaction, TimerRule } from './jobs/subscription.ts';
import type { BoundLongJob } from './long-jobs/long-job.ts';
import type { Saving } from './records/saving.ts';

type Piece = AnyBinding | AnyComputing | AnyAnswer | Saving | MoveHook | Reaction | TimerRule | BoundLongJob<any>;
/**
 * Code of a module. What stands behind one document, or one subject, is one value: its effects, computed fields, what is done when it is
 * saved, its answers, what it hears of others and its timers, in a list that may hold lists.
 */
export type ModuleCode = Piece | readonly ModuleCode[];

export interface Pieces {
  readonly bindings: readonly AnyBinding[];
  readonly computing: readonly AnyComputing[];
  readonly answers: readonly AnyAnswer[];
  readonly savings: readonly Saving[];
  readonly moveHooks: readonly MoveHook[];
  readonly subscriptions: readonly Reaction[];
  readonly timers: readonly TimerRule[];
  readonly longJobs: readonly BoundLongJob<any>[];
}

const isList = (code: ModuleCode): code is readonly ModuleCode[] => Array.isArray(code);
const piecesIn = (code: ModuleCode): readonly Piece[] => (isList(code) ? code.flatMap(piecesIn) : [code]);

/** The code of modules by its kind, in the order in which it stands. */
export function piecesOf(modules: readonly { readonly code?: ModuleCode }[]): Pieces {
  const all = modules.flatMap(({ code = [] }) => piecesIn(code));
  return {
    bindings: all.filter((one) => 'effects' in one),
    computing: all.filter((one) => 'expressions' in one),
    answers: all.filter((one) => 'call' in one),
    savings: all.filter((one) => 'entity' in one && 'run' in one),
    moveHooks: all.filter((one) => 'why' in one),
    subscriptions: all.filter((one) => 'topic' in one && 'run' in one),
    timers: all.filter((one) => 'cron' in one),
    longJobs: all.filter((one) => 'kind' in one),
  };
}
