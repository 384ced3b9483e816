import { expect, test } from 'vitest';
import type { HelpTitle } from '../../defs/help-document.ts';
import { helpFor } from './help-for.ts';

const title = (id: string, page: string | null): HelpTitle => ({ id, title: [id, id], page });
const titles = [title('start', null), title('order', '/mes/sales/salesOrder'), title('edit', '/toy/gauge/edit')];

test('a page is explained by its own text, a record by that of its list', () => {
  expect(helpFor(titles, '/mes/sales/salesOrder')?.id).toBe('order');
  expect(helpFor(titles, '/mes/sales/salesOrder/edit')?.id).toBe('order');
  expect(helpFor(titles, '/toy/gauge/edit')?.id).toBe('edit');
});

test('what nobody has explained has no text', () => {
  expect(helpFor(titles, '/toy/gauge')).toBeNull();
  expect(helpFor(titles, '')).toBeNull();
});
