import {
  choice,
  code,
  computed,
  convert,
  datetime,
  decimal,
  document,
  entity,
  flagYN,
  integer,
  json,
  lineActions,
  money,
  priorityField,
  quantity,
  ref,
  refs,
  richtext,
  state,
  table,
  text,
  time,
  user,
} from '@takt/model';
import { diff, onDatabase, snapshotOf } from '@takt/engine/host';
import { type Operator } from '@takt/identity/host';
import { compute, type ServerModule } from '@takt/engine';

const lines = table('明细', 'Lines', {
  item: text('物品', 'Item', { required: true }),
  qty: quantity('数量', 'Quantity', { required: true, min: 0 }),
});

/** Something to convert from: only the clerk named on it may release it. */
export const Wish = document('toy.wish', {
  label: ['愿望单', 'Wish'],
  number: 'W{yyyy}{seq:4}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    released: state('10', '已发布', 'Released'),
    done: state('40', '完成', 'Done', { final: true }),
  },
  fields: {
    clerk: user('经办人', 'Clerk', { required: true }),
    title: text('标题', 'Title', { required: true }),
  },
  details: { lines },
  actions: {
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    ...lineActions('draft'),
    release: { label: ['放行', 'Release'], from: 'draft', to: 'released', by: 'clerk' },
    finish: {
      label: ['完结', 'Finish'],
      from: 'released',
      to: 'done',
      needs: [{ id: 'open', must: (wish) => wish.openLinkedCount === 0, else: ['存在未完成的礼物', 'Open gifts exist'] }],
    },
  },
});

/** What wishes become. */
export const Gift = document('toy.gift', {
  label: ['礼物', 'Gift'],
  number: 'G{yyyy}{seq:4}',
  states: {
    packed: state('00', '已包装', 'Packed'),
    given: state('40', '已送出', 'Given', { final: true }),
    dropped: state('99', '已放弃', 'Dropped', { undone: true }),
  },
  fields: { title: text('标题', 'Title', { required: true }), wishNo: text('愿望单号', 'Wish number') },
  details: { lines },
  actions: {
    edit: { from: 'packed' },
    delete: { from: 'packed' },
    ...lineActions('packed'),
    give: { label: ['送出', 'Give'], from: 'packed', to: 'given' },
    drop: { label: ['放弃', 'Drop'], from: 'packed', to: 'dropped' },
  },
});

export const wishToGift = convert('toy.wishToGift', Wish, Gift, {
  from: ['released'],
  qty: 'qty',
  fields: (wish) => ({ title: wish.title, wishNo: wish.number }),
  line: (line) => ({ item: line.item, qty: line.openQty }),
});

/** A tree whose lists have a totals row. */
export const Node = entity('toy.node', {
  label: ['节点', 'Node'],
  fields: {
    code: code('编码', 'Code', { required: true, unique: true }),
    parent: ref('toy.node', '上级', 'Parent'),
    amount: money('金额', 'Amount'),
    pieces: integer('件数', 'Pieces'),
    children: computed('integer', '下级数', 'Children'),
  },
  list: ['code', 'parent', 'amount', 'pieces', 'children'],
  title: ['code'],
  sort: [['code', 'asc']],
  tree: 'parent',
  totals: ['amount', 'pieces'],
});

/** Kinds of fields no product definition may happen to use. */
export const Box = entity('toy.box', {
  label: ['盒子', 'Box'],
  fields: {
    code: code('编码', 'Code', { required: true, unique: true }),
    story: richtext('故事', 'Story'),
    opensAt: time('开启时刻', 'Opens at'),
    sealedAt: datetime('封箱时间', 'Sealed at', { default: 'now' }),
    gift: flagYN('礼品', 'Gift'),
    size: choice('尺寸', 'Size', { s: ['小', 'Small'], l: ['大', 'Large'] }, { default: 's' }),
    weight: decimal('重量', 'Weight', { above: 0, scale: 4 }),
    nodes: refs('toy.node', '节点', 'Nodes'),
    shape: json<{ readonly sides: number }>('形状', 'Shape'),
  },
  query: ['code', 'opensAt', 'sealedAt', 'gift', 'size', 'weight'],
});

/** Work with a time by which it is done; people of a second plant see it as well. */
export const Chore = document('toy.chore', {
  label: ['杂务', 'Chore'],
  number: 'C{seq:4}',
  states: { open: state('00', '待办', 'Open'), done: state('40', '完成', 'Done', { final: true }) },
  fields: {
    title: text('标题', 'Title', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    seenAt: ref('base.plant', '相关工厂', 'Also seen at'),
    node: ref('toy.node', '节点', 'Node'),
    dueAt: datetime('期限', 'Due at'),
    priority: priorityField(),
    keeper: user('负责人', 'Keeper', { readonly: true }),
  },
  scopes: { plant: ['plant', 'seenAt'] },
  queue: { open: ['open'], claimedBy: 'keeper', priority: 'priority', zone: 'node', due: 'dueAt' },
  actions: { edit: { from: 'open' }, delete: { from: 'open' }, finish: { label: ['完结', 'Finish'], from: 'open', to: 'done' } },
});

export const toys = [Wish, Gift, Node, Box, Chore];
export const toyModule: ServerModule = {
  defs: { module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: toys, conversions: [wishToGift] },
  menu: [],
  code: [
    compute(Node, {
      children:
        'select count(*) from app.toy_node c where c.tenant_id = t.tenant_id and c.parent_id = t.id and c.deleted_at is null',
    }),
  ],
};

/** Makes the tables of the toys in a cell that has only the product's. */
export const makeToyTables = (operator: Operator): Promise<unknown> =>
  onDatabase({ adminUrl: operator.adminUrl, database: operator.cells['c1'] ?? '' }, async (client) => {
    for (const statement of diff({}, snapshotOf(toys))) await client.query(statement);
  });
