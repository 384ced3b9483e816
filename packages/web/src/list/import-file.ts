import { type Text, words } from '@takt/model';

const LARGEST = 5 * 1024 * 1024;

/** Why a file cannot be imported; said before it travels, and again by the server. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): Text | null {
  if (!/\.xlsx?$/i.test(name)) return words.sheetType;
  return size > LARGEST ? words.sheetTooBig : null;
}
