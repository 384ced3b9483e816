import { execFileSync } from 'node:child_process';
import { modules } from '@takt/app-server/modules';
import { expect, test } from 'vitest';

const marked = execFileSync('git', ['grep', '-hoE', 'parameter [a-z]+[.][a-zA-Z0-9]+', '--', '*.test.ts', '*.e2e.ts'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});

/** Decisions whose effect no test shows yet. Nothing may be added here. */
const OPEN = ['system.loginLogMonths', 'system.operationLogMonths', 'system.printFoot'];

test('every parameter has a test, named by “parameter” and its id, that shows what changes with it', () => {
  const named = new Set(marked.split('\n').map((line) => line.replace('parameter ', '')));
  const declared = modules.flatMap(({ defs }) => defs.parameters ?? []).map(({ id }) => id);
  expect(declared.filter((id) => !named.has(id)).toSorted()).toEqual(OPEN);
});
