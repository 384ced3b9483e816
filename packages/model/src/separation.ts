import type { Actor } from './actor.ts';
import { flag } from './fields/index.ts';
import { type Parameter, parameter } from './parameter.ts';
import { fill, inSentence, type Text } from './text.ts';

/** An action that is not for whoever made the document what it is. */
export interface Separation<A extends string = string> {
  /** The action by which somebody agrees with the document. */
  readonly action: A;
  /** What makes it what it is, besides creating and editing it: handing it in, counting. */
  readonly makers: readonly A[];
  /** Whether the company wants it so. */
  readonly parameter: Parameter<'1' | '0'>;
}

/** What a row has for it: everybody who made it what it is; null where the company lets them agree with themselves. */
export const MAKERS = 'makers';
interface Made {
  readonly [MAKERS]?: readonly string[] | null;
}

/** The decision left to companies, on until they say otherwise. */
export const approvedByOthers = (id: string, zh: string, en: string): Parameter<'1' | '0'> =>
  parameter(
    id,
    flag(zh, en, {
      default: '1',
      help: [
        '启用后，创建、修改或提交过的人不能审批该单据',
        'Whoever made one, changed it or handed it in may then not approve it',
      ],
    }),
  );

const OWN: Text = [
  '创建、修改或提交过该{document}的人不能做「{action}」',
  'Whoever made, changed or handed in this {document} may not do “{action}”',
];
const ANOTHER: Text = ['请由没有参与的人处理', 'Let somebody do it who took no part'];

/**
 * Nobody agrees with themselves. A list shows rows without their makers: the server, which always reads them, judges those.
 */
export const otherPerson = (document: Text, action: Text) => ({
  id: 'otherPerson',
  must: ({ makers }: Made, { actor }: { readonly actor: Actor }): boolean => !makers?.includes(actor.userId),
  else: fill(OWN, { document: inSentence(document), action }),
  unblock: ANOTHER,
});
