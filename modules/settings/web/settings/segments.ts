import { type FieldTexts, fill, type NumberRule, numberRule, renderNumber, type Segment, type Text } from '@takt/model';
import type { CodingRule } from '../../defs/index.ts';
import { newKey } from './line-tools.tsx';

type Line = CodingRule['segments'][number];
/** A segment as it is being edited; which of its parts count depends on its kind. */
export type DraftSegment = Omit<Line, 'id'> & { readonly id?: string; readonly key: string };
export interface RuleDraft {
  readonly reset: CodingRule['reset'];
  readonly start: number;
  readonly segments: readonly DraftSegment[];
}

const EMPTY = { text: null, format: null, field: null, length: null } as const;
/** A new segment of a kind, with what is usual for it. */
export const segmentOf = (kind: Line['kind']): DraftSegment => ({
  ...EMPTY,
  ...({ constant: { text: '-' }, date: { format: 'yyyyMM' }, field: { length: 6 }, sequence: { length: 4 } } as const)[kind],
  kind,
  key: newKey(),
});

const lineOf = (segment: Segment): DraftSegment => {
  const line = { ...EMPTY, key: newKey() };
  if (segment.kind === 'constant') return { ...line, kind: 'constant', text: segment.text };
  if (segment.kind === 'date') return { ...line, kind: 'date', format: segment.format };
  return segment.kind === 'sequence'
    ? { ...line, kind: 'sequence', length: segment.width }
    : { ...line, kind: 'field', field: segment.field, length: segment.length };
};
/** The shipped rule as lines of a company's own. */
export const draftOfShipped = (text: string): RuleDraft => {
  const { segments, reset, start } = numberRule(text);
  return { reset, start, segments: segments.map(lineOf) };
};
/** A rule of the company's own, ready to be edited. */
export const draftOfOwn = ({ reset, start, segments }: CodingRule): RuleDraft => ({
  reset,
  start,
  segments: segments.map((segment) => ({ ...segment, key: segment.id })),
});
/** The draft as it is saved. */
export const sentOf = ({ segments, ...draft }: RuleDraft) => ({
  ...draft,
  segments: segments.map(({ key: _key, ...segment }) => segment),
});

const SAMPLES = 3;
/** The first numbers a rule gives on a day; a field stands there as so many letters. */
export const samplesOf = (rule: NumberRule, date: string): readonly string[] => {
  const texts: FieldTexts = Object.fromEntries(
    rule.segments.flatMap((segment) => (segment.kind === 'field' ? [[segment.field, 'X'.repeat(segment.length ?? 6)]] : [])),
  );
  return Array.from({ length: SAMPLES }, (_, index) => renderNumber(rule, date, rule.start + index, texts));
};

const UNFINISHED: Text = ['第{n}段还没有填完', 'Segment {n} is not finished'];
/** The first segment that lacks what its kind needs. */
export function unfinished(segments: readonly DraftSegment[]): Text | null {
  const at = segments.findIndex(
    ({ kind, text, format, field, length }) => !{ constant: text, date: format, field: field && length, sequence: length }[kind],
  );
  return at < 0 ? null : fill(UNFINISHED, { n: at + 1 });
}
