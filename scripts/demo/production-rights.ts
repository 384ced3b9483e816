/** What people do with production, and what they have to read for it. What a form chooses from comes with the right to fill it in. */
const of = (entity: string, ...actions: readonly string[]): readonly string[] => actions.map((action) => `${entity}.${action}`);
const readOf = (module: string, ...names: readonly string[]): readonly string[] => names.map((name) => `${module}.${name}.read`);
const ORDER = 'production.productionOrder';
const WORK = 'production.workOrder';
const DISPATCH = 'production.dispatchOrder';
const LOCK = 'base.productionLock';

/** Where something lies, or is brought. */
const PLACES = readOf('warehouse', 'warehouse', 'location');

export const PLANS_ORDERS: readonly string[] = [`${ORDER}.*`, `${WORK}.read`, 'production.completion.read'];
export const LEADS_A_LINE: readonly string[] = [
  ...of(ORDER, 'read', 'complete', 'suspend', 'resume'),
  `${WORK}.*`,
  `${DISPATCH}.*`,
  `${LOCK}.*`,
  'production.backflush.*',
  ...readOf('production', 'workReport', 'pack', 'offlineRecord', 'completion', 'materialUse', 'materialBinding', 'lineSetting'),
  ...readOf('equipment', 'device', 'tooling'),
  ...PLACES,
];
export const WORKS_AT_A_LINE: readonly string[] = [
  `${ORDER}.read`,
  ...of(WORK, 'read', 'pack', 'offline'),
  ...of(DISPATCH, 'read', 'start', 'report', 'rework', 'mount', 'finish'),
  ...readOf('base', 'unit', 'plant', 'line', 'process', 'operator'),
  'equipment.tooling.read',
];
/** Whoever passes a first piece. */
export const RELEASES_LOCKS: readonly string[] = [
  `${LOCK}.*`,
  'production.workReport.read',
  ...of(WORK, 'read'),
  ...of(DISPATCH, 'read'),
  ...readOf('base', 'plant', 'line', 'station', 'process', 'operator'),
];
export const SETS_LINES: readonly string[] = ['production.lineSetting.*', ...PLACES];
export const TAKES_GOODS_IN: readonly string[] = [
  ...readOf('production', 'productionOrder', 'workOrder', 'offlineRecord'),
  ...readOf('base', 'plant', 'line'),
];
