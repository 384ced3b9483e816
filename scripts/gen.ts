/** Writes what follows from the definitions: the next migration, the snapshot, the reference pages. `--check` only compares. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { modules } from '@takt/app-server/modules';
import { diff, type Snapshot, snapshotOf } from '@takt/engine/host';
import { referencePages } from './reference.ts';

const root = new URL('../', import.meta.url);
const at = (path: string): URL => new URL(path, root);
const checkOnly = process.argv.includes('--check');
const name = process.argv.find((arg) => arg.startsWith('--name='))?.slice('--name='.length) ?? 'definitions';

const readText = (path: string): Promise<string> => readFile(at(path), 'utf8').catch(() => '');
const stale: string[] = [];

async function write(path: string, text: string): Promise<void> {
  if ((await readText(path)) === text) return;
  stale.push(path);
  if (!checkOnly) await writeFile(at(path), text);
}

const entities = modules.flatMap((module) => module.defs.entities);
const before = JSON.parse((await readText('migrations/snapshot.json')) || '{}') as Snapshot;
const after = snapshotOf(entities);
const statements = diff(before, after);
if (statements.length > 0) {
  const numbers = (await readdir(at('migrations'))).flatMap((file) => (/^\d{4}_/.test(file) ? [Number(file.slice(0, 4))] : []));
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  await write(
    `migrations/${next}_${name}.sql`,
    `-- Generated from the definitions by \`npm run gen\`; review before committing.\n\n${statements.join('\n')}\n`,
  );
}
// `was` has done its work once the rename is in a migration; the snapshot keeps the new name only.
await write(
  'migrations/snapshot.json',
  `${JSON.stringify(after, (key, value) => (key === 'was' || key === 'formers' ? undefined : value), 1)}\n`,
);

await mkdir(at('docs/reference'), { recursive: true });
const pages = referencePages(modules);
for (const [path, text] of Object.entries(pages)) await write(`docs/reference/${path}`, text);
for (const file of await readdir(at('docs/reference'))) {
  if (Object.hasOwn(pages, file)) continue;
  stale.push(`docs/reference/${file}`);
  if (!checkOnly) await rm(at(`docs/reference/${file}`));
}

if (checkOnly && stale.length > 0) {
  console.error(`not up to date, run npm run gen:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? 'generated files are up to date' : `written:\n  ${stale.join('\n  ')}`);
}
