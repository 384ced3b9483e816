import { expect, test } from 'vitest';
import { exportRequest } from './export-request.ts';
import type { Layout, Placed } from './layout.ts';

const placed = (name: string, shown: boolean): Placed => ({ name, shown, width: null, pinned: null });
const layout: Layout = {
  columns: [placed('status', true), placed('plate', false), placed('number', true)],
  density: 'default',
  lines: false,
};
const asked = { params: { status: ['00'] }, sort: [['number', 'desc']] as const };

test('an export of the view has its columns in their order, its filters and its sort', () => {
  expect(exportRequest('shown', asked, layout, [])).toEqual({ ...asked, fields: ['status', 'number'] });
});

test('all columns are asked for by naming none', () => {
  expect(exportRequest('all', asked, layout, [])).toEqual({ ...asked, fields: [] });
});

test('ticked rows are asked for by their ids, whatever is filtered now', () => {
  expect(exportRequest('ticked', asked, layout, [{ id: 'a' }, { id: 'b' }])).toEqual({
    params: { id: ['a', 'b'] },
    sort: asked.sort,
    fields: ['status', 'number'],
  });
});
