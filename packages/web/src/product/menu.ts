import type { MenuEntry } from '../api/calls.ts';

/** Drops pages nobody draws, then the groups they leave empty. A page that shows an entity is drawn from its definition. */
export const reachable = (entries: readonly MenuEntry[], drawn: (url: string) => boolean): readonly MenuEntry[] =>
  entries
    .map((entry) => ({ ...entry, children: reachable(entry.children, drawn) }))
    .filter(({ children, url, entity }) => children.length > 0 || (url !== '' && (entity !== null || drawn(url))));

/** The pages of an entry; one page is its own leaf. */
export const leavesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.url === '' ? entry.children.flatMap((child) => leavesOf(child)) : [entry];

/** The list of an entity; null when the person may not see it. */
export const leafOf = (areas: readonly MenuEntry[], entity: string): MenuEntry | null =>
  areas.flatMap(leavesOf).find((leaf) => leaf.entity === entity) ?? null;

/** The leaf shown at an address, with the area it belongs to; null for an address that is not in this menu. */
export function placeOf(areas: readonly MenuEntry[], url: string): { readonly area: MenuEntry; readonly leaf: MenuEntry } | null {
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
