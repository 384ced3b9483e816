import type { Call } from './call.ts';
import type { Conversion } from './convert.ts';
import type { Entity } from './entity.ts';
import type { Parameter } from './parameter.ts';
import type { ShippedList } from './shipped-list.ts';
import type { Text } from './text.ts';

/** What a module's `defs/index.ts` hands to the engines. */
export interface Definitions {
  /** The first part of every id in it: the module's name, or one that several modules share (ADR 0105). */
  readonly module: string;
  readonly label: Text;
  /** Names under which the contract's generic calls reach this module, besides its own. */
  readonly contexts: readonly string[];
  readonly entities: readonly Entity<any, any>[];
  readonly calls?: readonly Call<any, any>[];
  readonly conversions?: readonly Conversion[];
  /** Rights no entity brings, by their whole name: what a page of the module's own asks for, or the engine on its behalf. */
  readonly rights?: Readonly<Record<string, Text>>;
  /**
   * What pages of its own let people choose from, beside what forms and dialogs refer to, by the right that opens it; without a right
   * everybody of the company does.
   */
  readonly lookUps?: readonly { readonly right?: string; readonly of: readonly string[] }[];
  /** Those of them a session that came by face keeps. */
  readonly byFace?: readonly string[];
  /** Lists of values its `dictionary()` fields name, as shipped. */
  readonly lists?: readonly ShippedList[];
  /** What it leaves to each company to decide. */
  readonly parameters?: readonly Parameter<any>[];
  /** The same of what only people of the company that operates the product can be given, whatever their roles say. */
  readonly operatorRights?: Readonly<Record<string, Text>>;
}

/** What modules about the product itself have in common: their ids, rights and licence are those of one (ADR 0105). */
export const SYSTEM = {
  module: 'system',
  label: ['系统管理', 'System administration'],
  contexts: [],
} as const satisfies Partial<Definitions>;

/** Modules that share one name as the one that people know: its label once, with what all of them define. */
export const joinDefinitions = ([first, ...others]: readonly [Definitions, ...Definitions[]]): Definitions =>
  others.reduce(
    (joined, next) => ({
      module: joined.module,
      label: joined.label,
      contexts: [...new Set([...joined.contexts, ...next.contexts])],
      entities: [...joined.entities, ...next.entities],
      calls: [...(joined.calls ?? []), ...(next.calls ?? [])],
      conversions: [...(joined.conversions ?? []), ...(next.conversions ?? [])],
      rights: { ...joined.rights, ...next.rights },
      lookUps: [...(joined.lookUps ?? []), ...(next.lookUps ?? [])],
      byFace: [...(joined.byFace ?? []), ...(next.byFace ?? [])],
      lists: [...(joined.lists ?? []), ...(next.lists ?? [])],
      parameters: [...(joined.parameters ?? []), ...(next.parameters ?? [])],
      operatorRights: { ...joined.operatorRights, ...next.operatorRights },
    }),
    first,
  );

type ScreenKind = 'master' | 'doc' | 'line' | 'query' | 'board' | 'tool';
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
/** The right without which a page is not opened; null for pages that are everybody's. */
export const rightToOpen = ({ entity, needs }: Pick<Screen, 'entity' | 'needs'>): string | null =>
  needs ?? (entity ? `${entity}.read` : null);
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

interface Area {
  readonly label: Text;
  readonly icon: string;
  /** In which order its groups stand, where several modules share it; else in the order of the modules. */
  readonly groups?: readonly string[];
}
/** Level-1 areas of the menu, in order. */
export const AREAS: Readonly<Record<string, Area>> = {
  product: { label: ['生产', 'Production'], icon: 'appstore' },
  warehouse: { label: ['仓储', 'Warehouse'], icon: 'inbox' },
  purchase: { label: ['采购', 'Purchasing'], icon: 'shopping-cart' },
  sale: { label: ['销售', 'Sales'], icon: 'shop' },
  supplier: { label: ['供应商', 'Supplier'], icon: 'team' },
  quality: { label: ['质量', 'Quality'], icon: 'safety-certificate' },
  device: { label: ['设备', 'Equipment'], icon: 'tool' },
  base: {
    label: ['基础数据', 'Base data'],
    icon: 'database',
    groups: ['factory', 'material', 'partner', 'warehouseModel', 'qualityBase', 'deviceBase', 'codes'],
  },
  workflow: { label: ['流程', 'Workflow'], icon: 'apartment' },
  report: { label: ['报表', 'Reports'], icon: 'bar-chart' },
  system: { label: ['系统', 'System'], icon: 'setting' },
};

/** The groups of an area, in the order they stand there. */
export function groupsIn<G extends { readonly area: string; readonly group: string }>(
  groups: readonly G[],
  area: string,
): readonly G[] {
  const order = AREAS[area]?.groups ?? [];
  const place = ({ group }: G): number => (order.includes(group) ? order.indexOf(group) : order.length);
  return groups.filter((group) => group.area === area).toSorted((a, b) => place(a) - place(b));
}
