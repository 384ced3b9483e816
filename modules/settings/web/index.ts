import { type OwnPage, ownPage, type Product } from '@takt/web';
import { type ComponentType, lazy } from 'react';
import { HelpKey } from './help/help-key.tsx';
import { LAYOUT_CONFIG } from './home/layout-address.ts';

export { codelist } from './codelist.ts';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/system/sysconfig/resource': lazy(async () => ({ default: (await import('./resources/resources-page.tsx')).ResourcesPage })),
  '/system/syscode/codingRule': lazy(async () => ({ default: (await import('./settings/coding-rule-page.tsx')).CodingRulePage })),
  '/system/syscode/dictionary': lazy(async () => ({ default: (await import('./settings/dictionary-page.tsx')).DictionaryPage })),
  '/system/sysconfig/parameter': lazy(async () => ({ default: (await import('./settings/parameter-page.tsx')).ParameterPage })),
  '/system/sysconfig/customField': lazy(async () => ({
    default: (await import('./custom-field/custom-field-page.tsx')).CustomFieldPage,
  })),
  '/system/sysconfig/queryCondition': lazy(async () => ({
    default: (await import('./screen-config/screen-config-page.tsx')).QueryConditionPage,
  })),
  '/system/sysconfig/tableColumn': lazy(async () => ({
    default: (await import('./screen-config/screen-config-page.tsx')).TableColumnPage,
  })),
  '/system/home/mainPageConfig': lazy(async () => ({ default: (await import('./main-page/main-page.tsx')).MainPageConfig })),
};

/** What this module explains pages with. */
export const help: Product['help'] = {
  Key: HelpKey,
  Page: lazy(async () => ({ default: (await import('./help/help-page.tsx')).HelpPage })),
};

export const Home: Product['Home'] = lazy(async () => ({ default: (await import('./home/home-board.tsx')).HomeBoard }));

/** Pages of this module that everybody may open; the server decides who may publish. */
export const ownPages: readonly OwnPage[] = [
  ownPage(LAYOUT_CONFIG.url, async () => (await import('./home/layout-config.tsx')).LayoutConfig, LAYOUT_CONFIG.title),
];
