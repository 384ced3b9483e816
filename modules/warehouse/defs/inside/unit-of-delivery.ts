import { ref } from '@takt/model';

/** The delivery unit that a place of use belongs to: it decides what calls for goods, and when they are brought. */
export const unitOfDelivery = ref('base.deliveryUnit', '配送单元', 'Delivery unit', {
  help: [
    '按该单元的拉动方式、配送周期、提前时间、每次箱数和载重安排配送；不填则随时配送',
    'Called and brought as that unit says: its mode, cycle, time ahead, boxes and load of a trip; at any time when left empty',
  ],
});
