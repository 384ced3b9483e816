/**
 * Scaffolds a definition you then own, in every place it needs: `npm run new entity quality.surface-class 表面等级 "Surface class"`, or
 * `document`; `--from` begins with what the contract and a proposed data model say. Writes all of it or nothing, and says what it wrote
 * and what is yours to do; CONTRIBUTING says why.
 */
import { spawnSync } from 'node:child_process';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Origin, readOrigin } from './new/contract-data.ts';
import {
  type Edit,
  either,
  entitiesIn,
  exported,
  importsScreen,
  inList,
  inMenu,
  inTable,
  inWays,
  withImport,
} from './new/edits.ts';
import { camelOf, contractDocument, contractEffects, effectsOf, proposedEntity } from './new/from-contract.ts';
import { type NewDefinition, namesOf, numberPrefix, USE } from './new/names.ts';
import { documentText, effectText, entityText, guardTestText, stepsText } from './new/templates.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** What is to be written, by path. Nothing is until all of it has its place. */
const files = new Map<string, string>();

const read = (path: string): Promise<string | null> => readFile(join(ROOT, path), 'utf8').catch(() => null);

function stop(why: string): never {
  console.error(`${why}\nNothing was written.`);
  process.exit(1);
}

async function create(path: string, text: string): Promise<void> {
  if ((await read(path)) !== null) stop(`${path} exists already.`);
  files.set(path, text);
}
async function change(path: string, ...edits: readonly Edit[]): Promise<void> {
  const before = files.get(path) ?? (await read(path));
  if (before === null) stop(`There is no ${path}.`);
  const after = edits.reduce<string | null>((text, edit) => (text === null ? null : edit(text)), before);
  if (after === null) stop(`${path} does not look as expected: its line has to be added by hand first.`);
  if (after !== before) files.set(path, after);
}

/** With what the numbers of all documents begin. */
async function takenPrefixes(): Promise<readonly string[]> {
  const taken: string[] = [];
  for await (const path of glob('modules/*/defs/**/*.ts', { cwd: ROOT }))
    taken.push(...(/\bnumber: '([A-Z]+)/.exec((await read(path)) ?? '')?.slice(1) ?? []));
  return taken;
}

/** The definition itself: as its origin has it, else an example to be changed. */
async function definitionText(made: NewDefinition, { contract, proposal }: Origin): Promise<string> {
  if (made.kind === 'document')
    return contract
      ? contractDocument(made, { contract, proposal })
      : documentText(made, numberPrefix(made.dashed, await takenPrefixes()));
  return proposal ? proposedEntity(made, proposal) : entityText(made);
}

async function define(made: NewDefinition, index: string, origin: Origin): Promise<void> {
  const { kind, module, shared, folder, dashed, camel, pascal, id, zh, en } = made;
  const path = `./${folder}${dashed}.ts`;
  await create(`modules/${module}/defs/${folder}${dashed}.ts`, await definitionText(made, origin));
  await change(
    `modules/${module}/defs/index.ts`,
    exported(pascal, path, entitiesIn(index)),
    withImport(pascal, path),
    inList('entities', pascal, '\\.\\.\\.SYSTEM'),
  );
  const own = (await read(`modules/${module}/menu.ts`))?.includes('screens: [');
  const screen = `screen('/${shared}/${camel}', '${zh}', '${en}', '${kind === 'entity' ? 'master' : 'doc'}', '${id}')`;
  // Pages of a module without a menu of its own stand in the one about rights.
  await change(`modules/${own ? module : 'access'}/menu.ts`, importsScreen, inMenu(screen));
  // A word that is all capitals, as BOM is, stays so.
  const words = en.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  await change(
    `modules/${module}/README.md`,
    either(inTable(`| \`${pascal}\` | ${words} |`), (readme) => readme),
  );
}

/** The file that holds how documents of a folder get through the suites. */
async function waysFile({ module, folder }: NewDefinition): Promise<string> {
  const names = [`${module}-${folder.replace('/', '')}`, folder.replace('/', ''), module].map(
    (name) => `apps/server/tests/ways/${name}.ts`,
  );
  for (const path of names) if (((await read(path)) ?? '').includes('Ways: Ways')) return path;
  const path = `apps/server/tests/ways/${module}.ts`;
  files.set(path, `import type { Ways } from './way.ts';\n\nexport const ${module}Ways: Ways = {\n};\n`);
  await change('apps/server/tests/ways/index.ts', withImport(`${module}Ways`, `./${module}.ts`), (text) =>
    text.replace(/(const ways: [^\n]* = \{\n)/, `$1  ...${module}Ways,\n`),
  );
  return path;
}

/** What a document needs beside: its effects, a test of its guard, and its way through the suites. */
async function bindDocument(made: NewDefinition, origin: Origin): Promise<void> {
  const { module, folder, dashed, camel, id } = made;
  const { contract } = origin;
  if (!contract || Object.keys(effectsOf(origin)).length > 0) {
    await create(`modules/${module}/server/${dashed}.ts`, contract ? contractEffects(made, origin) : effectText(made));
    await change(`modules/${module}/server/index.ts`, withImport(camel, `./${dashed}.ts`), inList('bindings', camel, 'menu'));
  }
  if (!contract) await create(`modules/${module}/defs/${folder}${dashed}.test.ts`, guardTestText(made));
  const first = contract?.actions.find(({ from, to }) => from.includes(contract.initial) && to && !/^[=#]/.test(to))?.id;
  await change(await waysFile(made), inWays(`'${id}': { first: '${contract ? camelOf(first ?? '') : 'publish'}' }`));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, data: { type: 'string' } },
});
if ((values.from === undefined) !== (values.data === undefined)) stop(USE);
const origin = values.from && values.data ? await readOrigin(values.data, values.from) : { contract: null, proposal: null };
const { contract, proposal } = origin;
if (values.from && !contract && !proposal) stop(`${values.data} has no ${values.from}.`);
const [kind, target, zh = contract?.zh ?? proposal?.label?.[0], en = contract?.en ?? proposal?.label?.[1]] = positionals;
const index = await read(`modules/${/^[a-z]+/.exec(target ?? '')?.[0] ?? ''}/defs/index.ts`);
const made = namesOf([kind, target, zh, en], index?.includes('...SYSTEM') ? 'system' : null);
if (!made) stop(USE);
if (index === null) stop(`There is no module ${made.module}.`);
await define(made, index, origin);
if (made.kind === 'document') await bindDocument(made, origin);
for (const [path, text] of files) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), text);
}
const formatted = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', ...files.keys()], {
  cwd: ROOT,
  encoding: 'utf8',
});
if (formatted.status !== 0) console.error(formatted.stderr || String(formatted.error));
const written = [...files.keys()];
console.log(`Written:\n  ${written.join('\n  ')}\n\n${stepsText(made, written)}`);
