import { refusal } from '@takt/model';
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
const { may } = judging<LotHold>(LotHold);

test('a batch or a container is held, and lifted once', () => {
  may('create', hold);
  may('create', { ...hold, batch: null, container: 'C1' });
  may('lift', hold, guardContext({ reason: '复检合格' }));
  expect(refusal(LotHold, 'lift', { ...hold, status: 'lifted' }, guardContext({ reason: 'x' }))).not.toBeNull();
});
