import { choice, code, command, integer, MOBILE, query, text, type Text, TIME_ZONES } from '@takt/model';
import type { LicenceStatus } from './licence.ts';

const TENANT = '/system/sysconfig/tenant';
const EDIT = 'system.tenant.edit';
export const MOST_TENANTS = 500;

/** How a company stands inside its cell. */
export interface TenantGlance {
  readonly suspended: boolean;
  readonly users: number;
  readonly licence: LicenceStatus['state'];
  readonly daysLeft: number;
  /** When something last happened there, as its clocks show it; null where nothing has. */
  readonly lastAt: string | null;
}
export interface TenantListed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly cell: string;
  readonly operator: boolean;
  readonly createdAt: string;
  /** Null where its cell cannot be reached from here. */
  readonly glance: TenantGlance | null;
}
interface Tenants {
  readonly list: readonly TenantListed[];
  readonly cells: readonly string[];
  readonly mayEdit: boolean;
}
export const tenantsListed = query<Tenants>()(
  'system.tenantsListed',
  ['租户', 'Tenant'],
  {},
  { path: `${TENANT}/query`, needs: 'system.tenant.read' },
);

/** Who administers a new company first, and the password they get in with once. */
export interface NewTenantAccount {
  readonly code: string;
  readonly username: string;
  readonly password: string;
}
/** What is asked before a company is founded. */
export const newTenant = {
  code: code('企业代码', 'Company code', {
    required: true,
    length: 40,
    pattern: /^[a-z0-9][a-z0-9_-]*$/,
    patternWords: ['企业代码只能包含小写字母、数字、下划线和连字符', 'The company code takes small letters, digits, _ and -'],
  }),
  name: text('企业名称', 'Company name', { required: true, length: 100 }),
  zone: choice('时区', 'Time zone', TIME_ZONES, { required: true, default: 'Asia/Shanghai' }),
  cell: text('单元', 'Cell', { required: true, length: 40 }),
  username: code('管理员用户名', 'Administrator user name', { required: true, length: 40 }),
  realName: text('管理员姓名', 'Administrator name', { required: true, length: 60 }),
  telephone: text('管理员手机号码', 'Administrator mobile number', {
    length: 20,
    pattern: MOBILE.pattern,
    patternWords: MOBILE.words,
  }),
};
export const foundTenant = command<NewTenantAccount>()('system.foundTenant', ['新增租户', 'New tenant'], newTenant, {
  path: `${TENANT}/found`,
  needs: EDIT,
  secret: true,
  proof: true,
});

export const OWN_COMPANY: Text = ['不能暂停运营方自己的公司', 'The operator’s own company cannot be suspended'];
const which = { tenant: integer('租户', 'Tenant', { required: true, min: 1 }) };
export const suspendTenant = command()('system.suspendTenant', ['暂停', 'Suspend'], which, {
  path: `${TENANT}/suspend`,
  needs: EDIT,
  proof: true,
});
export const resumeTenant = command()('system.resumeTenant', ['恢复', 'Resume'], which, {
  path: `${TENANT}/resume`,
  needs: EDIT,
  proof: true,
});
