import { type Definitions, type Entity, withoutFields } from '@takt/model';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ThemeConfig } from 'antd';
import { type ComponentType, createContext, use } from 'react';
import { type Choice, ownerQuery } from '../api/calls.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Brand } from './brand.ts';
import type { Modules } from './modules.ts';
import type { OwnPage } from './own-page.ts';
import { type Slot, slotsOf } from './slots.ts';

/** An action as it stands in its dialog. */
export interface Foreseeing {
  readonly entity: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What the workspace works with; loaded once somebody is signed in. */
export interface Product {
  readonly modules: Modules;
  /** The values a tenant keeps under this name. */
  readonly codelist: (name: string) => Promise<readonly Choice[]>;
  /** Which entities are people and their roles, for whoever writes to them. */
  readonly people: { readonly user: string; readonly role: string };
  /** Entities whose rows the search box finds by code or name. */
  readonly looked: readonly string[];
  /** Where what is broken and reported is followed up, as it stands in the menu. */
  readonly repairs: string;
  /** Pages a module draws itself, by their address in the menu; every other address gets the generic list. */
  readonly screens: Readonly<Record<string, ComponentType>>;
  /** Shows what an action that posts would change, before it is done. */
  readonly Foresight: ComponentType<Foreseeing>;
  /** The home page: tiles as the person, their role or the company arranged them, in this size or in the one that fits. */
  readonly Home: ComponentType<{ readonly size: 'large' | 'small' | 'auto' }>;
  /** What modules offer for the home page. */
  readonly tiles: readonly Tile[];
  /** What modules add to generic screens. */
  readonly slots: readonly Slot[];
  /** Pages of the workspace that modules draw for whoever is signed in, whether or not their menu leads there. */
  readonly ownPages: readonly OwnPage[];
  /** What has come for the person, shown around every page: notices that run, counters, what must be answered. */
  readonly messages: { readonly NoticeBar: ComponentType; readonly Bells: ComponentType; readonly PendingBar: ComponentType };
  /** The help: what explains the page in front, and the whole of it as a page. */
  readonly help: { readonly Key: ComponentType<{ readonly page: string }>; readonly Page: ComponentType };
  /** Pages outside of the menu, by their address; whoever is signed in may open them. */
  readonly pages: Readonly<Record<string, ComponentType>>;
}

/** What the application hands to the browser engine. */
export interface Assembly {
  readonly brand: Brand;
  /** The component kit's look by day and by night. */
  readonly themes: Readonly<Record<'light' | 'dark', ThemeConfig>>;
  readonly product: () => Promise<Product>;
}

export const ProductContext = createContext<Product | null>(null);

export function useProduct(): Product {
  const product = use(ProductContext);
  if (!product) throw new Error('the workspace is not around this component');
  return product;
}

/** What modules add to the screens of an entity. */
export const useSlots = (entity: string): ReturnType<typeof slotsOf> => slotsOf(useProduct().slots, entity);

/** The module an entity belongs to, waited for where it has not been fetched; undefined for what only the server knows. */
export function useModuleOf(entity: string): Definitions | undefined {
  const fetched = useProduct().modules.of(entity);
  return fetched ? use(fetched) : undefined;
}

const nothing: readonly string[] = [];

/** Paths of fields somebody does not see, by entity. */
export type HiddenFields = Readonly<Record<string, readonly string[]>>;
const noFields: HiddenFields = {};

/** What the person does not see, waited for: a form must not begin with fields that are not theirs. */
export const useHiddenFields = (): HiddenFields => useSuspenseQuery(ownerQuery).data.hidden ?? noFields;

/** The definition behind an id, as the person knows it; undefined for what only the server knows. */
export function useEntity(id: string): Entity | undefined {
  const entity = useModuleOf(id)?.entities.find((one) => one.id === id);
  const hidden = useHiddenFields()[id] ?? nothing;
  return entity && withoutFields(entity, hidden);
}

/** Every module of the product, lowest level first, waited for where some have not been fetched. */
export const useDefinitions = (): readonly Definitions[] => use(useProduct().modules.all());
