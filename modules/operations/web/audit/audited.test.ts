import { command, document, entity, entryOf, parameter, state, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import { actionsOf, auditedIn, callsIn, fieldsOf, settingsIn } from './audited.ts';

const Plain = entity('toy.plain', { label: ['普通', 'Plain'], fields: { name: text('名称', 'Name') } });
const Log = entity('toy.log', { label: ['日志', 'Log'], log: true, fields: { name: text('名称', 'Name') } });
const Order = document('toy.order', {
  label: ['订单', 'Order'],
  number: 'O{seq:4}',
  states: { new: state('00', '新建', 'New'), locked: state('10', '锁定', 'Locked') },
  fields: { remark: text('备注', 'Remark') },
  details: { lines: table('明细', 'Lines', { qty: text('数量', 'Quantity') }) },
  actions: { edit: { from: 'new' }, freeze: { label: ['冻结', 'Freeze'], from: 'new', to: 'locked' } },
});

test('logs are no data that anybody changes', () => {
  const toy = { module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: [Plain, Log] } as const;
  expect(auditedIn([toy, { ...toy, entities: [Log] }]).map(({ entities }) => entities.map(({ id }) => id))).toEqual([
    ['toy.plain'],
  ]);
});

test('an entity has the usual actions, a document its own beside them, each once', () => {
  expect(actionsOf([Plain], []).map(({ value }) => value)).toEqual(['create', 'edit', 'delete', 'attach', 'detach']);
  const both = actionsOf([Plain, Order], []);
  expect(both.filter(({ value }) => value === 'edit')).toHaveLength(1);
  expect(both.find(({ value }) => value === 'freeze')?.label).toEqual(['冻结', 'Freeze']);
});

test('security: a button pressed on a row is told in its words, not by its name inside', () => {
  const wipe = command()(
    'toy.wipe',
    ['清空', 'Wipe'],
    { plain: text('普通', 'Plain') },
    {
      on: { entity: Plain.id, as: 'plain', confirm: ['清空？', 'Wipe?'] },
    },
  );
  const toy = { module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: [Plain], calls: [wipe] } as const;
  expect(actionsOf([Plain], callsIn([toy]))).toContainEqual({ value: 'wipe', label: ['清空', 'Wipe'] });
  expect(actionsOf([Order], callsIn([toy])).map(({ value }) => value)).not.toContain('wipe');
});

test('fields and tables of lines can be asked for', () => {
  expect(fieldsOf(Order).map(({ label }) => label[1])).toEqual(['Remark', 'Lines']);
});

test('a changed parameter is told by its name, from what to what', () => {
  const limit = parameter('toy.limit', text('上限', 'Limit'));
  const toy = { module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: [], parameters: [limit] } as const;
  const changed = { id: 1, action: 'edit', fromStatus: null, toStatus: null, reason: null, userId: null, at: '' };
  const [Parameters] = settingsIn([toy]);
  const entry = Parameters && entryOf(Parameters, { ...changed, changes: { 'toy.limit': ['1', '2'] } });
  expect(entry?.changes[0]?.diffs).toMatchObject([{ field: { label: ['上限', 'Limit'] }, before: '1', after: '2' }]);
});
