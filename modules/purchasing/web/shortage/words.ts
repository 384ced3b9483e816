import type { Text } from '@takt/model';
import type { Offer } from '../../defs/shortage/shortage.ts';

/** What to do, around the document or place it is about. */
export const FIX_WORDS: Readonly<Record<Offer['kind'], Text>> = {
  inspect: ['检验放行', 'Release from inspection'],
  unfreeze: ['解冻', 'Release the hold'],
  transfer: ['从其他仓库调入', 'Transfer from'],
  approve: ['审核发运', 'Approve the shipment'],
  chase: ['催交已逾期', 'Chase what is overdue'],
  expedite: ['提前到货', 'Bring forward'],
  confirm: ['催供应商确认', 'Have it confirmed'],
};
const END_OF_DAY = ' 23:59:59';
/** A moment to the minute; a day where only the day is known. */
export const momentOf = (at: string): string => (at.endsWith(END_OF_DAY) ? at.slice(0, 10) : at.slice(0, 16));
