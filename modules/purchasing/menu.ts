import { type MenuGroup, page, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'purchase',
    group: 'demand',
    label: ['采购需求', 'Demand'],
    screens: [
      screen('/les/purchase/forecast', '采购预测', 'Purchase forecast', 'doc', 'purchasing.purchaseForecast'),
      screen('/les/purchase/requisition', '采购申请', 'Purchase requisition', 'doc', 'purchasing.requisition'),
      screen('/les/purchase/order', '采购订单', 'Purchase order', 'doc', 'purchasing.purchaseOrder'),
      screen('/les/purchase/contract', '采购合同', 'Contract', 'doc', 'purchasing.contract'),
      screen('/les/purchase/deliveryPlan', '交付计划', 'Delivery plan', 'doc', 'purchasing.deliveryPlan'),
      page('/les/purchase/shortageBoard', '缺料看板', 'Shortage board', 'board', 'purchasing.shortageBoard'),
      screen('/les/purchase/priceList', '采购价格', 'Purchase price list', 'line', 'purchasing.priceList'),
    ],
  },
  {
    area: 'purchase',
    group: 'receive',
    label: ['到货与退货', 'Receiving'],
    screens: [
      page('/les/purchase/deliveryDetail', '交付明细', 'Delivery details', 'query', 'purchasing.deliveryDetails'),
      page('/les/purchase/deliveryReview', '发运审核', 'Delivery review', 'tool', 'purchasing.shipmentsInControl'),
      screen('/les/purchase/returnNotice', '退货通知单', 'Return notice', 'doc', 'purchasing.returnNotice'),
      screen('/les/purchase/pickupNote', '提货单', 'Pickup note', 'doc', 'purchasing.pickupNote'),
    ],
  },
  {
    area: 'purchase',
    group: 'settle',
    label: ['结算', 'Settlement'],
    screens: [
      screen('/les/billing/invoiceRequest', '开票申请', 'Invoice request', 'doc', 'purchasing.invoiceRequest'),
      screen('/les/billing/reconciliation', '月度对账单', 'Monthly reconciliation', 'doc', 'purchasing.monthlyReconciliation'),
    ],
  },
  {
    area: 'supplier',
    group: 'collaboration',
    label: ['供应商协同', 'Collaboration'],
    screens: [
      page('/les/supplier/forecastReply', '预测回复', 'Forecast reply', 'tool', 'purchasing.purchaseForecast.feedback'),
      page('/les/supplier/orderReply', '订单回复', 'Order reply', 'tool', 'purchasing.purchaseOrder.reply'),
      screen('/les/supplier/deliveryNote', '送货单', 'Delivery note', 'doc', 'purchasing.deliveryNote'),
      screen('/les/supplier/bulletin', '公告板', 'Bulletin board', 'doc', 'purchasing.bulletin'),
      screen('/les/supplier/engineeringChange', '工程变更发布', 'Engineering change release', 'doc', 'purchasing.ecr'),
      page('/les/supplier/kanban', '供应商看板', 'Supplier dashboard', 'board', 'purchasing.deliveryNote.read'),
      page('/les/supplier/supplierBilling', '供应商对账', 'Supplier billing', 'tool', 'purchasing.monthlyReconciliation.read'),
      page('/les/supplier/information', '供应商信息', 'Supplier information', 'tool', 'base.vendor.read'),
    ],
  },
];
