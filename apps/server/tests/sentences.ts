import type { Text } from '@takt/model';
import { bomVersion } from './sentences-base.ts';
import { repairOrder } from './sentences-equipment.ts';

/** One action as the contract has it: copied by hand from states.yaml, so that a slip in a definition shows. */
export interface Spoken {
  /** Codes of the states it starts from. */
  readonly from: readonly string[];
  /** `=` stays, `#deleted` goes; several where a condition chooses. */
  readonly to: string | readonly string[];
  /** What is said in every other state. */
  readonly deny: Text;
  /** Guards in their order, by the contract's id. */
  readonly guards?: Readonly<Record<string, Text>>;
}
export type SpokenDocument = Readonly<Record<string, Spoken>>;

export const salesOrder: SpokenDocument = {
  edit: { from: ['00'], to: '=', deny: ['只有新建状态的销售订单才能修改', 'Edit is allowed only when the sales order is New'] },
  delete: {
    from: ['00'],
    to: '#deleted',
    deny: ['只有新建状态的销售订单才能删除', 'Delete is allowed only when the sales order is New'],
  },
  addLine: {
    from: ['00'],
    to: '=',
    deny: ['只有新建状态的销售订单才能新增明细', 'Add detail is allowed only when the sales order is New'],
  },
  editLine: {
    from: ['00'],
    to: '=',
    deny: ['只有新建状态的销售订单才能修改明细', 'Edit detail is allowed only when the sales order is New'],
  },
  deleteLine: {
    from: ['00'],
    to: '=',
    deny: ['只有新建状态的销售订单才能删除明细', 'Delete detail is allowed only when the sales order is New'],
  },
  lock: {
    from: ['00'],
    to: '10',
    deny: ['只有新建状态的销售订单才能锁定', 'Lock is allowed only when the sales order is New'],
    guards: {
      has_lines: ['请先维护明细', 'Add at least one detail line first'],
      qty_positive: ['明细数量必须大于0', 'Every line quantity must be greater than 0'],
      due: ['明细交期不能早于订单日期', 'Line due date cannot be earlier than the order date'],
      customer_active: ['客户已停用', 'The customer is disabled'],
    },
  },
  unlock: {
    from: ['10'],
    to: '00',
    deny: ['只有锁定状态的销售订单才能解锁', 'Unlock is allowed only when the sales order is Locked'],
    guards: {
      no_downstream: [
        '订单已被下游单据引用，不能解锁',
        'The order is already used by downstream documents and cannot be unlocked',
      ],
    },
  },
  close: {
    from: ['00', '10'],
    to: '40',
    deny: ['只有新建、锁定状态的销售订单才能关闭', 'Close is allowed only when the sales order is New or Locked'],
    guards: { no_open_shipment: ['存在未完成的发运单，不能关闭', 'Open shipments exist; the order cannot be closed'] },
  },
};

const draftOnly = (zh: string, en: string): Text => [
  `只有草稿状态的送货单才能${zh}`,
  `${en} is allowed only when the delivery note is Draft`,
];

export const deliveryNote: SpokenDocument = {
  save: { from: ['00'], to: '=', deny: draftOnly('保存', 'Save') },
  edit: { from: ['00'], to: '=', deny: draftOnly('修改', 'Edit') },
  delete: { from: ['00'], to: '#deleted', deny: draftOnly('删除', 'Delete') },
  addLine: { from: ['00'], to: '=', deny: draftOnly('新增明细', 'Add detail') },
  editLine: { from: ['00'], to: '=', deny: draftOnly('修改明细', 'Edit detail') },
  deleteLine: { from: ['00'], to: '=', deny: draftOnly('删除明细', 'Delete detail') },
  bindLabel: {
    from: ['00', '10'],
    to: '=',
    deny: [
      '只有草稿、已发布状态的送货单才能绑定箱标签',
      'Bind case label is allowed only when the delivery note is Draft or Published',
    ],
    guards: {
      bind_max: ['绑定数量不能大于最大可绑定数量', 'The binding quantity exceeds the maximum'],
      case_no: ['请填写箱号', 'The case number is required'],
      serial_no: ['请填写序列号', 'The serial number is required'],
    },
  },
  publish: {
    from: ['00'],
    to: ['15', '10'],
    deny: draftOnly('发布', 'Publish'),
    guards: {
      has_lines: ['请先维护明细', 'Add at least one detail line first'],
      qty_positive: ['明细数量必须大于0', 'Every line quantity must be greater than 0'],
      open_qty: ['送货数量超过未交数量', 'Quantity exceeds the open quantity'],
      lead: ['预计到货时间早于供应商提前期', 'Planned arrival is inside the supplier lead time'],
    },
  },
  withdraw: {
    from: ['10', '15'],
    to: '00',
    deny: ['只有已发布或发运控制状态的送货单才能撤回', 'Only a published or shipment-control delivery note can be withdrawn'],
    guards: { no_gate: ['车辆已到厂，不能撤回', 'The vehicle has already arrived; cannot withdraw'] },
  },
  audit: {
    from: ['15'],
    to: '10',
    deny: ['只有发运控制状态的送货单才能发运审核', 'Approve shipment is allowed only when the delivery note is Shipment control'],
  },
  reject: {
    from: ['15'],
    to: '00',
    deny: ['只有发运控制状态的送货单才能发运驳回', 'Reject shipment is allowed only when the delivery note is Shipment control'],
    guards: { reason: ['请填写原因', 'Please fill in the reason'] },
  },
  ship: {
    from: ['10'],
    to: '20',
    deny: ['只有已发布状态的送货单才能发运', 'Ship is allowed only when the delivery note is Published'],
    guards: {
      driver_tel: ['司机联系方式不正确', 'The driver contact is not valid'],
      plate: ['请填写车牌号', 'The vehicle number is required'],
      labels: ['标签未绑定完成，不能发运', 'Labels are not fully bound; cannot ship'],
    },
  },
  cancelShip: {
    from: ['20'],
    to: '10',
    deny: ['只有可取消状态的送货单才能取消发运', 'Shipment can be cancelled only in a cancelable state'],
    guards: { cancelable: ['当前状态不可取消发运', 'The shipment can no longer be cancelled'] },
  },
  receive: {
    from: ['20', '25'],
    to: ['25', '30'],
    deny: [
      '只有已发运、部分收货状态的送货单才能收货回写',
      'Receive (write-back) is allowed only when the delivery note is Shipped or Partially received',
    ],
  },
  close: {
    from: ['25', '30'],
    to: '40',
    deny: [
      '只有部分收货、已收货状态的送货单才能关闭',
      'Close is allowed only when the delivery note is Partially received or Received',
    ],
    guards: { short_reason: ['少收关闭请填写原因', 'A reason is required when closing short'] },
  },
  print: {
    from: ['10', '15', '20', '25', '30', '40'],
    to: '=',
    deny: ['已发布及以后状态的送货单才能打印', 'Print is allowed only when the delivery note is published (10) or above'],
  },
};
/** The guard of `create`, which has no state to start from. */
export const deliveryNoteSource: Text = [
  '请选择已发布的交付计划或已确认的采购订单',
  'Select a published delivery plan or a confirmed purchase order',
];

/** By document id; a document missing here fails the suite. */
export const spoken: Readonly<Record<string, SpokenDocument>> = {
  'sales.salesOrder': salesOrder,
  'purchasing.deliveryNote': deliveryNote,
  'equipment.repairOrder': repairOrder,
  'base.bomVersion': bomVersion,
};
