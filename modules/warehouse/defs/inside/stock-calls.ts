import { enterSerials } from '../stock/enter-serials.ts';
import { moveStock } from './move-stock.ts';
import { unpackStock } from './unpack-stock.ts';

/** What is done with one row of stock, without a document of its own. */
export const stockCalls = [moveStock, unpackStock, enterSerials];
