import type { Text } from '@takt/model';
import type { MenuEntry } from '../../api/calls.ts';
import { messageKindAt } from '../../messages/pages.tsx';
import { KIND_NAMES } from '../../messages/words.ts';
import { USER_CENTRE } from '../../user-center/user-center.tsx';
import { type Leaf, placeOf } from '../menu.ts';
import { NO_NAME, type Opening, type Params, type Tab } from './tab-rules.ts';

const ROOT = '/manage';
const EDIT = '/edit';
const NEW: Text = ['新增', 'New '];
/** Pages with secrets or a camera; nothing of them waits behind other pages. */
const NOT_KEPT: readonly string[] = ['/userCenter/pswModify', '/userCenter/resetPassword', '/userCenter/registerFace'];

/** Where a tab is found in the address bar. */
export function addressOf({ url, params }: Pick<Tab, 'url' | 'params'>): string {
  const search = new URLSearchParams(params).toString();
  return `${ROOT}${url}${search === '' ? '' : `?${search}`}`;
}

/** The page an address asks for. */
export function askedAt(pathname: string, search: string): { readonly url: string; readonly params: Params } {
  const url = pathname.startsWith(ROOT) ? pathname.slice(ROOT.length).replace(/\/+$/, '') : '';
  return { url, params: Object.fromEntries(new URLSearchParams(search)) };
}

/** The same for what stands behind the `#` now. */
export function askedInHash(hash: string): { readonly url: string; readonly params: Params } {
  const [pathname = '', ...search] = hash.replace(/^#/, '').split('?');
  return askedAt(pathname, search.join('?'));
}

/** The list's address behind a record's page; null for any other page. */
const listOf = (url: string): string | null => (url.endsWith(EDIT) ? url.slice(0, -EDIT.length) : null);

/** The entry of the menu a page belongs to: a record's page belongs to its list. */
export const homeOf = (areas: readonly MenuEntry[], url: string) => placeOf(areas, url) ?? placeOf(areas, listOf(url) ?? '');

/** What stands at an address. */
export type PageThere =
  | { readonly kind: 'home' }
  | { readonly kind: 'centre' }
  | { readonly kind: 'messages' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'list'; readonly leaf: Leaf }
  | { readonly kind: 'record'; readonly leaf: Leaf; readonly id: string | null };

export function pageThere(areas: readonly MenuEntry[], url: string, params: Params): PageThere {
  if (url === '') return { kind: 'home' };
  if (USER_CENTRE.some((one) => one.url === url)) return { kind: 'centre' };
  if (messageKindAt(url)) return { kind: 'messages' };
  const list = placeOf(areas, url);
  if (list) return { kind: 'list', leaf: list.leaf };
  const record = placeOf(areas, listOf(url) ?? '');
  return record ? { kind: 'record', leaf: record.leaf, id: params['id'] ?? null } : { kind: 'nothing' };
}

/** A page with the name and the number it has in the menu; whoever opens it may know a better name. */
export function openingOf(
  areas: readonly MenuEntry[],
  { url, params = {} }: Pick<Opening, 'url' | 'params'>,
  title?: Text,
): Opening {
  const there = pageThere(areas, url, params);
  const noCache = NOT_KEPT.includes(url);
  const menuId = there.kind === 'list' ? { menuId: there.leaf.id } : {};
  return { url, params, title: title ?? titleOf(there, url), noCache, ...menuId };
}

function titleOf(there: PageThere, url: string): Text {
  if (there.kind === 'centre') return USER_CENTRE.find((one) => one.url === url)?.label ?? NO_NAME;
  const kind = messageKindAt(url);
  if (kind) return KIND_NAMES[kind];
  if (there.kind === 'list') return there.leaf.label;
  if (there.kind !== 'record') return NO_NAME;
  const [zh, en] = there.leaf.label;
  return there.id === null ? [`${NEW[0]}${zh}`, `${NEW[1]}${en}`] : [zh, en];
}
