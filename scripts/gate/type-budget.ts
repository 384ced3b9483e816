/** What one more document costs the compiler: the budget that keeps checking fast when the product has 250 definitions. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** A document of the usual size: twelve fields, a table of lines, five states, eight actions with guards. */
const definition = (
  n: number,
): string => `import { choice, type DocOf, date, datetime, decimal, document, hasLines, integer, lineActions, quantity, reasonGiven, ref, state, table, text } from '@takt/model';
export const Doc${n} = document('sample.doc${n}', {
  label: ['单据', 'Document'], byFace: ['read'], number: 'D${n}{yyyyMM}{seq:5}',
  states: { fresh: state('00', '新建', 'New'), released: state('10', '已发布', 'Released'), answered: state('20', '已回复', 'Answered'), done: state('30', '已完成', 'Done', { final: true }), closed: state('40', '已关闭', 'Closed', { final: true }) },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }), plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    kind: choice('类型', 'Type', { a: ['甲', 'A'], b: ['乙', 'B'] }), startOn: date('开始', 'Starts on', { required: true }),
    dueAt: datetime('期限', 'Due', { readonly: true }), days: integer('天数', 'Days', { min: 0 }), rate: decimal('比率', 'Rate', { scale: 2 }),
    contact: text('联系人', 'Contact', { length: 40 }), tel: text('电话', 'Telephone'), place: text('地点', 'Place'),
    answer: text('回复', 'Answer', { readonly: true }), remark: text('备注', 'Remark', { length: 500 }),
  },
  details: { lines: table('明细', 'Lines', { part: ref('base.part', '物料', 'Part', { required: true }), qty: quantity('数量', 'Quantity', { required: true, unit: 'unit' }), unit: ref('base.unit', '单位', 'Unit', { required: true }), remark: text('备注', 'Remark') }) },
  list: ['number', 'status', 'vendor', 'plant', 'startOn', 'dueAt'], query: ['number', 'status', 'vendor'],
  scopes: { vendor: 'vendor', plant: 'plant' }, due: { released: { at: 'dueAt', tells: ['supplier'] } },
  actions: {
    edit: { from: 'fresh' }, delete: { from: 'fresh' }, ...lineActions('fresh'),
    publish: { from: 'fresh', to: 'released', needs: [hasLines] },
    reply: { from: 'released', to: [{ when: (row) => row.kind === 'a', to: 'done' }, { to: 'answered' }], side: 'vendor', input: { answer: text('回复', 'Answer') },
      needs: [{ id: 'inTime', must: ({ dueAt }, { now }) => dueAt === null || dueAt >= now, else: ['已过期', 'Too late'] }] },
    accept: { from: 'answered', to: 'done', side: 'internal' },
    close: { from: ['released', 'answered'], to: 'closed', input: { reason: text('原因', 'Reason') }, needs: [reasonGiven] },
  },
});
export interface Doc${n} extends DocOf<typeof Doc${n}> {}
export const names${n} = (row: Doc${n}): readonly string[] => [row.number, row.status, ...row.lines.map(({ part }) => part)];
`;

interface Cost {
  readonly types: number;
  readonly seconds: number;
}

function compiled(root: string, count: number): Cost {
  const folder = `${root}node_modules/.cache/takt/definitions`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < count; n += 1) writeFileSync(`${folder}/doc${n}.ts`, definition(n));
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ extends: `${root}tsconfig.base.json`, include: ['*.ts'] }));
  const { status, stdout } = spawnSync('tsc', ['-p', `${folder}/tsconfig.json`, '--extendedDiagnostics'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the generated definitions do not compile:\n${stdout.slice(0, 2000)}`);
  const figure = (name: string): number => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(stdout)?.[1] ?? Number.NaN);
  return { types: figure('Instantiations'), seconds: figure('Total time') };
}

/** Types one more document makes, and how long the compiler needs for 250 of them. */
export function typesPerDocument(root: string): { readonly each: number; readonly seconds: number } {
  const [few, many] = [compiled(root, 10), compiled(root, 250)];
  return { each: Math.round((many.types - few.types) / 240), seconds: many.seconds };
}
