import type { Text } from '@takt/model';
import { type MenuEntry, type OwnPage, placeOf } from '@takt/web/host';
import { HOME_URL } from '../home/home-url.ts';
import { NO_NAME, type Opening, type Params, type Tab } from './tab-rules.ts';

const ROOT = '/manage';
const EDIT = '/edit';
const NEW: Text = ['新增', 'New '];

/** Where a tab is found in the address bar. */
export function addressOf({ url, params }: Pick<Tab, 'url' | 'params'>): string {
  const search = new URLSearchParams(params).toString();
  return `${ROOT}${url}${search === '' ? '' : `?${search}`}`;
}

/** The page an address asks for. */
export function pageAt(pathname: string, search: string): { readonly url: string; readonly params: Params } {
  const url = pathname.startsWith(ROOT) ? pathname.slice(ROOT.length).replace(/\/+$/, '') : '';
  // The contract's address of the home tab; here it has the shortest one.
  return { url: url === HOME_URL ? '' : url, params: Object.fromEntries(new URLSearchParams(search)) };
}

/** The same for what stands behind the `#` now. */
export function pageInHash(hash: string): { readonly url: string; readonly params: Params } {
  const [pathname = '', ...search] = hash.replace(/^#/, '').split('?');
  return pageAt(pathname, search.join('?'));
}

/** The list's address behind a record's page; null for any other page. */
const listOf = (url: string): string | null => (url.endsWith(EDIT) ? url.slice(0, -EDIT.length) : null);

/** The entry of the menu a page belongs to: a record's page belongs to its list. */
export const homeOf = (areas: readonly MenuEntry[], url: string) => placeOf(areas, url) ?? placeOf(areas, listOf(url) ?? '');

/** What stands at an address. */
type PageThere =
  | { readonly kind: 'home' }
  | { readonly kind: 'own'; readonly page: OwnPage; readonly leaf: MenuEntry | null }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'list'; readonly leaf: MenuEntry }
  | { readonly kind: 'record'; readonly leaf: MenuEntry; readonly id: string | null };

export function pageThere(areas: readonly MenuEntry[], own: readonly OwnPage[], url: string, params: Params): PageThere {
  if (url === '') return { kind: 'home' };
  const list = placeOf(areas, url);
  const page = own.find((one) => one.url === url);
  if (page) return { kind: 'own', page, leaf: list?.leaf ?? null };
  if (list) return { kind: 'list', leaf: list.leaf };
  const record = placeOf(areas, listOf(url) ?? '');
  return record ? { kind: 'record', leaf: record.leaf, id: params['id'] ?? null } : { kind: 'nothing' };
}

/** A page with the name and the number it has in the menu; whoever opens it may know a better name. */
export function openingOf(
  areas: readonly MenuEntry[],
  own: readonly OwnPage[],
  { url, params = {} }: Pick<Opening, 'url' | 'params'>,
  title?: Text,
): Opening {
  const there = pageThere(areas, own, url, params);
  const noCache = there.kind === 'own' && there.page.noCache === true;
  const leaf = there.kind === 'list' || there.kind === 'own' ? there.leaf : null;
  return { url, params, title: title ?? titleOf(there), noCache, ...(leaf && { menuId: leaf.id }) };
}

function titleOf(there: PageThere): Text {
  if (there.kind === 'own') return there.leaf?.label ?? there.page.label;
  if (there.kind === 'list') return there.leaf.label;
  if (there.kind !== 'record') return NO_NAME;
  const [zh, en] = there.leaf.label;
  return there.id === null ? [`${NEW[0]}${zh}`, `${NEW[1]}${en}`] : [zh, en];
}
