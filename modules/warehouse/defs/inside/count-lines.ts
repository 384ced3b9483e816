import { choice, code, computed, datetime, flag, quantity, ref, table, text, user } from '@takt/model';
import { serialNos } from '../serial-nos.ts';
import { STOCK_STATUSES } from '../stock/stock-terms.ts';

const shown = { readonly: true } as const;

/** One stock each, made when the count is released, and one for each find; without a part, a place that is to be empty. */
export const countLines = table('明细', 'Lines', {
  location: ref('warehouse.location', '库位', 'Location', shown),
  part: ref('base.part', '物料', 'Part', shown),
  batch: code('批次', 'Batch', shown),
  container: code('容器', 'Container', shown),
  owner: ref('base.vendor', '货主', 'Owner', shown),
  stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, shown),
  countedQty: quantity('初盘数量', 'Counted', { ...shown, scale: 6 }),
  // What the books did not have when the count began.
  found: flag('账外发现', 'Found', shown),
  toRecount: flag('需复盘', 'To be recounted', shown),
  recountedQty: quantity('复盘数量', 'Recounted', { ...shown, scale: 6 }),
  // Text, because what is not shown is empty and not nothing.
  bookQty: computed('text', '账面数量', 'Book quantity'),
  diffQty: computed('text', '差异', 'Difference'),
  serialNos: text('实盘序列号', 'Serial numbers counted', { ...shown, length: 4000 }),
  serialised: computed('flag', '序列号管理', 'Serialised', { internal: true }),
  // Numbers the books have there, where whoever counts may know the books.
  bookSerials: computed('text', '账面序列号', 'Serial numbers in the books', { internal: true }),
  unit: computed('text', '单位', 'Unit', { internal: true }),
  // How finely the part is counted: pieces are not halved.
  decimals: computed('integer', '小数位', 'Decimals', { internal: true }),
  countedBy: user('初盘人', 'Counted by', shown),
  countedAt: datetime('初盘时间', 'Counted at', shown),
  // Without one, anybody else may.
  recounter: user('指定复盘人', 'Named to recount', shown),
  recountedBy: user('复盘人', 'Recounted by', shown),
  recountedAt: datetime('复盘时间', 'Recounted at', shown),
});

/**
 * What is told of one line. Goods that no line has are told by their place and part instead, as they stand on labels: a handheld
 * without a network knows no ids of what it was not sent.
 */
export const countInput = {
  lineId: text('明细行', 'Line', {
    help: ['账外实物不选明细，填写其库位和物料', 'For goods that no line has, enter their location and part instead'],
  }),
  countedQty: quantity('实盘数量', 'Counted quantity', { required: true, min: 0, scale: 6 }),
  location: code('账外实物的库位', 'Location of a find'),
  part: code('账外实物的物料编码', 'Part number of a find'),
  batch: code('账外实物的批次', 'Batch of a find', { length: 40 }),
  serialNos,
  at: datetime('盘点时间', 'Counted at', { help: ['不填则为现在', 'Now when empty'] }),
};

/** Who counts a marked line again. */
export const recounterField = user('指定复盘人', 'Named to recount', {
  help: ['不填则初盘人以外的任何人都可复盘', 'Anybody but the first counter when empty'],
});
