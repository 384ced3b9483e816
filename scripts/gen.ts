/**
 * Writes what follows from the definitions: the schema and the reference pages. `--check` only compares the schema; `--release` ends the
 * time of the one baseline: from then on each difference is a numbered migration (ADR 0126).
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { modules } from '@takt/app-server/modules';
import { snapshotOf } from '@takt/engine/host';
import { schemaFiles, snapshotText } from './gen/schema-files.ts';
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

const after = snapshotOf(modules.flatMap((module) => module.defs.entities));
const released = await readText('migrations/snapshot.json');
const files = schemaFiles({ released, after, there: await readdir(at('migrations')), name });
for (const [path, text] of Object.entries(files)) await write(`migrations/${path}`, text);
if (process.argv.includes('--release')) await write('migrations/snapshot.json', snapshotText(after));

if (!checkOnly) {
  await mkdir(at('docs/reference'), { recursive: true });
  const pages = referencePages(modules);
  for (const [path, text] of Object.entries(pages)) await write(`docs/reference/${path}`, text);
  for (const file of await readdir(at('docs/reference'))) if (!Object.hasOwn(pages, file)) await rm(at(`docs/reference/${file}`));
}

if (checkOnly && stale.length > 0) {
  console.error(`not up to date, run npm run gen:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? 'generated files are up to date' : `written:\n  ${stale.join('\n  ')}`);
}
