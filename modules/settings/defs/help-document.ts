import { code, entity, flag, integer, query, type RowOf, text } from '@takt/model';

/** What the product explains about itself, in Markdown; shown for the page it belongs to. */
export const HelpDocument = entity('system.helpDocument', {
  label: ['帮助文档', 'Help document'],
  suppliers: ['code', 'title', 'titleEn', 'page', 'content', 'contentEn', 'position', 'markStatus'],
  fields: {
    code: code('编码', 'Code', { required: true, unique: true }),
    title: text('标题', 'Title', { required: true, length: 80, contains: true }),
    titleEn: text('英文标题', 'English title', { length: 80 }),
    page: text('页面地址', 'Page', { length: 120, pattern: /^\/[\w/-]+$/ }),
    content: text('内容', 'Content', { required: true, length: 20_000 }),
    contentEn: text('英文内容', 'English content', { length: 20_000 }),
    position: integer('顺序', 'Order', { ordinal: true, min: 0, max: 9999, default: 0 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'title', 'titleEn', 'page', 'position', 'markStatus'],
  query: ['code', 'title', 'page', 'markStatus'],
  title: ['code', 'title'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface HelpDocument extends RowOf<typeof HelpDocument> {}

export interface HelpTitle {
  readonly id: string;
  readonly title: readonly [string, string];
  readonly page: string | null;
}
export interface HelpText extends HelpTitle {
  readonly content: readonly [string, string];
}
const USER = '/system/sysconfig/user';
export const helpTitles = query<readonly HelpTitle[]>()(
  'system.helpTitles',
  ['帮助目录', 'Contents of the help'],
  {},
  { path: `${USER}/getHelpTitle`, everyone: true },
);
export const helpDocument = query<HelpText>()(
  'system.helpText',
  ['帮助内容', 'A page of the help'],
  { id: text('文档', 'Document', { required: true, length: 36 }) },
  { path: `${USER}/getHelpDoc`, everyone: true },
);
