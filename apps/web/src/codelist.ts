import { Codelist } from '@takt/modules/base/defs';
import { type Choice, loadPage, loadRow } from '@takt/web';

interface Items {
  readonly items: readonly { readonly value: string; readonly label: string; readonly labelEn: string | null }[];
}

/** The values of a codelist, as the tenant keeps them. */
export async function codelist(name: string): Promise<readonly Choice[]> {
  const { list } = await loadPage(Codelist.id, { params: { 'code._eq': name }, page: 1, size: 1 });
  const [found] = list;
  if (!found) return [];
  const { items } = await loadRow<Items>(Codelist.id, found.id);
  return items.map(({ value, label, labelEn }) => ({ value, label: [label, labelEn ?? label] }));
}
