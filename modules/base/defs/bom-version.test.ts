import { type GuardContext, problems, refusal, transitionTable } from '@takt/model';
import { expect, test } from 'vitest';
import { BomVersion } from './index.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const at: GuardContext = { now: '2026-03-02 08:00:00', actor: { userId: id(9), can: () => true, vendorId: null }, input: {} };
type Line = BomVersion['lines'][number];
const line: Line = {
  id: id(4),
  place: 10,
  component: id(5),
  qty: '2',
  unit: id(6),
  scrapPercent: null,
  fixedScrap: null,
  phantom: '0',
  alternateGroup: null,
  priority: null,
  process: null,
  issue: 'pick',
  validFrom: null,
  validTo: null,
  remark: null,
};
const version: BomVersion = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'BV20260300001',
  status: 'draft',
  linkedCount: 0,
  openLinkedCount: 0,
  bom: id(2),
  plant: id(3),
  versionNo: 'A',
  partNo: 'BRK-1101',
  partName: '制动钳总成',
  baseQty: '1',
  validFrom: '2026-03-01',
  validTo: null,
  changeNo: null,
  reason: null,
  remark: null,
  looped: '0',
  overlapped: '0',
  lines: [line],
};
const why = (action: string, changes: Partial<BomVersion>) =>
  refusal(BomVersion, action, { ...version, ...changes }, at)?.code ?? null;

test('the transition table is the one the business agreed', () => {
  expect(transitionTable(BomVersion)).toBe(
    `
           draft      inApproval effective obsolete
edit       stay       ·          ·         ·
delete     gone       ·          ·         ·
addLine    stay       ·          ·         ·
editLine   stay       ·          ·         ·
deleteLine stay       ·          ·         ·
submit     inApproval ·          ·         ·
approve    ·          effective  ·         ·
reject     ·          draft      ·         ·
obsolete   ·          ·          obsolete  ·`.slice(1),
  );
});

test('bom_version.submit.has_lines: a version without lines is not submitted', () => {
  expect([why('submit', {}), why('submit', { lines: [] })]).toEqual([null, 'base.bomVersion.submit.hasLines']);
});
test('bom_version.submit.loop: a version whose part is part of itself is not submitted', () => {
  expect(why('submit', { looped: '1' })).toBe('base.bomVersion.submit.loop');
});
test('bom_version.approve.overlap: a version does not come into effect beside another', () => {
  expect([why('approve', { status: 'inApproval' }), why('approve', { status: 'inApproval', overlapped: '1' })]).toEqual([
    null,
    'base.bomVersion.approve.overlap',
  ]);
});

test('an alternate has a group and a priority, a line ends after it began', () => {
  const said = (changes: Partial<Line>) =>
    problems(BomVersion, { ...version, lines: [{ ...line, ...changes }] }, at).map((problem) => problem.at);
  expect(said({ alternateGroup: 'A' })).toEqual(['lines']);
  expect(said({ priority: 1 })).toEqual(['lines']);
  expect(said({ alternateGroup: 'A', priority: 1 })).toEqual([]);
  expect(said({ validFrom: '2026-03-02', validTo: '2026-03-01' })).toEqual(['lines']);
});
