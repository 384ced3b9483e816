import { compute } from '@takt/engine';
import { Stock, StockMove } from '../../defs/index.ts';
import { UNIT_OF_PART } from '../unit-of-part.ts';
import { LOT_HOLDS } from './lot-holds.ts';

export const stockComputed = [
  compute(Stock, { unit: UNIT_OF_PART, lotHold: LOT_HOLDS }),
  compute(StockMove, { unit: UNIT_OF_PART }),
];
