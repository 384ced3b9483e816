import { expect, test } from 'vitest';
import { byWarehouse } from './by-warehouse.ts';

const lying = { location: 'A-01', partNo: 'P1', partName: 'Screw', batch: null, container: null, unit: 'PCS' } as const;

test('use 47 a part tells its stock by warehouse and by what may be done with it', () => {
  const found = byWarehouse([
    { ...lying, warehouse: 'RM 原材料库', status: 'available', qty: '100.5' },
    { ...lying, warehouse: 'RM 原材料库', status: 'available', qty: '20', location: 'A-02' },
    { ...lying, warehouse: 'RM 原材料库', status: 'qc', qty: '5', location: 'A-02' },
    { ...lying, warehouse: 'FG 成品库', status: 'available', qty: '7' },
  ]);
  expect(found.map(({ warehouse, of, total, places }) => [warehouse, [...of], total, places])).toEqual([
    [
      'RM 原材料库',
      [
        ['available', '120.5'],
        ['qc', '5'],
      ],
      '125.5',
      ['A-01', 'A-02'],
    ],
    ['FG 成品库', [['available', '7']], '7', ['A-01']],
  ]);
});
