import type { NewDefinition } from './names.ts';

export const entityText = ({
  pascal,
  id,
  zh,
  en,
}: NewDefinition): string => `import { code, entity, flag, type RowOf, text } from '@takt/model';

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

export const documentText = ({ pascal, id, zh, en }: NewDefinition, prefix: string): string => `import {
  datetime, type DocOf, document, hasLines, lineActions, quantity, state, table, text } from '@takt/model';

export const ${pascal} = document('${id}', {
  label: ['${zh}', '${en}'],
  number: '${prefix}{yyyyMM}{seq:5}',
  essential: ['number', 'status', 'publishedAt'],
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    publishedAt: datetime('发布时间', 'Published at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity', { required: true, above: 0 }) }),
  },
  actions: {
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    ...lineActions('draft'),
    publish: { from: 'draft', to: 'published', needs: [hasLines], effect: true },
    close: { from: 'published', to: 'closed' },
  },
});
export interface ${pascal} extends DocOf<typeof ${pascal}> {}
`;

export const effectText = ({ pascal, camel }: NewDefinition): string => `import { bind, patch } from '@takt/engine';
import { ${pascal} } from '../defs/index.ts';

export const ${camel} = bind(${pascal}, {
  async publish(ctx, { id }) {
    await patch(ctx, ${pascal}, id, { publishedAt: ctx.clock });
  },
});
`;

/** One test a guard, titled with its id. */
export const guardTestText = ({
  pascal,
  dashed,
  id,
}: NewDefinition): string => `import { guardContext, refusal } from '@takt/model';
import { expect, test } from 'vitest';
import { ${pascal} } from './${dashed}.ts';

const actor = { userId: '', vendorId: null, can: () => true };
const at = guardContext({ instant: new Date(0), zone: 'Asia/Shanghai', plantZones: {} }, { actor, entity: ${pascal}, row: {} });

test('${id}.publish.hasLines: nothing is published without a line', () => {
  const [empty, filled] = [[], [{ qty: '1' }]].map((lines) => ({ status: 'draft', lines }));
  expect(empty && refusal(${pascal}, 'publish', empty, at)?.code).toBe('${id}.publish.hasLines');
  expect(filled && refusal(${pascal}, 'publish', filled, at)).toBeNull();
});
`;

/** What is left to whoever makes it, in the order in which it is done. */
export function stepsText({ kind, module, folder, dashed, id }: NewDefinition, written: readonly string[]): string {
  const [menu = '', ways = ''] = ['/menu.ts', '/tests/ways/'].map((part) => written.find((path) => path.includes(part)));
  const defs = `modules/${module}/defs/${folder}${dashed}`;
  const steps = [
    `${defs}.ts: its fields, what its list shows and finds${kind === 'entity' ? '' : ', its states, guards and actions'}`,
    ...(kind === 'entity'
      ? []
      : [
          `modules/${module}/server/${dashed}.ts: what its actions do beside; one test for each in modules/${module}/tests`,
          `${defs}.test.ts: one test for each guard, titled with its id`,
          `${ways}: what its actions ask for, so that the suites get through its states`,
        ]),
    `${menu}: move its line to the group in which people look for it`,
    `npm run gen: the schema, to be committed with the rest, and docs/reference/${id}.md`,
    `npm run check; npm test -- apps/server/tests -t '${id}'`,
    'scripts/demo: rows and roles of the demonstration company, where it is part of the story',
  ];
  return `Yours to do:\n${steps.map((step, n) => `  ${n + 1}. ${step}`).join('\n')}`;
}
