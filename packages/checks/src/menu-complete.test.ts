import { entity, screen } from '@takt/model';
import { expect, test } from 'vitest';
import { menuComplete } from './menu-complete.ts';
import { toy, toyWith } from './toy-module.ts';

test('routes are unique, areas and entities exist', () => {
  const screens = [screen('/toy/unit', '单位', 'Unit', 'master', 'toy.unit'), screen('/toy/x', '甲', 'X', 'master', 'toy.x')];
  const menu = [...toy.menu, { area: 'nowhere', group: 'g', label: ['组', 'Group'] as const, screens }];
  expect(menuComplete([{ ...toy, menu }], {})).toEqual([
    { where: 'menu nowhere/g', what: 'there is no area nowhere' },
    { where: 'menu /toy/unit', what: 'this route is taken' },
    { where: 'menu /toy/x', what: 'shows toy.x, which is not defined' },
  ]);
});

test('an entity is on the menu or an exception, not both', () => {
  const Hidden = entity('toy.hidden', { label: ['隐', 'Hidden'], fields: {} });
  expect(menuComplete(toyWith(Hidden), {})).toEqual([{ where: 'toy.hidden', what: 'is on no menu; add its line to menu.ts' }]);
  expect(menuComplete(toyWith(Hidden), { 'toy.hidden': 'shown inside the order' })).toEqual([]);
  expect(menuComplete([toy], { 'toy.unit': 'has a page' })).toEqual([
    { where: 'toy.unit', what: 'needs no exception from the menu' },
  ]);
});

test('the toy is clean', () => {
  expect(menuComplete([toy], {})).toEqual([]);
});
