import { type GuardContext, refusal, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { ReleasePass } from './release-pass.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const pass: ReleasePass = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'RP20260300001',
  status: 'new',
  linkedCount: 0,
  openLinkedCount: 0,
  warehouse: id(2),
  order: id(3),
  plate: '沪A·12345',
  driver: null,
  goods: 'P1 × 9',
  sealNo: null,
  approver: null,
  approvedAt: null,
  leftAt: null,
  remark: null,
};
const says = (action: string, status: ReleasePass['status'], input: GuardContext['input']) =>
  refusal(
    ReleasePass,
    action,
    { ...pass, status },
    { now: '2026-03-02 08:00:00', actor: { userId: id(9), can: () => true, vendorId: null }, input },
  );

test('the vehicle at the gate is the one on the pass', () => {
  const text: Text = ['车牌与放行单不符', 'The plate does not match the pass'];
  for (const plate of [null, '', '沪A12346', '·']) expect(says('leave', 'approved', { plate })).toMatchObject({ text });
  for (const plate of ['沪A·12345', '沪A12345', ' 沪a 12345 ']) expect(says('leave', 'approved', { plate })).toBeNull();
});
