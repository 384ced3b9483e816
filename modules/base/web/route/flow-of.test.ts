import { expect, test } from 'vitest';
import { figuresOf, operationsOf, type Operation, placeOf } from './flow-of.ts';

const operation = (seq: number, more: Partial<Operation> = {}): Operation => ({
  id: String(seq),
  seq,
  processLabel: `P${seq}`,
  lineLabel: 'L1',
  stationLabel: null,
  vendorLabel: null,
  setupSeconds: null,
  runSeconds: null,
  crew: 1,
  countingPoint: '0',
  inspectionPoint: '0',
  outsourced: '0',
  ...more,
});

test('processes stand in the order of work, however they were typed', () => {
  const row = { operations: [operation(30), operation(10), operation(20)] };
  expect(operationsOf(row).map(({ seq }) => seq)).toEqual([10, 20, 30]);
  expect(operationsOf({})).toEqual([]);
});

test('a process is done at its station, else on its line, and an outsourced one at the supplier', () => {
  expect(placeOf(operation(10, { stationLabel: 'S1' }))).toBe('S1');
  expect(placeOf(operation(10))).toBe('L1');
  expect(placeOf(operation(10, { outsourced: '1', vendorLabel: 'V1' }))).toBe('V1');
});

test('times add up without rounding, and the longest process is named; none where no time is known', () => {
  const timed = [
    operation(10, { runSeconds: '12.3', setupSeconds: '60' }),
    operation(20, { runSeconds: '45.004' }),
    operation(30),
  ];
  expect(figuresOf(timed)).toMatchObject({ run: '57.304', setup: '60', longest: { seq: 20 } });
  expect(figuresOf([operation(10)])).toEqual({ run: '0', setup: '0', longest: null });
});
