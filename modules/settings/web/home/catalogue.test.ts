import { describe, expect, test } from 'vitest';
import { tiles } from '@takt/modules/warehouse/web';
import type { MenuEntry } from '@takt/web';
import { maySee } from './catalogue.ts';

const page = (entity: string): MenuEntry => ({
  id: 0,
  label: [entity, entity],
  icon: null,
  url: `/${entity}`,
  entity,
  children: [],
});
const stockValue = tiles.find(({ id }) => id === 'warehouse.stockValue');

describe('security: a tile of the home page', () => {
  const menu = ['warehouse.stock', 'base.vendorPart'].map(page);
  const offered = (areas: readonly MenuEntry[], hidden: Readonly<Record<string, readonly string[]>> = {}) =>
    stockValue && maySee(stockValue, areas, hidden);

  test('is offered to whoever may read what it shows', () => {
    expect([offered(menu), offered(menu.slice(1)), offered(menu.slice(0, 1))]).toEqual([true, false, false]);
  });
  test('that tells what stock is worth is not offered to people without the right to see prices', () => {
    expect(offered(menu, { 'base.vendorPart': ['unitPrice'] })).toBe(false);
    expect(offered(menu, { 'base.part': ['minStock'] })).toBe(true);
  });
});
