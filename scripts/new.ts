/**
 * Scaffolds a definition you then own, in every place it needs: `npm run new entity quality.gauge-type 量具类型 "Gauge type"`, or
 * `document`. Says what it wrote; the rest is in CONTRIBUTING.
 */
import { spawnSync } from 'node:child_process';
import { access, glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type NewDefinition, namesOf, numberPrefix } from './new/names.ts';
import { documentText, effectText, entityText, guardTestText } from './new/templates.ts';

const ROOT = new URL('../', import.meta.url);
const written: string[] = [];

async function create(path: string, text: string): Promise<void> {
  await writeFile(new URL(path, ROOT), text, { flag: 'wx' });
  written.push(path);
}
/** Changes a file; what it is to be changed at must be there. */
async function change(path: string, ...edits: readonly (readonly [at: RegExp, to: string])[]): Promise<void> {
  let text = await readFile(new URL(path, ROOT), 'utf8');
  for (const [at, to] of edits) {
    if (!at.test(text)) throw new Error(`${path} has no place for it: ${at.source}`);
    text = text.replace(at, to);
  }
  await writeFile(new URL(path, ROOT), text);
  written.push(path);
}
const exists = (path: string): Promise<boolean> =>
  access(new URL(path, ROOT)).then(
    () => true,
    () => false,
  );

/** With what the numbers of all documents begin. */
async function takenPrefixes(): Promise<readonly string[]> {
  const taken: string[] = [];
  for await (const path of glob('modules/*/defs/**/*.ts', { cwd: fileURLToPath(ROOT) }))
    taken.push(...(/\bnumber: '([A-Z]+)/.exec(await readFile(new URL(path, ROOT), 'utf8'))?.slice(1) ?? []));
  return taken;
}

async function define(made: NewDefinition): Promise<void> {
  const { kind, module, folder: within, dashed, camel, pascal, id, zh, en } = made;
  const folder = `modules/${module}`;
  await create(
    `${folder}/defs/${within}${dashed}.ts`,
    kind === 'entity' ? entityText(made) : documentText(made, numberPrefix(dashed, await takenPrefixes())),
  );
  await change(
    `${folder}/defs/index.ts`,
    [/(import type \{ Definitions \} from '@takt\/model';\n)/, `$1import { ${pascal} } from './${within}${dashed}.ts';\n`],
    [/export \{ /, `export { ${pascal}, `],
    [/entities: \[/, `entities: [${pascal}, `],
  );
  const screen = `screen('/${module}/${camel}', '${zh}', '${en}', '${kind === 'entity' ? 'master' : 'doc'}', '${id}'), `;
  await change(`${folder}/menu.ts`, [/(screens: \[\s*)/, `$1${screen}`]);
  await change(`${folder}/README.md`, [/(\| -+ \| -+ \|\n)/, `$1| \`${pascal}\` | ${en.toLowerCase()} |\n`]);
}

/** What a document needs beside: its effect, a test of its guard, and its way through the suites. */
async function bindDocument(made: NewDefinition): Promise<void> {
  const { module, folder: within, dashed, camel, id } = made;
  const folder = `modules/${module}`;
  await create(`${folder}/server/${dashed}.ts`, effectText(made));
  await change(
    `${folder}/server/index.ts`,
    [/(import \{ menu \} from '\.\.\/menu\.ts';\n)/, `$1import { ${camel} } from './${dashed}.ts';\n`],
    [/bindings: \[/, `bindings: [${camel}, `],
  );
  await create(`${folder}/defs/${within}${dashed}.test.ts`, guardTestText(made));
  const ways = (await exists(`apps/server/tests/ways/${module}.ts`)) ? module : 'base';
  await change(`apps/server/tests/ways/${ways}.ts`, [/(Ways: Ways = \{\n)/, `$1  '${id}': { first: 'publish' },\n`]);
}

const made = namesOf(process.argv.slice(2));
if (!made) {
  console.error('use: npm run new -- entity|document module.[folder/]name-with-dashes 中文 English');
  process.exit(2);
}
await define(made);
if (made.kind === 'document') await bindDocument(made);
spawnSync('npx', ['biome', 'format', '--write', ...written], {
  cwd: fileURLToPath(ROOT),
  stdio: ['ignore', 'ignore', 'inherit'],
});
console.log(`written:\n  ${written.join('\n  ')}\nNext: edit the definition, then npm run gen.`);
