import type { AreaRights, PageRights, Text } from '@takt/model';
import { expect, test } from 'vitest';
import {
  found,
  give,
  givenAll,
  isBeyondReach,
  isRightBeyondReach,
  linesOf,
  mayGiveOf,
  sameRights,
  strangersOf,
  take,
  tickedOf,
  toggled,
  toggledRight,
  wildcardsOf,
} from './granting.ts';

const text = (name: string): Text => [name, name];
const right = (permission: string) => ({ permission, label: text(permission.split('.')[2] ?? permission) });
const page = (entity: string, ...actions: readonly string[]): PageRights => ({
  route: `/${entity.replace('.', '/')}`,
  label: text(entity),
  opens: right(`${entity}.read`),
  rights: actions.map((action) => right(`${entity}.${action}`)),
});
const [order, part, unit] = [page('sales.order', 'edit', 'lock'), page('base.part', 'edit'), page('base.unit', 'edit')];
const others: PageRights = { route: null, label: text('others'), opens: null, rights: [right('system.message.broadcast')] };
const group = (name: string, ...pages: readonly PageRights[]): AreaRights => ({
  name,
  label: text(name),
  groups: [{ name, label: text(name), pages }],
});
const all = () => true;
const areas = [group('sales', order), group('base', part, unit), group('others', others)];

test('a tick on a page opens it; the next one takes everything of it', () => {
  const open = toggled([], [order], areas, all);
  expect(open).toEqual(['sales.order.read']);
  expect(toggled([...open, 'sales.order.lock', 'base.part.read'], [order], areas, all)).toEqual(['base.part.read']);
  expect(toggled(['sales.order.lock'], [order], areas, all)).toEqual(['sales.order.lock', 'sales.order.read']);
});

test('a tick on a group opens the pages that are shut before it takes any away', () => {
  const some = toggled(['base.part.read', 'base.part.edit'], [part, unit], areas, all);
  expect(some).toEqual(['base.part.read', 'base.part.edit', 'base.unit.read']);
  expect(toggled(some, [part, unit], areas, all)).toEqual([]);
});

test('a button opens its page; all of a page is one step', () => {
  expect(toggledRight([], order, right('sales.order.lock'), areas)).toEqual(['sales.order.read', 'sales.order.lock']);
  expect(toggledRight(['sales.order.read', 'sales.order.lock'], order, right('sales.order.lock'), areas)).toEqual([
    'sales.order.read',
  ]);
  expect(givenAll(['sales.order.lock'], order, all)).toEqual(['sales.order.lock', 'sales.order.read', 'sales.order.edit']);
  expect(toggled([], [others], areas, all)).toEqual(['system.message.broadcast']);
});

test('half is neither all nor none', () => {
  const rights = [right('sales.order.read'), right('sales.order.lock')];
  expect(tickedOf([], rights)).toBe('none');
  expect(tickedOf(['sales.order.lock'], rights)).toBe('some');
  expect(tickedOf(['sales.*'], rights)).toBe('all');
});

test('a wildcard stands for what it grants and gives way to single rights once one is taken', () => {
  expect(give(['sales.*'], ['sales.order.lock'])).toEqual(['sales.*']);
  expect(wildcardsOf(['sales.*', 'base.part.*', 'base.unit.read'], areas)).toEqual([
    { permission: 'sales.*', grants: 3 },
    { permission: 'base.part.*', grants: 2 },
  ]);
  expect(take(['base.*', 'sales.*'], ['base.part.edit'], areas)).toEqual([
    'base.part.read',
    'base.unit.read',
    'base.unit.edit',
    'sales.*',
  ]);
  expect(take(['base.*', 'base.part.*', 'base.part.edit'], ['base.part.edit'], areas)).toEqual([
    'base.part.read',
    'base.unit.read',
    'base.unit.edit',
  ]);
});

test('rights nothing asks about are told apart', () => {
  expect(strangersOf(['sales.order.read', 'sales.order.fly', 'moon.*', 'sales.*'], areas)).toEqual(['sales.order.fly', 'moon.*']);
});

test('pages are found by name, address, right and its label', () => {
  const routes = (typed: string) =>
    found(areas, typed).flatMap(({ groups }) => groups.flatMap(({ pages }) => pages.map(({ label }) => label[0])));
  expect(routes(' LOCK ')).toEqual(['sales.order']);
  expect(routes('/base/unit')).toEqual(['base.unit']);
  expect(routes('')).toHaveLength(4);
  expect(routes('moon')).toEqual([]);
});

test('what stays keeps its line, and order makes no difference', () => {
  const stored = [
    { id: '1', permission: 'a.b.read' },
    { id: '2', permission: 'a.b.edit' },
  ];
  expect(linesOf(['a.b.lock', 'a.b.edit'], stored)).toEqual([{ id: '2', permission: 'a.b.edit' }, { permission: 'a.b.lock' }]);
  expect(sameRights(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(sameRights(['a'], ['b'])).toBe(false);
});

test('what is not one’s own is not given, and is taken all the same', () => {
  const mine = mayGiveOf(['base.unit.*', 'sales.order.read']);
  expect(toggled([], [part, unit], areas, mine)).toEqual(['base.unit.read']);
  expect(givenAll([], order, mine)).toEqual(['sales.order.read']);
  expect(toggled(['base.part.edit'], [part], areas, mine)).toEqual([]);
  expect([part, unit, order].map((one) => isBeyondReach([], [one], mine))).toEqual([true, false, false]);
  expect(isBeyondReach(['base.part.edit'], [part], mine)).toBe(false);
  expect(isRightBeyondReach([], order, right('sales.order.lock'), mine)).toBe(true);
  expect(isRightBeyondReach(['sales.order.lock'], order, right('sales.order.lock'), mine)).toBe(false);
  // The button alone would be one's own, the page it stands on is not.
  expect(isRightBeyondReach([], part, right('base.part.edit'), mayGiveOf(['base.part.edit']))).toBe(true);
  expect(mayGiveOf(['*'])('anything.at.all')).toBe(true);
});
