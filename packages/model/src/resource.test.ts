import { expect, test } from 'vitest';
import { type ResourcePlace, resourceRefusal, type ResourceType } from './resource.ts';

const menu = (level: number): ResourcePlace => ({ type: 'menu', level });
const [button, tab] = [
  { type: 'button', level: 3 },
  { type: 'tab', level: 3 },
] as const;

test.each<[string, ResourceType, ResourcePlace, string, string]>([
  ['G16', 'menu', button, '按钮下不能添加菜单', 'A menu cannot be placed under a button'],
  ['G17', 'menu', menu(3), '三级菜单下不能添加菜单', 'A menu cannot be placed under a level-3 menu'],
  ['G18', 'button', button, '按钮下不能添加按钮', 'A button cannot be placed under a button'],
  ['G19', 'button', menu(1), '一级、二级菜单下不能添加按钮', 'A button cannot be placed under a level-1 or level-2 menu'],
  ['G19', 'button', menu(2), '一级、二级菜单下不能添加按钮', 'A button cannot be placed under a level-1 or level-2 menu'],
])('%s a %s under %o is refused', (rule, child, parent, zh, en) => {
  expect(resourceRefusal(child, parent)).toEqual({ rule, text: [zh, en] });
});

test.each<[ResourceType, ResourcePlace | null]>([
  ['menu', null],
  ['menu', menu(1)],
  ['menu', menu(2)],
  ['button', menu(3)],
  ['button', tab],
  ['tab', menu(3)],
  ['edit_page', menu(3)],
])('a %s under %o is at its place', (child, parent) => {
  expect(resourceRefusal(child, parent)).toBeNull();
});
