import { choice, code, entity, flag, integer, type RowOf, table, text, RECORD_RIGHTS } from '@takt/model';

const isMapping = ({ purpose }: { readonly purpose: string }): boolean => purpose === 'mapping';

/** Codes of the company's own: to look up, or to translate between another system and this one. No field reads them. */
export const Codelist = entity('base.codelist', {
  label: ['代码表', 'Codelist'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('代码表编码', 'Codelist code', {
      required: true,
      unique: true,
      help: [
        '代码表供查阅和与外部系统对照；表单下拉的值在“数据字典”中维护',
        'Codelists are for looking up and for other systems; values offered in forms are kept in the dictionary',
      ],
    }),
    name: text('代码表名称', 'Codelist name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    purpose: choice(
      '用途',
      'Purpose',
      { reference: ['查阅', 'To look up'], mapping: ['与外部系统对照', 'Mapping to another system'] },
      { required: true, default: 'reference' },
    ),
    outerSystem: text('外部系统', 'Other system', {
      length: 60,
      help: ['如 ERP、客户门户', 'Such as the ERP, a customer portal'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    items: table(
      '代码项',
      'Items',
      {
        value: code('代码值', 'Value', { required: true }),
        label: text('中文名称', 'Chinese label', { required: true, length: 100 }),
        labelEn: text('英文名称', 'English label', { length: 100 }),
        outerCode: code('外部代码', 'Code of the other system', { length: 60 }),
        incoming: flag('由外部代码转入', 'Their code leads here', {
          default: '1',
          help: ['多个代码对应同一外部代码时，只有一个可以转入', 'Of several that share their code, one only is led to'],
        }),
        sort: integer('排序', 'Order', { min: 0, default: 0 }),
        enabled: flag('启用', 'Enabled', { default: '1' }),
      },
      { unique: [['value']] },
    ),
  },
  list: ['code', 'name', 'nameEn', 'purpose', 'outerSystem', 'remark', 'markStatus'],
  query: ['code', 'name', 'purpose', 'outerSystem', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  visible: { outerSystem: isMapping },
  requiredWhen: { outerSystem: isMapping },
  rules: [
    {
      field: 'items',
      must: (list) => !isMapping(list) || list.items.every(({ outerCode }) => Boolean(outerCode)),
      else: ['对照用的代码项必须填写外部代码', 'Items of a mapping need the code of the other system'],
    },
    {
      field: 'items',
      must: (list) => {
        const led = list.items.filter(({ incoming, enabled, outerCode }) => incoming === '1' && enabled === '1' && outerCode);
        return !isMapping(list) || new Set(led.map(({ outerCode }) => outerCode)).size === led.length;
      },
      else: ['同一外部代码只能转入一个代码项', 'One code of the other system can lead to one item only'],
    },
  ],
});
export interface Codelist extends RowOf<typeof Codelist> {}
