import { query } from '@takt/model';

/** The day a count that begins now is booked on. */
interface CountDate {
  readonly date: string;
}
export const countDate = query<CountDate>()(
  'warehouse.countDate',
  ['盘点日期', 'Count date'],
  {},
  { path: '/wms/stock/count/queryDate', everyone: true },
);
