import { answer, type AnswerServices, type Ctx, refuse } from '@takt/engine';
import { LICENCES, TENANTS } from '@takt/identity';
import { Role, User } from '@takt/modules/access/defs';
import { enabledUsers } from '@takt/modules/access/server';
import { foundTenant, resumeTenant, suspendTenant, tenantsListed } from '../defs/index.ts';
import { MOST_TENANTS, OWN_COMPANY, type TenantGlance, type TenantListed } from '../defs/tenant.ts';

const AT_ONCE = 4;

async function glance(inside: Ctx, { use }: AnswerServices): Promise<TenantGlance> {
  const { state, lastAt } = await inside.sql.one<{ state: string; lastAt: string | null }>`
    select t.state, left(greatest((select max(at) from app.history), (select max(signed_in_at) from app.account))::text, 19) as "lastAt"
    from app.tenant t where t.tenant_id = ${inside.tenant}`;
  const licence = await use(LICENCES).state(inside);
  const users = await enabledUsers(inside);
  return { suspended: state === 'suspended', users, licence: licence.state, daysLeft: licence.daysLeft, lastAt };
}

/** Companies, as the one that operates the product sees and founds them. */
export const tenantAnswers = [
  answer(tenantsListed, async (ctx, _asked, services) => {
    const tenants = services.use(TENANTS);
    const waiting = [...(await tenants.listed(ctx, MOST_TENANTS))];
    const list: TenantListed[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { createdAt, ...entry } = next;
        const seen = await tenants.glance(ctx, next, (inside) => glance(inside, services));
        list.push({ ...entry, createdAt: createdAt.toISOString(), glance: seen });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const byCode = (a: TenantListed, b: TenantListed): number => (a.code < b.code ? -1 : 1);
    return { list: list.toSorted(byCode), cells: tenants.cells(), mayEdit: ctx.actor.can('system.tenant.edit') };
  }),

  answer(foundTenant, async (ctx, { code, name, zone, cell, ...first }, { use, save }) =>
    use(TENANTS).found(ctx, { code, name, zone, cell }, async (inside) => {
      const role = await save(inside, Role, { code: 'ADMIN', name: '系统管理员', nameEn: 'Administrator', isAdmin: '1' });
      const user = await save(inside, User, { ...first, roles: [{ role: role.id }] });
      const { username } = first;
      return { code, username, password: await use(TENANTS).firstPassword(inside, { userId: user.id, username }) };
    }),
  ),

  answer(suspendTenant, async (ctx, { tenant }, { use }) => {
    const tenants = use(TENANTS);
    if (await tenants.operates(tenant)) refuse('tenant.own', OWN_COMPANY);
    await tenants.suspend(ctx, tenant);
    return null;
  }),
  answer(resumeTenant, async (ctx, { tenant }, { use }) => {
    await use(TENANTS).resume(ctx, tenant);
    return null;
  }),
];
