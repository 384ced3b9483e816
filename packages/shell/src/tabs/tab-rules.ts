import { blank, type Text } from '@takt/model';

export type Params = Readonly<Record<string, string>>;

/** One page of the workspace. */
export interface Tab {
  readonly id: number;
  readonly url: string;
  readonly params: Params;
  readonly title: Text;
  readonly pinned: boolean;
  /** Its page is not kept while another one is in front. */
  readonly noCache: boolean;
  readonly unsaved: boolean;
  /** False when only the address is left of it; its page starts again when it is chosen. */
  readonly live: boolean;
  /** Grows with every refresh. */
  readonly turn: number;
  /** When it was last in front; later is larger. */
  readonly seen: number;
}
type Closed = Pick<Tab, 'url' | 'params' | 'title' | 'noCache'>;

export interface Tabs {
  /** As they stand in the bar: the pinned ones first. */
  readonly tabs: readonly Tab[];
  readonly active: number;
  readonly nextId: number;
  readonly clock: number;
  /** What was closed last comes first. */
  readonly closed: readonly Closed[];
}

/** A page to open; `menuId` where it is a page of the menu. */
export interface Opening {
  readonly url: string;
  readonly params?: Params;
  readonly title?: Text;
  readonly menuId?: number;
  readonly noCache?: boolean;
}

export const HOME_ID = 0;
export const FIRST_CUSTOM_ID = 10_000;
export const MOST_LIVE = 20;
const MOST_CLOSED = 10;
export const NO_NAME: Text = ['no-name', 'no-name'];
const HOME: Text = ['首页', 'Home'];

/** Nothing but the home page. */
export const freshTabs = (): Tabs => ({
  tabs: [
    {
      id: HOME_ID,
      url: '',
      params: {},
      title: HOME,
      pinned: true,
      noCache: false,
      unsaved: false,
      live: true,
      turn: 0,
      seen: 0,
    },
  ],
  active: HOME_ID,
  nextId: FIRST_CUSTOM_ID,
  clock: 1,
  closed: [],
});

const named = (title: Text | undefined): Text => (title && !blank(title[0]) ? title : NO_NAME);

/** What makes two pages at one address different: the record, or which of several new ones. */
const whichOf = ({ id, new: fresh }: Params): string =>
  id === undefined ? (fresh === undefined ? '' : `new ${fresh}`) : `id ${id}`;
const isSame = (tab: Pick<Tab, 'url' | 'params'>, url: string, params: Params): boolean =>
  tab.url === url && whichOf(tab.params) === whichOf(params);

export const tabAt = ({ tabs }: Tabs, url: string, params: Params): Tab | null =>
  tabs.find((tab) => isSame(tab, url, params)) ?? null;
export const tabOf = ({ tabs }: Tabs, id: number): Tab | null => tabs.find((tab) => tab.id === id) ?? null;
export const activeTab = (state: Tabs): Tab | null => tabOf(state, state.active);

const changed = (state: Tabs, id: number, parts: Partial<Tab>): Tabs => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.id === id ? { ...tab, ...parts } : tab)),
});

/** Pages past the most that may live are frozen to their address: the longest unseen first, never pinned or unsaved ones. */
function frozen(state: Tabs): Tabs {
  const living = state.tabs.filter(({ live }) => live);
  const spare = living
    .filter(({ id, pinned, unsaved }) => id !== state.active && !pinned && !unsaved)
    .sort((a, b) => a.seen - b.seen)
    .slice(0, Math.max(0, living.length - MOST_LIVE))
    .map(({ id }) => id);
  if (spare.length === 0) return state;
  return { ...state, tabs: state.tabs.map((tab) => (spare.includes(tab.id) ? { ...tab, live: false } : tab)) };
}

/** Brings a tab to the front; a frozen one comes to life again. */
export function activate(state: Tabs, id: number): Tabs {
  if (!tabOf(state, id)) return state;
  const front = changed({ ...state, active: id, clock: state.clock + 1 }, id, { live: true, seen: state.clock });
  return frozen(front);
}

/** Opens a page, or brings the tab that shows it to the front. */
export function open(state: Tabs, { url, params = {}, title, menuId, noCache = false }: Opening): Tabs {
  const found = tabAt(state, url, params);
  if (found) return activate(changed(state, found.id, { params }), found.id);
  const fromMenu = menuId !== undefined && menuId > HOME_ID && !tabOf(state, menuId);
  const id = fromMenu ? menuId : state.nextId;
  const tab: Tab = {
    id,
    url,
    params,
    title: named(title),
    pinned: false,
    noCache,
    unsaved: false,
    live: true,
    turn: 0,
    seen: 0,
  };
  const nextId = fromMenu ? state.nextId : state.nextId + 1;
  return activate({ ...state, tabs: [...state.tabs, tab], nextId }, id);
}

