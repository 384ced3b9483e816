import { type Field, type Fields, integer } from './fields/index.ts';
import type { Text } from './text.ts';

/** Says that a document is work somebody takes: while it waits, one person at a time has it. */
export interface WorkQueue {
  /** States in which it waits to be worked on; in all others a claim says no more than who did it. */
  readonly open: readonly string[];
  /** The person who has it, and who did it in the end. */
  readonly claimedBy: string;
  /** The higher comes first. */
  readonly priority: string;
  /** Where it is done, so that somebody can take work of one place alone. */
  readonly zone: string;
  /** By when; of two with the same priority the earlier comes first. */
  readonly due: string | null;
}

/** The same as a definition writes it. */
export interface WorkQueueWords<S extends string, N extends string> {
  readonly open: readonly [S, ...S[]];
  readonly claimedBy: N;
  readonly priority: N;
  readonly zone: N;
  readonly due?: N;
}
type Holding<X, T> = X extends Field<T> ? string : never;
/** A text is assignable to an id, so what is marked as one is looked for. */
type HoldingId<X, Req extends boolean> = X extends Field<infer T, Req> ? ('$id' extends keyof T ? string : never) : never;
/**
 * What the fields a work queue names must be: somebody or nobody, a number, a place, a time. Looks at these fields alone, so a
 * document that is none costs the compiler nothing.
 */
export type FittingQueue<Q, F extends Fields> =
  Q extends WorkQueueWords<string, keyof F & string>
    ? {
        readonly claimedBy: HoldingId<F[Q['claimedBy']], false>;
        readonly priority: Holding<F[Q['priority']], number>;
        readonly zone: HoldingId<F[Q['zone']], boolean>;
        readonly due?: Q['due'] extends keyof F ? Holding<F[Q['due']], string> : never;
      } & { readonly [P in Exclude<keyof Q, keyof WorkQueue>]: never }
    : unknown;

export const CLAIM = 'claim';
export const GIVE_BACK = 'giveBack';
export const PRIORITISE = 'prioritise';
export const DISPATCH = 'dispatch';

/** The right a work queue has beside those of its actions. */
export const queueRights: Readonly<Record<string, Text>> = {
  [DISPATCH]: ['收回他人领取的任务', 'Gives back what others have claimed'],
};

/** A priority as every work queue has it. */
export const priorityField = () =>
  integer('优先级', 'Priority', {
    required: true,
    default: 5,
    min: 0,
    max: 9,
    help: ['0 到 9，数字大的先做', '0 to 9; the higher is done first'],
  });

/** What can be done with any work queue, beside the actions of the document. None of it moves its state. */
export const queueActions = (queue: WorkQueue, fields: Fields) => {
  const { readonly: _shown, ...limits } = fields[queue.priority]?.options ?? {};
  const [zh, en] = fields[queue.priority]?.label ?? ['优先级', 'Priority'];
  const from = queue.open;
  // Each says everything by itself.
  const alone = { versionless: true } as const;
  return {
    [CLAIM]: { label: ['领取', 'Claim'], from, ...alone },
    [GIVE_BACK]: { label: ['归还', 'Give back'], from, ...alone },
    [PRIORITISE]: {
      label: ['调整优先级', 'Set priority'],
      from,
      ...alone,
      input: { [queue.priority]: integer(zh, en, { ...(limits as object), required: true }) },
    },
  };
};
