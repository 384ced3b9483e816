import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogueChecks, definitionChecks, sourceChecks } from './index.ts';
import { inScratch } from './scratch-database.ts';

test('every check has a file of its name and a test beside it', async () => {
  const files = await readdir(new URL('.', import.meta.url));
  const checks = [...sourceChecks, ...definitionChecks, ...catalogueChecks].map(({ name }) => name);
  expect(new Set(checks).size).toBe(checks.length);
  expect(checks.flatMap((name) => [`${name}.ts`, `${name}.test.ts`]).filter((file) => !files.includes(file))).toEqual([]);
});

test('a database with all migrations passes every catalogue check', async () => {
  const found = await inScratch('catalogue', 'migrated', async ({ query }) => {
    const findings = [];
    for (const { name, run } of catalogueChecks) findings.push(...(await run(query)).map((finding) => ({ name, ...finding })));
    return findings;
  });
  expect(found).toEqual([]);
});
