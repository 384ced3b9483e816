import { dictionary, entity, shippedList, table } from '@takt/model';
import { expect, test } from 'vitest';
import { draftOf, itemsProblem, linesOf, usesOf } from './items.ts';

const shipped = shippedList('colour', '颜色', 'Colour', { RED: ['红', 'Red'], BLUE: ['蓝', 'Blue'] });
const draft = draftOf(shipped, null);

test('a shipped list becomes lines of the company’s own, in its order', () => {
  expect(linesOf(draft)).toEqual([
    { value: 'RED', label: '红', labelEn: 'Red', enabled: '1' },
    { value: 'BLUE', label: '蓝', labelEn: 'Blue', enabled: '1' },
  ]);
  expect(draftOf(null, null)).toEqual([]);
});

test('an empty item and a repeated value are named', () => {
  const blank = { key: 'new', value: '', label: '绿', labelEn: '', enabled: '1', known: false } as const;
  expect(itemsProblem(draft)).toBeNull();
  expect(itemsProblem([...draft, blank])?.[1]).toBe('Item 3 lacks its value or Chinese name');
  expect(itemsProblem([...draft, { ...blank, value: 'RED' }])?.[1]).toBe('The value “RED” is there twice');
});

test('who chooses from a list is told, lines included', () => {
  const field = dictionary('colour', '颜色', 'Colour');
  const Car = entity('toy.car', {
    label: ['车', 'Car'],
    fields: { colour: field },
    details: { doors: table('门', 'Doors', { colour: field }) },
  });
  const defs = { module: 'toy', label: ['玩具', 'Toy'] as const, contexts: [], entities: [Car] };
  expect(usesOf([defs], 'colour')).toHaveLength(2);
  expect(usesOf([defs], 'shape')).toEqual([]);
});
