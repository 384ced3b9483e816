import { later } from '../../kit/later.tsx';
import type { CellProps } from '../view.ts';

const RichText = later(async () => (await import('../../kit/rich-text/rich-text.tsx')).RichText);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** As it was written. */
export const RichFact = ({ value }: CellProps) => <RichText html={textOf(value)} />;
