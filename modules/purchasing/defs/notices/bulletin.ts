import { computed, type DocOf, date, datetime, document, flag, integer, ref, state, table, text } from '@takt/model';

/**
 * A word to suppliers. Publishing gives each of their people a copy in the message centre, where it is read and where having
 * read it is remembered; drafts are thus never in reach of a supplier.
 */
export const Bulletin = document('purchasing.bulletin', {
  label: ['公告', 'Bulletin'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'publish', 'takedown'],
  number: 'BU{yyyyMM}{seq:5}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published', { tone: 'success' }),
    takenDown: state('40', '已下架', 'Taken down', { final: true }),
  },
  fields: {
    title: text('标题', 'Title', { required: true, length: 100 }),
    body: text('内容', 'Content', { required: true, length: 4000 }),
    mustRead: flag('必读', 'Must be read'),
    validUntil: date('有效期至', 'Valid until'),
    publishedAt: datetime('发布时间', 'Published at', { readonly: true }),
    copies: integer('接收人数', 'Readers', { readonly: true }),
    readCopies: computed('integer', '已读人数', 'Have read it'),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    recipients: table(
      '接收供应商（不填则发给全部供应商）',
      'Suppliers (all of them when empty)',
      { vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }) },
      { unique: [['vendor']] },
    ),
  },
  list: ['number', 'status', 'title', 'mustRead', 'validUntil', 'publishedAt', 'copies'],
  essential: ['status', 'title', 'validUntil'],
  query: ['number', 'status', 'title', 'mustRead', 'validUntil'],
  actions: {
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    publish: { from: 'draft', to: 'published', sets: { publishedAt: 'now' }, effect: true },
    takedown: { label: ['下架', 'Take down'], wayOut: true, from: 'published', to: 'takenDown' },
  },
});
export interface Bulletin extends DocOf<typeof Bulletin> {}
