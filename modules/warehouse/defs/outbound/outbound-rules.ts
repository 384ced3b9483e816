import type { Text } from '@takt/model';

interface Order {
  readonly kind: string | null;
  readonly lines: readonly { readonly stockStatus: string | null }[];
  readonly allocations: readonly { readonly location: string | null }[];
}
interface Rule {
  readonly field: 'lines' | 'allocations';
  readonly must: (order: Order) => boolean;
  readonly else: Text;
}

export const ALLOCATIONS_MADE: Rule = {
  field: 'allocations',
  must: ({ allocations }) => allocations.every(({ location }) => location !== null),
  else: ['分配由系统生成，不能手工添加', 'Allocations are made by the product and cannot be added by hand'],
};

export const NONCONFORMING_BACK: Rule = {
  field: 'lines',
  must: ({ kind, lines }) => kind === 'vendorReturn' || lines.every(({ stockStatus }) => stockStatus !== 'ng'),
  else: ['不合格品只能退回供应商', 'Nonconforming goods go back to their supplier only'],
};
