import type { Actor } from './actor.ts';

/** An action that is not for whoever made the document what it is. */
export interface Separation<A extends string = string> {
  /** The action by which somebody agrees with the document. */
  readonly action: A;
  /** What makes it what it is, besides creating and editing it: handing it in, counting. */
  readonly makers: readonly A[];
  /** The parameter that says whether the company wants it so, by its id: handhelds need not carry its words. */
  readonly parameter: string;
}

/** What a row has for it: everybody who made it what it is; null where the company lets them agree with themselves. */
export const MAKERS = 'makers';
interface Made {
  readonly [MAKERS]?: readonly string[] | null;
}

/** Nobody agrees with themselves. A list shows rows without their makers: the server, which always reads them, judges those. */
export const otherPerson = {
  id: 'otherPerson',
  must: ({ makers }: Made, { actor }: { readonly actor: Actor }): boolean => !makers?.includes(actor.userId),
  else: ['创建、修改或提交过的人不能审批，请由他人审批', 'Whoever made, changed or submitted it may not approve it'],
} as const;
