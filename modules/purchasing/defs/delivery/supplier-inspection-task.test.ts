import { describe, expect, test } from 'vitest';
import { judging } from '../../tests/judging.ts';
import { findingRules } from './supplier-inspection-task-guards.ts';
import { SupplierInspectionTask } from './supplier-inspection-task.ts';

const found = { asnQty: 100, sampQty: 8, deviation: 'N', deviationRemark: '无' };

describe('guards of the supplier inspection task', () => {
  const { may, mayNot } = judging(SupplierInspectionTask);
  const done = { status: 'new', ...found, lines: [{ result: '12.01', judgement: 'ok' }] };
  test('whole pieces are inspected, some of those that come', () => {
    may('execute', done);
    may('execute', { ...done, sampQty: 100 });
    for (const sampQty of [null, 0, 1.5]) mayNot('execute', { ...done, sampQty }, 'qty');
    mayNot('execute', { ...done, asnQty: null }, 'qty');
  });
  test('supplier_inspection_task.execute.dev: whether it deviates, and in words how', () => {
    may('execute', { ...done, deviation: 'Y', deviationRemark: '毛刺' });
    mayNot('execute', { ...done, deviation: null }, 'dev');
    mayNot('execute', { ...done, deviationRemark: ' ' }, 'dev');
    mayNot('execute', { ...done, deviation: 'Y' }, 'dev');
  });
  test('every item has its result', () => {
    mayNot('execute', { ...done, lines: [...done.lines, { result: null, judgement: 'ok' }] }, 'all');
    mayNot('execute', { ...done, lines: [{ result: '12.01', judgement: null }] }, 'all');
  });
  test('nothing passes unjudged', () => {
    may('pass', { ...done, status: 'checked' });
    mayNot('pass', { ...done, status: 'checked', deviation: null }, 'noDev');
  });
  test('a recheck ends with any conclusion', () => {
    for (const result of ['OK', 'NG', 'CONCESSION']) may('finishRecheck', { ...done, status: 'recheck' }, { result });
  });
});

describe('findings as they are saved', () => {
  const broken = (changes: object): readonly unknown[] =>
    findingRules.filter(({ must }) => !must({ ...found, ...changes }, { now: '' })).map(({ id }) => id);
  test('a task begins without findings', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ sampQty: null, deviation: null, deviationRemark: null })).toEqual([]);
  });
  test('B037: no more is inspected than comes', () => {
    expect(broken({ sampQty: 100 })).toEqual([]);
    expect(broken({ sampQty: 101 })).toEqual(['B037']);
  });
  test('B038: whether it deviates is said', () => expect(broken({ deviation: null })).toEqual(['B038']));
  test('B039: in words as well, and a deviation is not nothing', () => {
    expect(broken({ deviationRemark: '' })).toEqual(['B039']);
    expect(broken({ deviation: 'Y' })).toEqual(['B039']);
    expect(broken({ deviation: 'Y', deviationRemark: '毛刺' })).toEqual([]);
  });
});
