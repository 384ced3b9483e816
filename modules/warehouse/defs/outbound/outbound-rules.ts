import { choice, ref, type Text } from '@takt/model';

interface Order {
  readonly kind: string | null;
  readonly lines: readonly { readonly stockStatus: string | null }[];
}
interface Rule {
  readonly field: 'lines';
  readonly must: (order: Order) => boolean;
  readonly else: Text;
}

/** Where goods go. */
export const outboundKind = choice(
  '出库类型',
  'Kind',
  {
    customer: ['客户出库', 'To a customer'],
    vendorReturn: ['供应商退货', 'Return to a supplier'],
    line: ['产线领料', 'To a line'],
  },
  { required: true, default: 'customer' },
);

/** By which rules stock is chosen. */
export const ruleFields = {
  rotationRule: ref('warehouse.rotationRule', '周转规则', 'Rotation rule', {
    help: [
      '不选则与分配规则一样按仓库的；仓库没有规则时先到期先出，无到期日时先进先出',
      'The warehouse’s own when empty, as with allocation; without one first expired, first out, else first in, first out',
    ],
  }),
  allocationRule: ref('warehouse.allocationRule', '分配规则', 'Allocation rule'),
};

export const NONCONFORMING_BACK: Rule = {
  field: 'lines',
  must: ({ kind, lines }) => kind === 'vendorReturn' || lines.every(({ stockStatus }) => stockStatus !== 'ng'),
  else: ['不合格品只能退回供应商', 'Nonconforming goods go back to their supplier only'],
};
