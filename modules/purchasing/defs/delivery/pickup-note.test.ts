import { problems, type Text } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { judging, NOW } from '../../tests/judging.ts';
import { PickupNote } from './pickup-note.ts';
import { ReturnNotice } from './return-notice.ts';

const { may, mayNot } = judging(PickupNote);
const line = { id: 'a', qty: '10' };
const note = (status: string, changes: object = {}) => ({
  status,
  shipFrom: '宁波',
  receiveTo: '上海',
  driverTel: '13812345678',
  lines: [line],
  ...changes,
});

test('something of every line is picked up, no more than the note says', () => {
  const published = note('published');
  const picked = (qty: string) => ({ replies: [{ lineId: 'a', qty }] });
  may('confirmPickup', published, { answer: 'asAsked' });
  may('confirmPickup', published, picked('10'));
  may('confirmPickup', published, picked('0.001'));
  for (const input of [picked('0'), picked('10.001'), picked('-1')]) mayNot('confirmPickup', published, 'qty', input);
});

describe.each([PickupNote, ReturnNotice])('what is filled in on a $id', (doc) => {
  const some = '01900000-0000-7000-8000-000000000001';
  const whole = {
    vendor: some,
    warehouse: some,
    pickupAt: NOW,
    replyHours: 48,
    collected: '0',
    shipFrom: '宁波',
    receiveTo: '上海',
    driverTel: '13812345678',
    lines: [],
  };
  const said = (changes: object): readonly Text[] =>
    problems(doc, { ...whole, ...changes }, { now: NOW }).map(({ text }) => text);
  test('B082: the driver can be called', () => {
    expect(said({})).toEqual([]);
    expect(said({ driverTel: '021-1234' })).toEqual([['司机联系方式不正确', 'The driver contact is not valid']]);
  });
  test('B083: it is shipped from somewhere', () => {
    expect(said({ shipFrom: '' })).toEqual([['发货地不能为空', 'The ship-from place is required']]);
  });
  test('B084: it is received somewhere', () => {
    expect(said({ receiveTo: null })).toEqual([['收货地不能为空', 'The receive-to place is required']]);
  });
});
