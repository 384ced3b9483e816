import {
  choice,
  code,
  computed,
  type DocOf,
  date,
  decimal,
  document,
  flag,
  integer,
  lineActions,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
} from '@takt/model';
import { alternateRules, shares } from './alternates.ts';
import * as guard from './bom-version-guards.ts';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** Of what a part is made, from a day on. One version counts on a day; an effective one is not edited but replaced. */
export const BomVersion = document('base.bomVersion', {
  label: ['BOM版本', 'BOM version'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'addLine', 'editLine', 'deleteLine', 'submit', 'obsolete'],
  number: 'BV{yyyyMM}{seq:5}',
  states: {
    draft: state('00', '编制', 'Draft'),
    inApproval: state('15', '审批中', 'In approval', { tone: 'processing' }),
    effective: state('10', '已生效', 'Effective', { tone: 'success' }),
    obsolete: state('40', '已失效', 'Obsolete', { final: true }),
  },
  fields: {
    bom: ref('base.bom', 'BOM', 'BOM', { required: true }),
    // Repeats the BOM's plant: a scope can only look at the row's own fields.
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    versionNo: code('版本', 'Version', { required: true, length: 20 }),
    partNo: computed('text', '物料编码', 'Part number'),
    partName: computed('text', '物料名称', 'Part name'),
    baseQty: quantity('基准数量', 'Base quantity', {
      required: true,
      above: 0,
      default: '1',
      help: ['明细用量对应的父件数量', 'How many of the parent the quantities of the lines are for'],
    }),
    ...period,
    ends: computed('text', '随之失效', 'Ends with approval', {
      help: [
        '本版本生效时，该版本在本版本生效前一日失效',
        'The version in effect ends the day before this one begins, when this one is approved',
      ],
    }),
    changeNo: text('工程变更号', 'Engineering change number', { length: 40 }),
    reason: text('变更原因', 'Reason of change', { length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
    looped: computed('flag', '循环引用', 'Contains a loop', { internal: true }),
    overlapped: computed('flag', '期间重叠', 'Period overlaps', { internal: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      place: integer('位置号', 'Item', { min: 1, max: 99_999 }),
      component: ref('base.part', '组件', 'Component', { required: true }),
      qty: quantity('用量', 'Quantity', { required: true, above: 0, scale: 6, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      scrapPercent: decimal('损耗率（%）', 'Scrap (%)', { min: 0, max: 999, scale: 4 }),
      fixedScrap: quantity('固定损耗', 'Fixed scrap', {
        min: 0,
        scale: 6,
        help: [
          '每次投产的损耗，与数量无关，按组件计量单位',
          'Lost once per order, whatever its size; in the unit of the component',
        ],
      }),
      phantom: flag('虚拟件', 'Phantom', {
        help: ['不入库，直接展开到下层', 'Not stocked: its own components are needed instead'],
      }),
      alternateGroup: code('替代组', 'Alternate group', { length: 20, help: ['同组组件任选其一', 'One of a group is used'] }),
      priority: integer('优先级', 'Priority', { ordinal: true, min: 1, max: 99, help: ['1 最先使用', '1 is used first'] }),
      share: decimal('份额（%）', 'Share (%)', {
        min: 0,
        max: 100,
        scale: 4,
        help: [
          '计划按份额分配需求，同组合计100；不填则只用最优先的一个',
          'Planning divides what is needed by it, 100 in a group; left empty, only the first by priority is used',
        ],
      }),
      runOutOn: date('用尽日期', 'Runs out on', {
        help: ['此日之后改用同组的下一个', 'After that day the next of the group takes its place'],
      }),
      process: ref('base.process', '消耗工序', 'Consumed at process'),
      issue: choice(
        '发料方式',
        'Issue method',
        { pick: ['领料', 'Pick'], backflush: ['倒冲', 'Backflush'], bulk: ['散料', 'Bulk'] },
        { required: true, default: 'pick' },
      ),
      validFrom: date('生效日期', 'Valid from'),
      validTo: date('失效日期', 'Valid until'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'partNo', 'partName', 'versionNo', 'validFrom', 'validTo', 'bom', 'plant', 'changeNo'],
  essential: ['partNo', 'versionNo', 'validFrom'],
  query: ['number', 'status', 'bom', 'versionNo', 'plant', 'validFrom', 'changeNo'],
  unique: [['bom', 'versionNo']],
  scopes: { plant: 'plant' },
  separation: { action: 'approve', makers: ['submit'], parameter: 'base.bomApprovedByOther' },
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }, ...guard.lineRules, ...alternateRules],
  waits: { inApproval: 'approve' },
  actions: {
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    ...lineActions('draft'),
    submit: { from: 'draft', to: 'inApproval', needs: [hasLines, guard.loop, shares] },
    approve: {
      label: ['生效', 'Approve'],
      from: 'inApproval',
      to: 'effective',
      needs: [guard.overlap, guard.endsOther],
      effect: true,
    },
    reject: { from: 'inApproval', to: 'draft' },
    obsolete: {
      label: ['失效', 'Obsolete'],
      from: 'effective',
      to: 'obsolete',
      confirm: ['自今日起不再使用；此前的生效期间保留', 'It is not used from today on; the days it was in effect are kept'],
      effect: true,
    },
  },
});
export interface BomVersion extends DocOf<typeof BomVersion> {}
