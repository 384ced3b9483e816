import type { Text } from '@takt/model';

/** What a container is doing. */
export const CONTAINER_STATES = {
  empty: ['空闲', 'Empty'],
  loaded: ['占用', 'Loaded'],
  inTransit: ['在途', 'In transit'],
  inRepair: ['维修', 'In repair'],
  lost: ['已遗失', 'Lost'],
  scrapped: ['已报废', 'Scrapped'],
} as const satisfies Readonly<Record<string, Text>>;

/** With whom it is, or to whom it is on its way. */
export const CONTAINER_HOLDERS = {
  company: ['本公司', 'Our company'],
  vendor: ['供应商', 'Supplier'],
  customer: ['客户', 'Customer'],
} as const satisfies Readonly<Record<string, Text>>;

/** What is done with it; the log of its ways names them. */
export const CONTAINER_STEPS = {
  load: ['装载', 'Load'],
  unload: ['清空', 'Unload'],
  ship: ['发出', 'Ship'],
  arrive: ['到达', 'Arrive'],
  repair: ['送修', 'Repair'],
  endRepair: ['修复', 'End repair'],
  lost: ['遗失', 'Lost'],
  scrap: ['报废', 'Scrap'],
} as const satisfies Readonly<Record<string, Text>>;
export type ContainerStep = keyof typeof CONTAINER_STEPS;
