import { quantity, text } from '@takt/model';

/** What is asked before goods are shipped. */
export const shipInput = {
  lineId: text('明细行', 'Line', { help: ['留空则发运全部已拣数量', 'Everything picked is shipped when empty'] }),
  qty: quantity('数量', 'Quantity', {
    above: 0,
    help: ['留空则发运该行全部已拣数量', 'All that is picked of the line when empty'],
  }),
  serialNos: text('序列号', 'Serial numbers', { length: 4000 }),
};
