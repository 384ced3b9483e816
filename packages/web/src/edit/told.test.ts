import type { Problem } from '@takt/model';
import { expect, test } from 'vitest';
import { stillTold } from './told.ts';

const at = (place: string): Problem => ({ at: place, text: ['不对', 'Wrong'], level: 'error' });

test('a changed field is no longer judged by what the server said before', () => {
  const told = [at('code'), at('codeName'), at('lines.0.part'), at('lines.1.qty')];
  expect(stillTold(told, 'code').map((one) => one.at)).toEqual(['codeName', 'lines.0.part', 'lines.1.qty']);
  expect(stillTold(told, 'lines').map((one) => one.at)).toEqual(['code', 'codeName']);
  expect(stillTold(told, 'other')).toEqual(told);
});
