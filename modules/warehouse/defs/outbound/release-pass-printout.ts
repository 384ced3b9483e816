import type { Printout } from '@takt/model';

/** Shown at the gate. */
export const passPrintout: Printout = {
  name: 'pass',
  label: ['放行单', 'Release pass'],
  site: 'warehouse.plant',
  parties: [{ label: ['发出仓库', 'From warehouse'], of: ['warehouse', 'warehouse.plant'] }],
  facts: ['plate', 'driver', 'sealNo', 'order', 'order.destination', 'approver', 'approvedAt', 'leftAt'],
  texts: ['goods', 'remark'],
  signatures: [
    ['批准人', 'Approved by'],
    ['司机', 'Driver'],
    ['门卫', 'Gate'],
  ],
};
