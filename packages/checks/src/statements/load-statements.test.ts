import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const here = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takt-statements-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** In a process of its own: the test runner loads files in its own way, and they are loaded anew here. */
async function textsIn(text: string, examples: readonly Readonly<Record<string, string>>[] = [{}]): Promise<readonly string[]> {
  const source = {
    path: 'toy.ts',
    text: `import { fragment, verbatim } from ${here('../../../engine/src/db/fragment.ts')};\n${text}`,
  };
  await writeFile(join(folder, source.path), source.text);
  const script = `import { loadStatements } from ${here('load-statements.ts')};
    const loaded = await loadStatements(${JSON.stringify(folder)}, [${JSON.stringify(source)}], { 'toy.ts': ${JSON.stringify(examples)} });
    console.log(JSON.stringify(loaded.map(({ where, text, why }) => where + ' ' + (text ?? why))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as readonly string[];
}

test('values are numbered, pieces and constants of the file are put in, awaited values are not waited for', async () => {
  const texts = await textsIn(`
const COLUMNS = 'id, number';
const named = (row: string) => verbatim(\`\${row}.name\`);
const living = (row: string, on: string) => fragment\`\${named(row)} > \${on}\`;
export async function read(ctx: any, { id, on }: { id: string; on: string }) {
  await ctx.sql<{ id: string; of: (a: string) => string }>\`select \${verbatim(COLUMNS)} from t where \${living('t', on)} and id = \${id}\`;
  return ctx.sql.one\`select 1 where x = \${await ctx.now()} and y = \${id.length}\`;
}
export const run = (ctx: any) => ctx.sql.run({ text: \`select \${COLUMNS} from t where id = $1\`, values: [ctx.id] }, 'named');
`);
  expect(texts).toEqual([
    'toy.ts:7 select id, number from t where t.name > $1 and id = $2',
    'toy.ts:8 select 1 where x = $1 and y = $2',
    'toy.ts:10 select id, number from t where id = $1',
  ]);
});

test('constants of the function are set again, and conditions give a statement each of its texts', async () => {
  const texts = await textsIn(`
export async function read(ctx: any, rows: readonly { of: string | null }[], locked: boolean) {
  const { today } = await ctx.company();
  const [first] = rows;
  const matches = first!.of === null ? verbatim('of is null') : fragment\`of = \${first!.of}\`;
  return ctx.sql\`select 1 from t where \${matches} and day = \${today}\`;
}
export const hold = (ctx: any, locked: boolean) => ctx.sql.run({ text: \`select 1 \${locked ? 'for update' : ''}\`, values: [] });
`);
  expect(texts).toEqual([
    'toy.ts:7 select 1 from t where of = $1 and day = $2',
    'toy.ts:7 select 1 from t where of is null and day = $1',
    'toy.ts:9 select 1 for update',
    'toy.ts:9 select 1 ',
  ]);
});

test('what a function is given comes from an example, or is not known', async () => {
  const code = `
export const clear = (ctx: any, { id: entity }: { id: string }) => ctx.sql.run({ text: \`delete from \${entity.replace('.', '_')}\`, values: [] });
`;
  expect(await textsIn(code)).toEqual(['toy.ts:3 delete from not_known_here']);
  expect(await textsIn(code, [{ entity: "'toy.order'" }, { entity: "'toy.bill'" }])).toEqual([
    'toy.ts:3 delete from toy_order',
    'toy.ts:3 delete from toy_bill',
  ]);
});
