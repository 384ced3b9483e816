import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'purchase',
    group: 'demand',
    label: ['采购需求', 'Demand'],
    screens: [
      screen('/les/purchase/forecast', '采购预测', 'Purchase forecast', 'doc', 'purchasing.purchaseForecast'),
      screen('/les/purchase/order', '采购订单', 'Purchase order', 'doc', 'purchasing.purchaseOrder'),
      screen('/les/purchase/contract', '采购合同', 'Contract', 'doc', 'purchasing.contract'),
      screen('/les/purchase/deliveryPlan', '交货计划', 'Delivery plan', 'doc', 'purchasing.deliveryPlan'),
      screen('/les/purchase/priceList', '采购价格', 'Purchase price list', 'line', 'purchasing.priceList'),
    ],
  },
  {
    area: 'supplier',
    group: 'collaboration',
    label: ['供应商协同', 'Collaboration'],
    screens: [screen('/les/supplier/deliveryNote', '送货单', 'Delivery note', 'doc', 'purchasing.deliveryNote')],
  },
];
