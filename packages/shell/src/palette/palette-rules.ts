import type { Text } from '@takt/model';

/** Something the palette leads to. */
export interface Way {
  readonly key: string;
  readonly kind: 'tab' | 'menu' | 'self' | 'doc' | 'row' | 'act';
  readonly label: Text;
  /** Where it stands in the menu. */
  readonly path: Text | null;
  readonly url: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Does it instead of leading somewhere. */
  readonly run?: () => void;
}
/** Finds Chinese by its sound: the places of the characters that were meant; null when none were. */
export type Sound = (text: string, typed: string) => readonly number[] | null;

const MOST = 30;

/** How well a name answers what was typed: 0 best, null not at all. */
export function rankOf([zh, en]: Text, typed: string, sound: Sound | null): number | null {
  const names = [zh, en].map((name) => name.toLowerCase());
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  if (names.some((name) => name.includes(typed))) return 2;
  // Initials of English words: `so` is a sales order.
  if (initialsOf(en).startsWith(typed)) return 3;
  const heard = /^[a-z ]+$/.test(typed) ? (sound?.(zh, typed) ?? null) : null;
  return heard === null ? null : heard[0] === 0 ? 3 : 4;
}
const initialsOf = (en: string): string =>
  en
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.slice(0, 1))
    .join('');

/** The ways that answer, best first; open tabs before the menu where both answer alike. Nothing typed shows what is at hand. */
export function answers(ways: readonly Way[], typed: string, sound: Sound | null): readonly Way[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return ways.slice(0, MOST);
  return ways
    .map((way) => ({ way, rank: rankOf(way.label, wanted, sound) }))
    .filter((one): one is { way: Way; rank: number } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ way }) => way);
}

/** Whether it could be the beginning of a document's number: letters first, digits somewhere, and enough of both. */
export const looksLikeNumber = (typed: string): boolean =>
  /^[A-Za-z]*[-\w]*\d[-\w]*$/.test(typed.trim()) && typed.trim().length >= 3;
