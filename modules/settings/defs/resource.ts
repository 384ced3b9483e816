import {
  choice,
  code,
  command,
  entity,
  flag,
  integer,
  ref,
  RESOURCE_TYPES,
  resourceWords,
  type RowOf,
  sharedWords,
  text,
} from '@takt/model';

/** A node of the company's own menu. As long as there is none, the shipped menu stands. */
export const Resource = entity('system.resource', {
  label: ['资源', 'Resource'],
  fields: {
    code: code('资源编码', 'Resource code', { required: true, unique: true }),
    name: text('名称', 'Name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    type: choice('资源类型', 'Type', RESOURCE_TYPES, { required: true, default: 'menu', wrongWords: resourceWords.type }),
    parent: ref('system.resource', '上级资源', 'Parent'),
    url: text('页面地址', 'Page', { length: 120, pattern: /^\/[\w/-]+$/ }),
    icon: text('图标', 'Icon', { length: 40 }),
    position: integer('顺序', 'Order', { ordinal: true, min: 0, max: 9999, default: 0 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'type', 'parent', 'url', 'position', 'markStatus'],
  query: ['code', 'name', 'type', 'parent', 'url', 'markStatus'],
  title: ['code', 'name'],
  sort: [['position', 'asc']],
  tree: 'parent',
  enabled: 'markStatus',
});
export interface Resource extends RowOf<typeof Resource> {}

/** How many nodes a command made or took away. */
interface NodesCounted {
  readonly count: number;
}
/** Copies the shipped menu into nodes of the company's own, to be renamed and arranged; only where there are none. */
export const resourcesFromShipped = command<NodesCounted>()(
  'system.resourcesFromShipped',
  ['套用出厂菜单', 'Take over the shipped menu'],
  {},
  { needs: 'system.resource.create' },
);
/** Deletes every node, so that the shipped menu stands again. */
export const resourcesToShipped = command<NodesCounted>()(
  'system.resourcesToShipped',
  ['恢复出厂菜单', 'Back to the shipped menu'],
  {},
  { needs: 'system.resource.delete' },
);
/** Changes places with the neighbour before or behind it, among those below the same parent. */
export const moveResource = command()(
  'system.moveResource',
  ['移动资源', 'Move a resource'],
  {
    resource: ref('system.resource', '资源', 'Resource', { required: true }),
    to: choice('方向', 'Direction', { up: sharedWords.moveUp, down: sharedWords.moveDown }, { required: true }),
  },
  { needs: 'system.resource.edit' },
);
