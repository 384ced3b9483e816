import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'supplier',
    group: 'collaboration',
    label: ['供应商协同', 'Collaboration'],
    screens: [screen('/les/supplier/deliveryNote', '送货单', 'Delivery note', 'doc', 'purchasing.deliveryNote')],
  },
];
