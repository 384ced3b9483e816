import { test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { Contract } from './contract.ts';

const { may, mayNot } = judging(Contract);
const contract = { status: 'new', validFrom: '2026-01-01', validTo: '2026-12-31', lines: [{}] };

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
