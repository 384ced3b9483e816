/** The rows a list shows, so that a record's page can go on to the next one without asking the list. */
const walks = new Map<string, readonly string[]>();

export const rememberRows = (url: string, ids: readonly string[]): void => void walks.set(url, ids);

/** The neighbours of a row in the list it was opened from; none for a row the list does not show. */
export function neighboursOf(url: string, id: string): { readonly previous: string | null; readonly next: string | null } {
  const ids = walks.get(url) ?? [];
  const at = ids.indexOf(id);
  if (at < 0) return { previous: null, next: null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
