import { text, MOBILE } from '@takt/model';

/** Who drives, from where to where: of pickups and of returns. */
export const transport = {
  // B083, B084
  shipFrom: text('发货地', 'Ship-from place', {
    required: true,
    length: 200,
    requiredWords: ['发货地不能为空', 'The ship-from place is required'],
  }),
  receiveTo: text('收货地', 'Receive-to place', {
    required: true,
    length: 200,
    requiredWords: ['收货地不能为空', 'The receive-to place is required'],
  }),
  carrier: text('承运商', 'Carrier', { length: 100 }),
  driver: text('司机', 'Driver', { length: 50 }),
  // B082
  driverTel: text('司机联系方式', 'Driver contact', {
    length: 20,
    pattern: MOBILE.pattern,
    patternWords: ['司机联系方式不正确', 'The driver contact is not valid'],
  }),
  plate: text('车牌号', 'Plate number', { length: 12 }),
};
