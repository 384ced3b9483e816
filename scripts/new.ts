/** Scaffolds a definition you then own: `npm run new entity quality.gauge-type 量具类型 "Gauge type"`, or `document`. */
import { readFile, writeFile } from 'node:fs/promises';

const [kind, target = '', zh = '名称', en = 'Name'] = process.argv.slice(2);
const [module = '', dashed = ''] = target.split('.');
if ((kind !== 'entity' && kind !== 'document') || !/^[a-z]+$/.test(module) || !/^[a-z]+(-[a-z]+)*$/.test(dashed)) {
  console.error('use: npm run new -- entity|document module.name-with-dashes 中文 English');
  process.exit(2);
}
const camel = dashed.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
const id = `${module}.${camel}`;

const entityText = `import { code, entity, flag, type RowOf, text } from '@takt/model';

export const ${pascal} = entity('${id}', {
  label: ['${zh}', '${en}'],
  fields: {
    code: code('${zh}编码', '${en} code', { required: true, unique: true }),
    name: text('${zh}名称', '${en} name', { required: true, length: 100, contains: true }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface ${pascal} extends RowOf<typeof ${pascal}> {}
`;
const documentText = `import { type DocOf, document, lineActions, quantity, state, table, text } from '@takt/model';

export const ${pascal} = document('${id}', {
  label: ['${zh}', '${en}'],
  number: '${pascal.replace(/[a-z]/g, '').slice(0, 3)}{yyyyMM}{seq:5}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity', { required: true, above: 0 }) }),
  },
  actions: {
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    ...lineActions('draft'),
    publish: {
      from: 'draft',
      to: 'published',
      needs: [{ id: 'hasLines', must: (row) => row.lines.length > 0, else: ['请先维护明细', 'Add at least one detail line first'] }],
    },
    close: { from: 'published', to: 'closed' },
  },
});
export interface ${pascal} extends DocOf<typeof ${pascal}> {}
`;

const folder = new URL(`../modules/${module}/`, import.meta.url);
const index = new URL('defs/index.ts', folder);
const menu = new URL('menu.ts', folder);
await writeFile(new URL(`defs/${dashed}.ts`, folder), kind === 'entity' ? entityText : documentText, { flag: 'wx' });

const before = await readFile(index, 'utf8');
await writeFile(
  index,
  before
    .replace(/(import type \{ Definitions \} from '@takt\/model';\n)/, `$1import { ${pascal} } from './${dashed}.ts';\n`)
    .replace(/export \{ /, `export { ${pascal}, `)
    .replace(/entities: \[/, `entities: [${pascal}, `),
);
const entry = `screen('/${module}/${camel}', '${zh}', '${en}', '${kind === 'entity' ? 'master' : 'doc'}', '${id}')`;
await writeFile(
  menu,
  (await readFile(menu, 'utf8')).replace(/screens: \[\s*/, (found) => `${found}${entry}, `),
);
console.log(
  `written: modules/${module}/defs/${dashed}.ts, and its line in defs/index.ts and menu.ts. Next: edit it, then npm run gen.`,
);
