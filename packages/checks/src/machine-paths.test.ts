import { expect, test } from 'vitest';
import { machinePaths } from './machine-paths.ts';

// Put together here, so that this file is clean itself.
const path = (...parts: readonly string[]) => `/${parts.join('/')}`;
const found = (text: string) => machinePaths([{ path: 'x.ts', text }]).map(({ where }) => where);

test('paths of one machine are found', () => {
  for (const bad of [path('work', 'main'), path('root', '.npmrc'), path('home', 'li'), path('Users', 'li')]) {
    expect(found(`\nread('${bad}');`)).toEqual(['x.ts:2']);
  }
});

test('relative paths, routes and addresses are not', () => {
  for (const text of ["'./home/plan'", "'/mes/home/order'", 'https://example.com/home/li', "'/base/root/x'"]) {
    expect(found(text)).toEqual([]);
  }
});
