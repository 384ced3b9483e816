import type { OpenPageRequest } from '@takt/web/host';

/** The contract's address of the home tab; it is the page a person without a choice of their own begins with. */
export const HOME_URL = '/system/home/Large';

export const LAYOUT_CONFIG: OpenPageRequest = {
  url: '/system/home/layoutConfig',
  title: ['首页布局配置', 'Home page layout configuration'],
};
