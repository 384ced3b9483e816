import { type ChangesPage, date, integer, query, type SealState, text, user, type Verified } from '@takt/model';

const AUDIT = '/system/log/audit';
/** Whoever has it sees the changes of all data, also of what they may not open. */
const AUDIT_READ = 'system.audit.read';
export const AUDIT_EXPORT = 'system.audit.export';
const ID = { length: 36, pattern: /^[0-9a-f-]{36}$/ };

/** What changes are looked for by. */
export const changeConditions = {
  entity: text('数据', 'Data', { length: 80 }),
  action: text('操作', 'Action', { length: 40 }),
  user: user('用户', 'User'),
  from: date('开始日期', 'From'),
  to: date('结束日期', 'To'),
  row: text('单号、编码或ID', 'Number, code or id', { length: 80 }),
  field: text('字段', 'Field', { length: 40 }),
};
/** What was changed in the company, newest first, page by page. */
export const dataChanges = query<ChangesPage>()(
  'system.dataChanges',
  ['数据变更审计', 'Data change audit'],
  {
    ...changeConditions,
    before: text('续查位置', 'Continue before', ID),
  },
  { path: `${AUDIT}/query`, needs: AUDIT_READ },
);

/** How far the changes are sealed, and what the person may do with them. */
interface AuditState extends SealState {
  readonly mayExport: boolean;
}
export const auditState = query<AuditState>()(
  'system.auditState',
  ['审计状态', 'Audit state'],
  {},
  { path: `${AUDIT}/state`, needs: AUDIT_READ },
);

/** One step of comparing the history with its seals; it goes on where the answer says. */
export const verifyAudit = query<Verified>()(
  'system.verifyAudit',
  ['核验', 'Verify'],
  { from: integer('起始封存', 'After seal', { required: true, min: 0 }) },
  { path: `${AUDIT}/verify`, needs: AUDIT_READ },
);

/** Where the workbook of the changes is fetched. */
export const AUDIT_SHEET = `${AUDIT}/export`;
