import { choice, code, dictionary, entity, flag, money, type RowOf, text, RECORD_RIGHTS } from '@takt/model';
import { CLASSES } from './quality-words.ts';

/** One way in which a part can be wrong. */
export const Defect = entity('quality.defect', {
  label: ['缺陷', 'Defect'],
  byFace: RECORD_RIGHTS,
  rights: { seeCost: ['查看损失金额', 'See losses'] },
  fields: {
    code: code('缺陷代码', 'Defect code', { required: true, unique: true, length: 20 }),
    name: text('缺陷名称', 'Defect name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    category: dictionary('defectCategory', '缺陷类别', 'Defect category', { required: true }),
    defectClass: choice('严重度', 'Severity', CLASSES, {
      required: true,
      default: 'minor',
      help: ['A 致命：危及安全或法规；B 严重：影响功能；C 轻微：其他', 'A: safety or law; B: function; C: anything else'],
    }),
    reworkable: flag('可返工', 'Can be reworked', { default: '0' }),
    unitCost: money('单件损失（元）', 'Loss per piece (CNY)', {
      min: 0,
      right: 'seeCost',
      help: ['用于质量成本统计，不填按零件标准成本', 'Used for the cost of poor quality; empty takes the cost of the part'],
    }),
    criterion: text('判定标准', 'Criterion', { length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'category', 'defectClass', 'reworkable', 'criterion', 'markStatus'],
  query: ['code', 'name', 'category', 'defectClass', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'category', 'defectClass', 'reworkable', 'criterion', 'markStatus'],
});
export interface Defect extends RowOf<typeof Defect> {}
