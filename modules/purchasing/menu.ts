import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'purchase',
    group: 'demand',
    label: ['采购需求', 'Demand'],
    screens: [screen('/les/purchase/forecast', '采购预测', 'Purchase forecast', 'doc', 'purchasing.purchaseForecast')],
  },
  {
    area: 'supplier',
    group: 'collaboration',
    label: ['供应商协同', 'Collaboration'],
    screens: [screen('/les/supplier/deliveryNote', '送货单', 'Delivery note', 'doc', 'purchasing.deliveryNote')],
  },
];
