import type { Call } from './call.ts';
import type { Conversion } from './convert.ts';
import type { Entity } from './entity.ts';
import type { Text } from './text.ts';

/** What a module's `defs/index.ts` hands to the engines. */
export interface Definitions {
  /** The module's name: the first part of every id in it. */
  readonly module: string;
  readonly label: Text;
  /** Names under which the contract's generic calls reach this module, besides its own. */
  readonly contexts: readonly string[];
  readonly entities: readonly Entity<any, any>[];
  readonly calls?: readonly Call<any, any>[];
  readonly conversions?: readonly Conversion[];
  /** Rights no entity brings, by their whole name: what a page of the module's own asks for, or the engine on its behalf. */
  readonly rights?: Readonly<Record<string, Text>>;
}

export type ScreenKind = 'master' | 'doc' | 'line' | 'query' | 'board' | 'tool';
/** One page of the shipped menu. */
export interface Screen {
  readonly route: string;
  readonly label: Text;
  readonly kind: ScreenKind;
  /** The entity a generic screen shows; absent for bespoke ones. */
  readonly entity?: string;
  /** The right that opens it, where no entity's does. */
  readonly needs?: string;
}
export interface MenuGroup {
  readonly area: string;
  readonly group: string;
  readonly label: Text;
  readonly screens: readonly Screen[];
}
export const screen = (route: string, zh: string, en: string, kind: ScreenKind, entity?: string): Screen => ({
  route,
  label: [zh, en],
  kind,
  ...(entity && { entity }),
});
/** A page somebody draws; without a right of its own it is everybody's. */
export const page = (route: string, zh: string, en: string, kind: ScreenKind, needs?: string): Screen => ({
  route,
  label: [zh, en],
  kind,
  ...(needs && { needs }),
});

/** Level-1 areas of the menu, in order. */
export const AREAS: Readonly<Record<string, { readonly label: Text; readonly icon: string }>> = {
  product: { label: ['生产', 'Production'], icon: 'appstore' },
  warehouse: { label: ['仓储', 'Warehouse'], icon: 'inbox' },
  purchase: { label: ['采购', 'Purchasing'], icon: 'shopping-cart' },
  sale: { label: ['销售', 'Sales'], icon: 'shop' },
  supplier: { label: ['供应商', 'Supplier'], icon: 'team' },
  quality: { label: ['质量', 'Quality'], icon: 'safety-certificate' },
  device: { label: ['设备', 'Equipment'], icon: 'tool' },
  base: { label: ['基础数据', 'Base data'], icon: 'database' },
  workflow: { label: ['流程', 'Workflow'], icon: 'apartment' },
  report: { label: ['报表', 'Reports'], icon: 'bar-chart' },
  system: { label: ['系统', 'System'], icon: 'setting' },
};
