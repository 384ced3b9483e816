import { command, query, text, type Text, user } from '@takt/model';

/** Where the page everyone or a role begins with is published. */
export const MAIN_PAGE = 'home:main';
export const SHIPPED_MAIN = '/system/home/Large';

/** Why somebody begins with a page: their own choice, their role's, everyone's, or none of these. */
export type MainFrom = 'own' | 'role' | 'all' | 'shipped';

/** Somebody, and the page their workspace opens with. */
export interface Lander {
  readonly id: string;
  readonly username: string;
  readonly realName: Text;
  readonly roles: readonly Text[];
  readonly own: string | null;
  readonly lands: string;
  readonly from: MainFrom;
  /** Nearer choices that do not count, because the person may not open them. */
  readonly passed: readonly string[];
}
export interface MainPages {
  /** What can be chosen, in the order of the menu. */
  readonly pages: readonly { readonly route: string; readonly label: Text; readonly area: Text }[];
  readonly everyone: string | null;
  readonly roles: readonly { readonly id: string; readonly name: Text; readonly people: number; readonly path: string | null }[];
  /** The first people found; `more` when there are others. */
  readonly people: readonly Lander[];
  readonly more: boolean;
}
export const mainPages = query<MainPages>()(
  'system.mainPages',
  ['主页配置', 'Main page configuration'],
  { search: text('姓名或用户名', 'Name or user name', { length: 60 }) },
  { needs: 'system.layout.publish' },
);

/** Gives one person a page of their own to begin with, or takes it back. */
export const setMainPage = command()(
  'system.setMainPage',
  ['设置个人主页', 'Set somebody’s main page'],
  { user: user('用户', 'User', { required: true }), path: text('主页地址', 'Main page', { length: 120 }) },
  { needs: 'system.user.edit' },
);
