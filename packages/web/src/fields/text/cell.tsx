import type { CellProps } from '../view.ts';

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Cut where the column ends; the whole is shown on hover. */
export function TextCell({ value }: CellProps) {
  const text = plain(value);
  return <span title={text}>{text}</span>;
}
