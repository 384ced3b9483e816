import { expect, test } from 'vitest';
import { filterIn, filterParam } from './filter-param.ts';

test('conditions survive the way through an address', () => {
  const asked = { status: ['10'], plannedArrival: ['', '2026-11-15'], number: 'SO' };
  expect(filterIn(filterParam(asked))).toEqual(asked);
});

test('what is no condition is not asked', () => {
  for (const odd of ['', '{', '[]', '7', 'null', '{}', '{"a":7}', '{"a":{"b":1}}', '{"a":[1]}'])
    expect(filterIn({ filter: odd }), odd).toBeNull();
  expect(filterIn({})).toBeNull();
});
