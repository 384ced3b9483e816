import { type Guard, type Printout, unitColumn } from '@takt/model';

const parties: Printout['parties'] = [
  { label: ['发货仓库', 'From warehouse'], of: ['warehouse', 'warehouse.plant'] },
  { label: ['客户', 'Customer'], of: 'customer', address: 'shipTo' },
  { label: ['供应商', 'Supplier'], of: 'vendor' },
];
const allocated: Guard<{ readonly allocations: readonly unknown[] }> = {
  id: 'allocated',
  must: ({ allocations }) => allocations.length > 0,
  else: ['出库单尚未分配库存，没有可拣的货', 'No stock is allocated to the order yet: there is nothing to pick'],
  unblock: ['请先分配', 'Allocate it first'],
};

export const orderPrintout: Printout = {
  name: 'order',
  label: ['出库单', 'Outbound order'],
  site: 'warehouse.plant',
  parties,
  facts: ['kind', 'destination', 'plannedAt', 'dock', 'plate', 'driver', 'stagingLocation'],
  lines: {
    of: 'lines',
    columns: ['part', 'batch', 'stockStatus', unitColumn(), 'qty', 'allocatedQty', 'shortQty', 'pickedQty', 'shippedQty'],
  },
  texts: ['remark'],
  signatures: [
    ['发货人', 'Shipped by'],
    ['复核人', 'Checked by'],
    ['提货人', 'Taken by'],
  ],
};

/** For a walk with paper: in the order the places are passed, with room to write what was taken. */
export const pickList: Printout = {
  name: 'pickList',
  label: ['拣货单', 'Pick list'],
  site: 'warehouse.plant',
  parties,
  facts: ['kind', 'plannedAt', 'stagingLocation', 'dock', 'plate'],
  lines: {
    of: 'allocations',
    columns: [
      'location',
      'part',
      'batch',
      'container',
      'qty',
      unitColumn('part.unit.name'),
      { label: ['实拣数量', 'Picked'] },
      'task',
    ],
    order: ['location.pickSequence', 'location'],
  },
  texts: ['remark'],
  signatures: [
    ['拣货人', 'Picked by'],
    ['复核人', 'Checked by'],
  ],
  needs: [allocated],
};
