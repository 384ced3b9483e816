import { lazy, Suspense } from 'react';
import type { CellProps } from '../view.ts';
import { plainOf } from './plain.ts';

const RichText = lazy(async () => ({ default: (await import('../../kit/rich-text/rich-text.tsx')).RichText }));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of it, where there is room for one line. */
export function RichCell({ value }: CellProps) {
  const text = plainOf(textOf(value));
  return <span title={text}>{text}</span>;
}

/** As it was written. */
export const RichFact = ({ value }: CellProps) => (
  <Suspense fallback={null}>
    <RichText html={textOf(value)} />
  </Suspense>
);
