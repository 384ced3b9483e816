import { code, entity, ref } from '@takt/model';
import { expect, test } from 'vitest';
import { scopesDeclared } from './scopes-declared.ts';
import { toy } from './toy-module.ts';

const label = ['码头', 'Dock'] as const;
const fields = { code: code('编码', 'Code'), warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse') };
const Dock = entity('yard.dock', { label, fields, scopes: { warehouse: 'warehouse' } });
const OpenDock = entity('yard.dock', { label, fields });
const Gate = entity('yard.gate', { label, fields: { dock: ref('yard.dock', '码头', 'Dock') } });
const Plant = entity('base.plant', { label, fields: { code: code('编码', 'Code') } });

const places = (entities: readonly unknown[], listed: Readonly<Record<string, string>> = {}) =>
  scopesDeclared([{ defs: { ...toy.defs, entities: entities as typeof toy.defs.entities }, menu: [] }], listed).map(
    ({ where }) => where,
  );

test('what names a warehouse, or a row that stands in one, is limited by it', () => {
  expect(places([Dock])).toEqual([]);
  expect(places([OpenDock])).toEqual(['yard.dock warehouse']);
  expect(places([Dock, Gate])).toEqual(['yard.gate dock']);
});

test('a place is limited by itself', () => {
  expect(places([Plant])).toEqual(['base.plant plant']);
});

test('an exception is listed with its reason, and only while it is one', () => {
  expect(places([OpenDock], { 'yard.dock warehouse': 'docks are shared' })).toEqual([]);
  expect(places([Dock], { 'yard.dock warehouse': 'docks are shared' })).toEqual(['yard.dock warehouse']);
});
