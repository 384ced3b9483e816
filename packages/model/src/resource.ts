import type { Text } from './text.ts';

/** What the menu of a company is made of. */
export const RESOURCE_TYPES = {
  menu: ['菜单', 'Menu'],
  tab: ['页签', 'Tab'],
  edit_page: ['编辑页', 'Edit page'],
  button: ['按钮', 'Button'],
} as const satisfies Readonly<Record<string, Text>>;
export type ResourceType = keyof typeof RESOURCE_TYPES;

/** A node something may be put under; the level counts the menus from the top to it. */
export interface ResourcePlace {
  readonly type: ResourceType;
  readonly level: number;
}
interface ResourceRefusal {
  readonly rule: string;
  readonly text: Text;
}
const LOWEST_MENU = 3;

export const resourceWords = {
  /* G16 */ menuUnderButton: ['按钮下不能添加菜单', 'A menu cannot be placed under a button'],
  /* G17 */ menuTooDeep: ['三级菜单下不能添加菜单', 'A menu cannot be placed under a level-3 menu'],
  /* G18 */ buttonUnderButton: ['按钮下不能添加按钮', 'A button cannot be placed under a button'],
  /* G19 */ buttonTooHigh: ['一级、二级菜单下不能添加按钮', 'A button cannot be placed under a level-1 or level-2 menu'],
  /* G20 */ hasChildren: ['存在下级节点，不能删除', 'A node with children cannot be deleted'],
  /* G21 */ type: ['资源类型不正确', 'The resource type is not valid'],
} as const satisfies Readonly<Record<string, Text>>;

/** Why a node of this type cannot stand there; null when it can. At the top there is no parent. */
export function resourceRefusal(child: ResourceType, parent: ResourcePlace | null): ResourceRefusal | null {
  if (!parent || (child !== 'menu' && child !== 'button')) return null;
  const isMenu = child === 'menu';
  if (parent.type === 'button')
    return isMenu ? { rule: 'G16', text: resourceWords.menuUnderButton } : { rule: 'G18', text: resourceWords.buttonUnderButton };
  if (isMenu) return parent.level >= LOWEST_MENU ? { rule: 'G17', text: resourceWords.menuTooDeep } : null;
  return parent.type === 'menu' && parent.level < LOWEST_MENU ? { rule: 'G19', text: resourceWords.buttonTooHigh } : null;
}
