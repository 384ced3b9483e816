import { lazy, Suspense } from 'react';
import type { CellProps } from '../view.ts';

const RichText = lazy(async () => ({ default: (await import('../../kit/rich-text/rich-text.tsx')).RichText }));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** As it was written. */
export const RichFact = ({ value }: CellProps) => (
  <Suspense fallback={null}>
    <RichText html={textOf(value)} />
  </Suspense>
);
