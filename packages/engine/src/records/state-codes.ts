import { type AnyDocument, type Document } from '@takt/model';
import { type Fragment, verbatim } from '../db/fragment.ts';

const CODE = /^\w+$/;

/** The codes of states as SQL writes a list: `n.status in ${codes(DeliveryNote, 'shipped', 'received')}`. */
export const codes = <S extends string>(
  doc: Document<S, any, any, any>,
  ...states: readonly [NoInfer<S>, ...NoInfer<S>[]]
): Fragment => verbatim(`(${states.map((name) => `'${codeOf(doc, name)}'`).join(', ')})`);

function codeOf(doc: AnyDocument, name: string): string {
  const { code } = doc.states[name] ?? {};
  if (code === undefined || !CODE.test(code)) throw new Error(`${doc.id} has no state ${name}`);
  return code;
}
