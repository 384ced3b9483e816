import { test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { Contract } from './contract.ts';

const { may, mayNot } = judging(Contract);
const contract = { revised: '0', overlapped: '0', status: 'new', validFrom: '2026-01-01', validTo: '2026-12-31', lines: [{}] };

test('contract.submit.has_lines: a contract is about something', () => {
  may('submit', contract);
  mayNot('submit', { ...contract, lines: [] }, 'hasLines');
});
test('contract.submit.period: it ends on the day it begins, or later', () => {
  may('submit', { ...contract, validTo: '2026-01-01' });
  mayNot('submit', { ...contract, validTo: '2025-12-31' }, 'period');
});
test('contract.reject.reason: whoever wrote it learns why', () => {
  may('reject', { ...contract, status: 'inApproval' }, { reason: '价格有误' });
  mayNot('reject', { ...contract, status: 'inApproval' }, 'reason', { reason: ' ' });
});
test('contract.edit.revision: whether prices or terms have changed is known when it is saved', () => {
  for (const status of ['new', 'inApproval', 'effective']) may('edit', { ...contract, status });
});
test('contract.revise.one: one revision at a time', () => {
  const effective = { ...contract, status: 'effective' };
  may('revise', effective, { validFrom: '2026-07-01' });
  mayNot('revise', { ...effective, revised: '1' }, 'one', { validFrom: '2026-07-01' });
});
test('contract.revise.begins: it begins after what it revises', () => {
  for (const validFrom of ['2026-01-01', '2025-12-31', null])
    mayNot('revise', { ...contract, status: 'effective' }, 'begins', { validFrom });
});
test('contract.approve.overlap: on a day there is one price', () => {
  may('approve', { ...contract, status: 'inApproval' });
  mayNot('approve', { ...contract, status: 'inApproval', overlapped: '1' }, 'overlap');
});
