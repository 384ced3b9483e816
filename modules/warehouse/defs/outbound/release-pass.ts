import { type DocOf, datetime, document, ref, state, text, user, reasonGiven, type Text } from '@takt/model';
import { passPrintout } from './release-pass-printout.ts';
import { match } from './release-pass-guards.ts';

const UNAPPROVED: Text = ['未批准', 'NOT APPROVED'];
const why = text('原因', 'Reason', { length: 500 });

/** The gate's permit: nothing leaves without one that is approved and names the vehicle. */
export const ReleasePass = document('warehouse.releasePass', {
  label: ['放行单', 'Release pass'],
  byFace: ['read', 'import', 'edit', 'create', 'submit', 'leave', 'void'],
  number: 'RP{yyyyMM}{seq:5}',
  filesIn: ['new', 'inApproval', 'approved'],
  states: {
    new: state('00', '新建', 'New', { watermark: UNAPPROVED }),
    inApproval: state('15', '审批中', 'In approval', { tone: 'processing', watermark: UNAPPROVED }),
    approved: state('10', '已批准', 'Approved', { tone: 'success' }),
    left: state('20', '已出门', 'Left gate', { final: true }),
    void: state('99', '已作废', 'Void', { final: true, watermark: ['已作废', 'Void'] }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    order: ref('warehouse.outboundOrder', '出库单', 'Outbound order'),
    plate: text('车牌号', 'Plate number', { required: true, length: 12 }),
    driver: text('司机', 'Driver', { length: 50 }),
    goods: text('货物', 'Goods', { required: true, length: 500 }),
    sealNo: text('铅封号', 'Seal number', { length: 40 }),
    approver: user('批准人', 'Approved by', { readonly: true }),
    approvedAt: datetime('批准时间', 'Approved at', { readonly: true }),
    leftAt: datetime('出门时间', 'Left at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  list: ['number', 'status', 'order', 'plate', 'warehouse', 'driver', 'goods', 'sealNo', 'approver', 'approvedAt', 'leftAt'],
  essential: ['status', 'order', 'plate'],
  query: ['number', 'status', 'warehouse', 'order', 'plate', 'approver', 'leftAt'],
  scopes: { warehouse: 'warehouse' },
  separation: { action: 'approve', makers: ['submit'], parameter: 'warehouse.othersApprovePasses' },
  printouts: [passPrintout],
  waits: { new: 'submit', inApproval: 'approve', approved: 'leave' },
  actions: {
    create: { from: [] },
    submit: { from: 'new', to: 'inApproval' },
    approve: {
      label: ['批准', 'Approve'],
      from: 'inApproval',
      to: 'approved',
      sets: { approver: 'actor', approvedAt: 'now' },
      effect: true,
    },
    reject: { from: 'inApproval', to: 'new', input: { reason: why }, needs: [reasonGiven] },
    leave: {
      label: ['出门', 'Leave gate'],
      from: 'approved',
      to: 'left',
      input: { plate: text('车牌号', 'Plate number', { length: 12 }) },
      needs: [match],
      sets: { leftAt: 'now' },
      effect: true,
      bulk: false,
    },
    void: {
      label: ['作废', 'Void'],
      from: ['new', 'approved'],
      to: 'void',
      input: { reason: why },
      needs: [reasonGiven],
    },
  },
});
export interface ReleasePass extends DocOf<typeof ReleasePass> {}
