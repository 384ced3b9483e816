import { quantity, text } from '@takt/model';

/** What is asked of the warehouse once more: what an order that was called off or short has left. */
export const pickInput = {
  lineId: text('明细行', 'Line', { help: ['留空则全部未下达数量', 'All that is not asked for yet when empty'] }),
  qty: quantity('数量', 'Quantity', {
    above: 0,
    help: ['留空则该行全部未下达数量', 'All of the line that is not asked for yet when empty'],
  }),
};

/** What is asked before goods are shipped. */
export const shipInput = {
  serialNos: text('序列号', 'Serial numbers', { length: 4000 }),
};
