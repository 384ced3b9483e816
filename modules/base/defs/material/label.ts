import { choice, code, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** A kind of label: what it is stuck on, what its code says and how large it is. */
export const Label = entity('base.label', {
  label: ['标签', 'Label'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('标签编码', 'Label code', { required: true, unique: true }),
    name: text('标签名称', 'Label name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    kind: choice(
      '标签类型',
      'Label kind',
      {
        piece: ['零件', 'Piece'],
        box: ['箱', 'Box'],
        pallet: ['托盘', 'Pallet'],
        batch: ['批次', 'Batch'],
        location: ['库位', 'Location'],
        container: ['器具', 'Container'],
      },
      { required: true },
    ),
    symbology: choice(
      '条码制式',
      'Symbology',
      {
        qr: ['QR 码', 'QR code'],
        dataMatrix: ['Data Matrix', 'Data Matrix'],
        code128: ['Code 128', 'Code 128'],
        gs1128: ['GS1-128', 'GS1-128'],
      },
      { required: true, default: 'qr' },
    ),
    pattern: text('条码内容', 'Code content', {
      required: true,
      help: ['花括号内为字段，如 {partNo}|{lot}|{qty}', 'Fields in braces, such as {partNo}|{lot}|{qty}'],
    }),
    widthMm: integer('宽（mm）', 'Width (mm)', { required: true, min: 5, max: 1000 }),
    heightMm: integer('高（mm）', 'Height (mm)', { required: true, min: 5, max: 1000 }),
    copies: integer('打印份数', 'Copies', { required: true, min: 1, max: 99, default: 1 }),
    customer: ref('base.customer', '客户', 'Customer', { help: ['客户专用标签时填写', 'For labels a customer prescribes'] }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'kind', 'symbology', 'pattern', 'widthMm', 'heightMm', 'copies', 'customer', 'markStatus'],
  query: ['code', 'name', 'kind', 'symbology', 'customer', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface Label extends RowOf<typeof Label> {}
