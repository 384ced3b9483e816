import { command, document, entity, ref, state, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { Ctx } from '../ctx.ts';
import { demandLookUp, lookUps, mayLookUp } from './look-up.ts';

const named = (id: string, more = {}) => entity(id, { label: [id, id], fields: { name: text('名称', 'Name') }, ...more });
const Plant = named('t.plant');
const Part = entity('t.part', {
  label: ['件', 'Part'],
  fields: { name: text('名', 'Name'), plant: ref('t.plant', '厂', 'Plant') },
  query: ['plant'],
});
const Dock = named('t.dock');
const User = named('t.user');
const Order = document('t.order', {
  label: ['单', 'Order'],
  number: 'O{seq:3}',
  states: { new: state('00', '新', 'New') },
  fields: { plant: ref('t.plant', '厂', 'Plant'), by: ref('t.user', '人', 'By', { readonly: true }), name: text('名', 'Name') },
  details: { lines: table('明细', 'Lines', { part: ref('t.part', '件', 'Part') }) },
  query: ['by'],
  actions: { edit: { from: 'new' }, arrive: { from: 'new', input: { dock: ref('t.dock', '台', 'Dock') } } },
});
const call = command()('t.try', ['试', 'Try'], { dock: ref('t.dock', '台', 'Dock') });
const found = lookUps([
  {
    entities: [Plant, Part, Dock, User, Order],
    calls: [call],
    lookUps: [{ right: 't.map', of: ['t.dock'] }, { of: ['t.user'] }],
  },
]);
const person = (rights: readonly string[], supplier = false): Ctx =>
  ({ actor: { supplier, can: (right: string) => rights.includes(right) } }) as unknown as Ctx;

test('use 10 rights of forms, lines, dialogs, queries and calls include looking up what they refer to', () => {
  const ofPlants = ['t.order.create', 't.order.edit', 't.part.create', 't.part.edit', 't.part.read'];
  expect([...found('t.plant').rights].toSorted()).toEqual(ofPlants);
  expect([...found('t.part').rights].toSorted()).toEqual(['t.order.create', 't.order.edit']);
  expect([...found('t.dock').rights].toSorted()).toEqual(['t.map', 't.order.arrive', 't.try']);
  expect(found('t.user')).toEqual({ rights: new Set(['t.order.read']), everyone: true });
  expect(found('t.order')).toEqual({ rights: new Set(), everyone: false });
});

test('use 10 whoever looks up asks by name, id and where it belongs; any other condition needs the right to read', () => {
  const may = (rights: readonly string[], params: object) => () =>
    demandLookUp(person(rights), Part, found('t.part'), params as Record<string, unknown>);
  expect(may(['t.order.create'], { id: ['x'], plant: 'y' })).not.toThrow();
  expect(may(['t.order.create'], { name: 'x' })).toThrow();
  expect(may(['t.order.create'], { 'plant._in': 'x' })).toThrow();
  expect(may(['t.part.read'], { name: 'x' })).not.toThrow();
  expect(may(['t.order.delete'], {})).toThrow();
});

test('use 10 suppliers look up what they could be given to read, nothing else', () => {
  const theirs = { ...Part, vendorsRead: true };
  expect(mayLookUp(person(['t.order.create'], true), Part, found('t.part'))).toBe(false);
  expect(mayLookUp(person(['t.order.create'], true), theirs, found('t.part'))).toBe(true);
  expect(mayLookUp(person([], true), User, found('t.user'))).toBe(false);
  expect(mayLookUp(person([]), User, found('t.user'))).toBe(true);
});
