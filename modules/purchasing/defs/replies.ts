import { blank, choice, json } from '@takt/model';
import { isNotNegative } from './shared-guards.ts';

/** What somebody says about one line of a document: how much of it, and until when. */
export interface Reply {
  readonly lineId: string;
  readonly qty: string;
  readonly date: string | null;
  readonly remark: string | null;
}

/**
 * The two ways to answer for every line: all of it as the document says, from the dialog; or line by line, from a page that
 * shows them side by side.
 */
export const replyInput = {
  answer: choice('回复', 'Answer', {
    asAsked: ['全部按单据', 'Everything as the document says'],
    byLine: ['逐行回复', 'Line by line'],
  }),
  replies: json<readonly Reply[]>('逐行回复', 'Line by line'),
};

const wordOf = (value: unknown): string | null => (typeof value === 'string' && !blank(value) ? value : null);

/** The answers in a dialog's input; null when one of them is no answer at all. */
export function readReplies(input: Readonly<Record<string, unknown>>): readonly Reply[] | null {
  const sent: unknown = input['replies'] ?? [];
  if (!Array.isArray(sent)) return null;
  const read = sent.map((one: unknown): Reply | null => {
    if (typeof one !== 'object' || one === null) return null;
    const said: Readonly<Record<string, unknown>> = { ...one };
    const { lineId, qty } = said;
    if (typeof lineId !== 'string' || !isNotNegative(qty)) return null;
    return { lineId, qty, date: wordOf(said['date']), remark: wordOf(said['remark']) };
  });
  return read.every((one) => one !== null) && new Set(read.map(({ lineId }) => lineId)).size === read.length ? read : null;
}

interface Asked {
  readonly id: string;
  readonly qty: string | null;
}
/** The answer for each line, nulls where there is none: what was said, else the line itself where all of it is agreed. */
export function repliesFor<L extends Asked>(
  lines: readonly L[],
  input: Readonly<Record<string, unknown>>,
  dateOf: (line: L) => string | null = () => null,
): readonly { readonly line: L; readonly reply: Reply | null }[] {
  const said = new Map((readReplies(input) ?? []).map((one) => [one.lineId, one]));
  return lines.map((line) => {
    const agreed = { lineId: line.id, qty: line.qty ?? '0', date: dateOf(line), remark: null };
    return { line, reply: said.get(line.id) ?? (input['answer'] === 'asAsked' ? agreed : null) };
  });
}

/** Whether every answer is one, and about a line of the document. */
export const repliesFit = (lines: readonly Asked[], input: Readonly<Record<string, unknown>>): boolean =>
  readReplies(input)?.every(({ lineId }) => lines.some(({ id }) => id === lineId)) ?? false;
