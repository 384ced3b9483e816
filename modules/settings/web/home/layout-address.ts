import type { OpenPageRequest } from '@takt/web';

export const LAYOUT_CONFIG: OpenPageRequest = {
  url: '/system/home/layoutConfig',
  title: ['首页布局配置', 'Home page layout configuration'],
};
