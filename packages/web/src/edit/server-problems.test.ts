import type { Problem } from '@takt/model';
import { expect, test } from 'vitest';
import { remainingProblems } from './server-problems.ts';

const at = (place: string): Problem => ({ at: place, text: ['不对', 'Wrong'], level: 'error' });

test('a changed field is no longer judged by what the server said before', () => {
  const serverProblems = [at('code'), at('codeName'), at('lines.0.part'), at('lines.1.qty')];
  expect(remainingProblems(serverProblems, 'code').map((one) => one.at)).toEqual(['codeName', 'lines.0.part', 'lines.1.qty']);
  expect(remainingProblems(serverProblems, 'lines').map((one) => one.at)).toEqual(['code', 'codeName']);
  expect(remainingProblems(serverProblems, 'other')).toEqual(serverProblems);
});
