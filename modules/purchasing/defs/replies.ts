import { blank, choice, json, quantity, valueProblem } from '@takt/model';
import { isNotNegative } from './shared-guards.ts';

/** What somebody says about one line of a document: how much of it, and until when. */
export interface Reply {
  readonly lineId: string;
  readonly qty: string;
  readonly date: string | null;
  /** Why it is less than asked for, of documents that ask. */
  readonly reason: string | null;
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

/** As large and as exact as what they are kept in. */
const REPLIED = quantity('数量', 'Quantity', { min: 0 });
const wordOf = (value: unknown): string | null => (typeof value === 'string' && !blank(value) ? value : null);

/** What a dialog's input says about lines, whatever its quantities are worth; null when one of it is about nothing. */
export function repliesIn(input: Readonly<Record<string, unknown>>): readonly Reply[] | null {
  const sent: unknown = input['replies'] ?? [];
  if (!Array.isArray(sent)) return null;
  const read = sent.map((one: unknown): Reply | null => {
    if (typeof one !== 'object' || one === null) return null;
    const said: Readonly<Record<string, unknown>> = { ...one };
    const { lineId, qty } = said;
    if (typeof lineId !== 'string' || typeof qty !== 'string') return null;
    return { lineId, qty, date: wordOf(said['date']), reason: wordOf(said['reason']), remark: wordOf(said['remark']) };
  });
  return read.every((one) => one !== null) ? read : null;
}
/** The answers in a dialog's input; null when one of them is no answer at all. */
function readReplies(input: Readonly<Record<string, unknown>>): readonly Reply[] | null {
  const said = repliesIn(input);
  return said?.every(({ qty }) => isNotNegative(qty) && valueProblem(REPLIED, qty) === null) ? said : null;
}

interface RequestLine {
  readonly id: string;
  readonly qty: string | null;
}
type Input = Readonly<Record<string, unknown>>;

/** The answers for each line, the earliest first: what was said, else the line itself where all of it is agreed, else none. */
export function partsFor<L extends RequestLine>(
  lines: readonly L[],
  input: Input,
  dateOf: (line: L) => string | null = () => null,
): readonly { readonly line: L; readonly replies: readonly Reply[] }[] {
  const said = Map.groupBy(readReplies(input) ?? [], ({ lineId }) => lineId);
  return lines.map((line) => {
    const agreed = { lineId: line.id, qty: line.qty ?? '0', date: dateOf(line), reason: null, remark: null };
    const replies = said.get(line.id) ?? (input['answer'] === 'asAsked' ? [agreed] : []);
    return { line, replies: replies.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '')) };
  });
}
/** The same where a line has one answer; null where it has none. */
export const repliesFor = <L extends RequestLine>(
  lines: readonly L[],
  input: Input,
): readonly { readonly line: L; readonly reply: Reply | null }[] =>
  partsFor(lines, input).map(({ line, replies: [reply = null] }) => ({ line, reply }));

/** Whether every answer is one, about a line of the document, and no two are about the same. */
const fit = (lines: readonly RequestLine[], read: readonly Reply[] | null, same: (reply: Reply) => string): boolean => {
  if (!read?.every(({ lineId }) => lines.some(({ id }) => id === lineId))) return false;
  return new Set(read.map(same)).size === read.length;
};
export const repliesFit = (lines: readonly RequestLine[], input: Input): boolean =>
  fit(lines, readReplies(input), ({ lineId }) => lineId);
/** The same before the quantities are judged. */
export const repliesPlaced = (lines: readonly RequestLine[], input: Input): boolean =>
  fit(lines, repliesIn(input), ({ lineId }) => lineId);
/** A line may be promised in several parts, each on a day of its own. */
export const partsFit = (lines: readonly RequestLine[], input: Input): boolean =>
  fit(lines, readReplies(input), ({ lineId, date }) => `${lineId} ${date}`);
