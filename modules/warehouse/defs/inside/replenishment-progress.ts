import { code, computed, datetime, quantity, ref, table, text } from '@takt/model';

const shown = { readonly: true } as const;
const ofAll = { readonly: true, scale: 6, default: '0', bar: { of: 'qty' } } as const;

/** How far a replenishment is, and what the places it goes between have. */
export const replenishmentFigures = {
  pickedQty: quantity('已备数量', 'Picked', ofAll),
  deliveredQty: quantity('配送数量', 'Delivered', { ...ofAll, ledger: { from: 'inside', to: 'transit' } }),
  signedQty: quantity('签收数量', 'Signed for', ofAll),
  unit: computed('text', '计量单位', 'Unit of measure'),
  gtin: computed('text', '商品条码', 'GTIN', { internal: true }),
  sourceQty: computed('decimal', '源仓库可用', 'Available at the source'),
  lineSideQty: computed('decimal', '线边现有', 'At the line side'),
  inProcessQty: computed('decimal', '补货途中', 'Being replenished'),
  overMax: computed('flag', '超过线边最大', 'Above the maximum', { internal: true }),
};

/** What was set aside for it. */
export const pickedLines = table('备货明细', 'Picked', {
  batch: code('批次', 'Batch', shown),
  container: code('容器', 'Container', shown),
  owner: ref('base.vendor', '货主', 'Owner', shown),
  qty: quantity('数量', 'Quantity', { ...shown, scale: 6 }),
  // How old the goods are, for where they come to: on the way no balance has them.
  receivedAt: datetime('收货时间', 'Received at', { ...shown, internal: true }),
  reason: text('未按规则原因', 'Why against the rule', { ...shown, length: 500 }),
});