/** What is closed: one tab, or those around it. */
export type Closing = 'this' | 'others' | 'left' | 'right' | 'all';

/** The tabs a closing takes away. The home page always stays; pinned ones go only by themselves. */
export function closedBy({ tabs }: Tabs, how: Closing, id: number): readonly Tab[] {
  const at = tabs.findIndex((tab) => tab.id === id);
  if (how === 'this') return tabs.filter((tab) => tab.id === id && tab.id !== HOME_ID);
  return tabs.filter((tab, index) => {
    if (tab.pinned || tab.id === HOME_ID) return false;
    if (how === 'all') return true;
    if (how === 'others') return tab.id !== id;
    return at !== -1 && (how === 'left' ? index < at : index > at);
  });
}

/** Closes; when the tab in front goes, the one before it comes to the front, or the next one if it was the first. */
export function close(state: Tabs, how: Closing, id: number): Tabs {
  const gone = new Set(closedBy(state, how, id).map((tab) => tab.id));
  if (gone.size === 0) return state;
  const tabs = state.tabs.filter((tab) => !gone.has(tab.id));
  const remembered = state.tabs
    .filter((tab) => gone.has(tab.id))
    .map(({ url, params, title, noCache }) => ({ url, params, title, noCache }));
  const known = state.closed.filter((one) => !remembered.some(({ url, params }) => isSame(one, url, params)));
  const left: Tabs = { ...state, tabs, closed: [...remembered.toReversed(), ...known].slice(0, MOST_CLOSED) };
  return gone.has(state.active) ? activate(left, successor(state, left, how, id)) : left;
}

function successor(before: Tabs, after: Tabs, how: Closing, id: number): number {
  if (how !== 'this' && how !== 'all' && tabOf(after, id)) return id;
  if (how === 'all') return HOME_ID;
  const at = before.tabs.findIndex((tab) => tab.id === before.active);
  return (at === 0 ? before.tabs[1] : before.tabs[at - 1])?.id ?? HOME_ID;
}

/** Pins or releases; the pinned ones stand first, in the order in which they were pinned. */
export function pin(state: Tabs, id: number, pinned: boolean): Tabs {
  const tab = tabOf(state, id);
  if (!tab || id === HOME_ID || tab.pinned === pinned) return state;
  const others = state.tabs.filter((one) => one.id !== id);
  const ahead = others.filter((one) => one.pinned);
  const rest = others.filter((one) => !one.pinned);
  return { ...state, tabs: [...ahead, { ...tab, pinned }, ...rest] };
}

/** Puts a tab where another one stands. The pinned ones stay ahead of the rest, and the home page ahead of all. */
export function place(state: Tabs, id: number, other: number): Tabs {
  const [tab, there] = [tabOf(state, id), tabOf(state, other)];
  if (!tab || !there || id === other || id === HOME_ID || other === HOME_ID || tab.pinned !== there.pinned) return state;
  const at = state.tabs.indexOf(there);
  return { ...state, tabs: state.tabs.filter((one) => one.id !== id).toSpliced(at, 0, tab) };
}

/** Pages say their name and whether they are saved whenever they are drawn; saying the same again changes nothing. */
export function rename(state: Tabs, id: number, title: Text): Tabs {
  const [zh, en] = named(title);
  const known = tabOf(state, id)?.title;
  return known?.[0] === zh && known[1] === en ? state : changed(state, id, { title: [zh, en] });
}
export const setUnsaved = (state: Tabs, id: number, unsaved: boolean): Tabs =>
  tabOf(state, id)?.unsaved === unsaved ? state : changed(state, id, { unsaved });

/** Starts a page again; what was typed into it is gone. */
export function refresh(state: Tabs, id: number): Tabs {
  const tab = tabOf(state, id);
  return tab ? changed(state, id, { turn: tab.turn + 1, unsaved: false }) : state;
}

/** Opens again what was closed last. */
export function reopen(state: Tabs, which: Closed): Tabs {
  const left = { ...state, closed: state.closed.filter((one) => !isSame(one, which.url, which.params)) };
  return open(left, which);
}

/** Whether a tab's page is there at all, in front or behind. */
export const isMounted = (tab: Tab, active: number): boolean => tab.live && (!tab.noCache || tab.id === active);
