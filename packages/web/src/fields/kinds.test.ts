import { blank, type Field, type Kind, KINDS, valueProblem } from '@takt/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Product, ProductContext } from '../product/assembly.ts';
import { AttachmentRecordContext } from './attachment/attachment-record.ts';
import { viewOf } from './index.ts';

const ID = '01900000-0000-7000-8000-000000000001';
/** A value of each kind that its own check accepts. */
const VALUES: Readonly<Record<Exclude<Kind, 'computed'>, unknown>> = {
  text: 'Bracket',
  code: 'BRK-1',
  richtext: '<p>Wash <strong>first</strong></p>',
  integer: 1200,
  decimal: '1200.5',
  money: '12.50',
  quantity: '1200.5',
  date: '2026-03-05',
  datetime: '2026-03-05 08:30:00',
  time: '08:30:00',
  flag: '1',
  flagYN: 'N',
  choice: 'made',
  dictionary: 'CNY',
  ref: ID,
  refs: [ID],
  user: ID,
  department: ID,
  file: ID,
  files: [ID],
  image: ID,
  json: { a: 1 },
};
const SHOWN: Readonly<Partial<Record<Kind, string>>> = {
  richtext: 'Wash first',
  integer: '1,200',
  quantity: '1,200.5',
  money: '12.50',
  datetime: '2026-03-05 08:30',
  time: '08:30:00',
  flag: '是',
  flagYN: '否',
  choice: '自制',
  ref: 'BRK-1 Bracket',
  department: 'BRK-1 Bracket',
  refs: '1',
  files: '1',
};
/** What the server refuses to filter by. */
const UNASKED: readonly Kind[] = ['computed', 'json'];
const LINKS: readonly Kind[] = ['ref', 'refs', 'user', 'department'];

const fieldOf = (kind: Kind): Field => ({
  kind,
  label: ['字段', 'Field'],
  required: false,
  options: { ...(LINKS.includes(kind) && { to: 'toy.part' }), values: { made: ['自制', 'Made'] }, list: 'currency' },
});
const product = { codelist: async () => [] } as unknown as Product;
const drawn = (element: ReactNode): string =>
  renderToString(
    createElement(QueryClientProvider, { client: new QueryClient() }, [
      createElement(
        ProductContext,
        { key: 'product', value: product },
        createElement(AttachmentRecordContext, { value: { entity: 'toy.box', id: ID } }, element),
      ),
    ]),
  );
const kinds = KINDS.filter((kind): kind is Exclude<Kind, 'computed'> => kind !== 'computed');

describe.each(kinds)('a field of kind %s', (kind) => {
  const field = fieldOf(kind);
  const { Input, Cell, Fact = Cell, Filter } = viewOf(field);
  const value = VALUES[kind];
  const label = LINKS.includes(kind) ? 'BRK-1 Bracket' : null;

  test('has an input that carries its id, empty and filled', () => {
    expect(valueProblem(field, value)).toBeNull();
    for (const one of [null, value]) {
      const html = drawn(createElement(Input, { field, id: 'here', value: one, label, onChange: () => undefined }));
      // The editor is fetched when it is first needed, and a field that holds its one file has no button any more.
      const later = kind === 'richtext' || (['file', 'image'].includes(kind) && !blank(one));
      expect(html.includes('id="here"')).toBe(!later);
      expect(html).not.toBe('');
    }
  });

  test('has a cell, and a place on its page', () => {
    expect(drawn(createElement(Cell, { field, value, label })).replaceAll(/<[^>]*>/g, '')).toContain(SHOWN[kind] ?? '');
    expect(() => drawn(createElement(Fact, { field, value, label }))).not.toThrow();
    expect(() => drawn(createElement(Cell, { field, value: null, label: null }))).not.toThrow();
  });

  test.skipIf(UNASKED.includes(kind))('has a filter', () => {
    const condition = { name: 'field', label: field.label, kind, source: null, shown: true, must: false, initial: null };
    expect(drawn(createElement(Filter, { condition, id: 'asked' }))).toContain('id="asked"');
  });
});

test('a computed field is shown as what it computes', () => {
  expect(viewOf({ kind: 'computed', options: { type: 'decimal' } })).toBe(viewOf({ kind: 'decimal', options: {} }));
});
