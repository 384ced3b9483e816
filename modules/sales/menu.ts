import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'sale',
    group: 'order',
    label: ['订单与发运', 'Orders and shipments'],
    screens: [screen('/mes/sales/salesOrder', '销售订单', 'Sales order', 'doc', 'sales.salesOrder')],
  },
];
