import { execFileSync } from 'node:child_process';
import { type Action, snake } from '@takt/model';
import { expect, test } from 'vitest';
import { contractName } from './contract.ts';
import { documents } from './document-calls.ts';
import { wayOf } from './ways/index.ts';

const titles = execFileSync('git', ['grep', '-hoE', '[a-z_]+[.][a-z_]+[.][a-z_0-9]+', '--', '*.test.ts'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\n');

test('every guard is tried by what it refuses, or has a test that names it as the contract does', () => {
  const named = new Set(titles);
  const all = documents.flatMap((doc) =>
    Object.entries<Action>(doc.actions).flatMap(([action, { needs = [] }]) =>
      needs
        .filter((guard) => !wayOf(doc.id).refuses?.[`${action}.${guard.id}`])
        .map((guard) => `${contractName(doc.id)}.${snake(action)}.${snake(guard.id)}`),
    ),
  );
  expect(all.filter((id) => !named.has(id))).toEqual([]);
});
