import type { MenuEntry } from '../api/calls.ts';

/** A leaf of the menu: a list of one entity at its address. */
export interface Leaf extends MenuEntry {
  readonly entity: string;
}

const isLeaf = (entry: MenuEntry): entry is Leaf => entry.url !== '' && entry.entity !== null;

/** Drops leaves without a screen of ours, then the groups they leave empty. */
export const reachable = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries
    .map((entry) => ({ ...entry, children: reachable(entry.children) }))
    .filter((entry) => entry.children.length > 0 || isLeaf(entry));

export const leavesOf = (entry: MenuEntry): readonly Leaf[] =>
  isLeaf(entry) ? [entry] : entry.children.flatMap((child) => leavesOf(child));

/** The leaf shown at an address, with the area it belongs to; null for an address that is not in this menu. */
export function placeOf(areas: readonly MenuEntry[], url: string): { readonly area: MenuEntry; readonly leaf: Leaf } | null {
  for (const area of areas) {
    const leaf = leavesOf(area).find((one) => one.url === url);
    if (leaf) return { area, leaf };
  }
  return null;
}

/** Only the pages whose name holds what was typed, in either language, and the groups they stand in. */
export function thinned(entries: readonly MenuEntry[], typed: string): readonly MenuEntry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.flatMap((entry) => {
    const children = thinned(entry.children, wanted);
    const named = entry.children.length === 0 && entry.label.some((name) => name.toLowerCase().includes(wanted));
    return named || children.length > 0 ? [{ ...entry, children }] : [];
  });
}
