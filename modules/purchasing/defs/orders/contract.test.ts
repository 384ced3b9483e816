import { test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { Contract } from './contract.ts';

const { may } = judging(Contract);
const contract = { revised: '0', overlapped: '0', status: 'new', validFrom: '2026-01-01', validTo: '2026-12-31', lines: [{}] };

test('a contract may end on the day it begins', () => {
  may('submit', { ...contract, validTo: '2026-01-01' });
});
test('contract.edit.revision: whether prices or terms have changed is known when it is saved', () => {
  for (const status of ['new', 'inApproval', 'effective']) may('edit', { ...contract, status });
});
