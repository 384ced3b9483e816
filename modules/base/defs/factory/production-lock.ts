import { blank, choice, code, date, type DocOf, document, type Guard, integer, reasonGiven, ref, state, text } from '@takt/model';

const LOCK_KINDS = {
  firstPiece: ['首件', 'First piece'],
  errorProofing: ['防错点检', 'Error proofing'],
  spotCheck: ['设备点检', 'Spot check'],
  manual: ['人工', 'By hand'],
} as const;

interface Lock {
  readonly kind: string | null;
  readonly line: string | null;
  readonly device: string | null;
  readonly workOrder: string | null;
  readonly reason: string | null;
}
/** A first piece is of a work order, a spot check of a device; everything else stops a line. */
const placeNamed: Guard<Lock> = {
  id: 'place',
  must: ({ kind, line, device, workOrder }) =>
    !blank(kind === 'firstPiece' ? workOrder : kind === 'spotCheck' ? device : (line ?? device)),
  else: ['请指定被锁定的产线、设备或工单', 'Name the line, the device or the work order that is locked'],
};
const reasonWritten: Guard<Lock> = {
  id: reasonGiven.id,
  must: ({ reason }) => !blank(reason),
  else: reasonGiven.else,
};

/**
 * One reason why nothing may be started, or reported, at a place. It stands below quality, production and equipment, because each of them
 * locks and every start asks for all of them at once. Ours: the contract has the guards and no document behind them.
 */
export const ProductionLock = document('base.productionLock', {
  beyond: true,
  label: ['生产锁定', 'Production lock'],
  byFace: ['read', 'create', 'release'],
  number: 'PL{yyyyMM}{seq:5}',
  filesIn: ['locked'],
  states: {
    locked: state('10', '已锁定', 'Locked', { tone: 'error' }),
    released: state('20', '已解除', 'Released', { tone: 'success', final: true }),
  },
  fields: {
    kind: choice('锁定类型', 'Kind', LOCK_KINDS, { required: true, default: 'manual' }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    line: ref('base.line', '产线', 'Line'),
    device: ref('equipment.device', '设备', 'Device'),
    workOrder: ref('production.workOrder', '车间工单', 'Shop work order'),
    operationSeq: integer('工序号', 'Sequence', { ordinal: true, min: 1, max: 9999 }),
    businessOn: date('生产日', 'Business date'),
    shift: code('班次', 'Shift', { length: 20 }),
    reason: text('原因', 'Reason', { length: 500, bilingual: true }),
    releaseReason: text('解除原因', 'Why released', { length: 500, readonly: true }),
  },
  list: [
    'number',
    'status',
    'kind',
    'line',
    'reason',
    'workOrder',
    'operationSeq',
    'device',
    'shift',
    'businessOn',
    'releaseReason',
  ],
  essential: ['kind', 'line', 'reason'],
  query: ['number', 'status', 'kind', 'plant', 'line', 'device', 'workOrder'],
  scopes: { plant: 'plant' },
  waits: { locked: 'release' },
  imports: false,
  actions: {
    create: { label: ['锁定', 'Lock'], from: [], needs: [placeNamed, reasonWritten] },
    release: {
      label: ['解除锁定', 'Release'],
      from: 'locked',
      to: 'released',
      input: { reason: text('解除原因', 'Why it is released', { length: 500 }) },
      needs: [reasonGiven],
      stores: { reason: 'releaseReason' },
    },
  },
});
export interface ProductionLock extends DocOf<typeof ProductionLock> {}
