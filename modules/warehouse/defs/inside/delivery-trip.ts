import { datetime, ref } from '@takt/model';

/** Which trip brings the goods of a replenishment, of those called by a delivery unit. */
export const tripFields = {
  deliveryUnit: ref('base.deliveryUnit', '配送单元', 'Delivery unit', { readonly: true }),
  dueAt: datetime('配送班次', 'Trip', { readonly: true }),
};
