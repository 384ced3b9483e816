import type { Text } from '@takt/model';

/** Where replenishments take goods from, said wherever a source is named. */
export const ANY_SOURCE: Text = [
  '优先从该库位取，不够的按周转与分配规则从仓库其他库位取；不填则全部按规则',
  'Taken from first; what is missing, or all of it when empty, comes from wherever the rules of the warehouse say',
];
