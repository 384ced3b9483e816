import { refusal, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { guardContext, id, judging, stamp } from '../../tests/guards.ts';
import { LotHold } from './lot-hold.ts';

const hold: LotHold = {
  ...stamp,
  status: 'active',
  part: id(2),
  batch: 'B1',
  container: null,
  origin: 'manual',
  reason: '客户投诉',
  liftReason: null,
  hereQty: '5',
  unit: 'PCS',
};
const { may, mayNot } = judging<LotHold>(LotHold);

test('lot_hold.create.goods: a batch or a container is named', () => {
  const text: Text = ['请填写批次或容器', 'A batch or a container is required'];
  mayNot('create', { ...hold, batch: ' ' }, 'goods', text);
  may('create', hold);
  may('create', { ...hold, batch: null, container: 'C1' });
});

test('lot_hold.create.reason, lot_hold.lift.reason: holding and lifting say why', () => {
  const text: Text = ['请填写原因', 'Please fill in the reason'];
  mayNot('create', { ...hold, reason: null }, 'reason', text);
  mayNot('lift', hold, 'reason', text);
  may('lift', hold, guardContext({ reason: '复检合格' }));
  expect(refusal(LotHold, 'lift', { ...hold, status: 'lifted' }, guardContext({ reason: 'x' }))).not.toBeNull();
});
