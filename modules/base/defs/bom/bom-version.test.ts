import { type GuardContext, problems, refusal, transitionTable } from '@takt/model';
import { expect, test } from 'vitest';
import { BomVersion } from '../index.ts';

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
  share: null,
  runOutOn: null,
  process: null,
  issue: 'pick',
  validFrom: null,
  validTo: null,
  remark: null,
};
const version: BomVersion = {
  id: id(1),
  version: 1,
  createdBy: id(8),
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
  ends: null,
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

test('the shares of a group are the whole on every day, or there are none', () => {
  const said = (...lines: readonly Partial<Line>[]) =>
    why('submit', { lines: lines.map((one) => ({ ...line, alternateGroup: 'A', priority: 1, ...one })) });
  const half = { share: '50' };
  expect([said({}, {}), said(half, half), said({ share: '100' }, {}), said(half, half, { alternateGroup: null })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(said(half, { share: '49.9999' })).toBe('base.bomVersion.submit.shares');
  // One takes the place of another: whole before and after, or half a day short.
  expect(said(half, { ...half, validTo: '2026-05-31' }, { ...half, validFrom: '2026-06-01' })).toBeNull();
  expect(said(half, { ...half, validTo: '2026-05-31' }, { ...half, validFrom: '2026-06-02' })).toBe(
    'base.bomVersion.submit.shares',
  );
});
test('bom_version.approve.other_person: who made it does not approve it, unless the company lets them', () => {
  const madeBy = (makers: readonly string[] | null) => {
    const row = { ...version, status: 'inApproval', makers };
    return refusal(BomVersion, 'approve', row, at)?.code ?? null;
  };
  expect(madeBy([id(1), at.actor.userId])).toBe('base.bomVersion.approve.otherPerson');
  expect([madeBy(null), madeBy([id(1)])]).toEqual([null, null]);
});
test('an alternate has a group and a priority, a line ends after it began', () => {
  const said = (changes: Partial<Line>) =>
    problems(BomVersion, { ...version, lines: [{ ...line, ...changes }] }, at).map((problem) => problem.at);
  expect(said({ alternateGroup: 'A' })).toEqual(['lines']);
  expect(said({ priority: 1 })).toEqual(['lines']);
  expect(said({ alternateGroup: 'A', priority: 1 })).toEqual([]);
  expect(said({ share: '100' })).toEqual(['lines']);
  expect(said({ runOutOn: '2026-05-31' })).toEqual(['lines']);
  expect(said({ validFrom: '2026-03-02', validTo: '2026-03-01' })).toEqual(['lines']);
});
