import { buttonsIn, columnsIn, type Entity, labelsIn, type MenuGroup } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { buttonsOf, sessionFamilyOf } from '@takt/identity/host';
import { type Ctx, Refused, type Registry, stepsInReach, visibleTo } from '@takt/engine/host';
import { arrangedScreen, queryForm } from './arranged-screen.ts';
import { success } from './envelope.ts';
import { type Host, own, reading, sendJson } from './host.ts';
import { menuFor, shippedMenu } from './menu.ts';
import { arrangedButtons, arrangedColumns, screenParts } from './screen-parts.ts';

/** What screens ask about themselves: columns, query conditions, buttons, menu. */
export function screenRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;
  const known = (ctx: Ctx, id: string): Entity<any, any> => {
    const entity = registry.entities.get(id);
    if (!entity) throw Refused.of('not.found');
    if (!ctx.actor.can(`${id}.read`)) throw Refused.of('permission');
    return visibleTo(ctx, entity);
  };
  const asks = (...names: readonly string[]) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'object', 'null'], maxLength: 200 }])),
  });

  const menu = registry.modules.flatMap((module) => module.menu);
  const arranged = (ctx: Ctx, entity: string, pathNo: string | undefined) => arrangedScreen(host, ctx, entity, pathNo);

  // Arrangements are the company's, and a supplier's people may see them: hence the caller's own account, not their rows.
  app.post<{ Body: { entity?: string; pathNo?: string } }>(
    '/base/quercondition/quercond/queryTableColumn',
    { schema: { body: asks('entity', 'params', 'pathNo') } },
    async (request, reply) => {
      const { entity: id = '', pathNo } = request.body;
      const columns = await own(host, request, false, async (ctx) => {
        const entity = known(ctx, id);
        const part = await arranged(ctx, id, pathNo);
        return arrangedColumns(
          (await screenParts(ctx, registry, entity)).columns,
          columnsIn(part('columns')),
          labelsIn(part('labels')),
        );
      });
      return sendJson(reply, success(JSON.stringify(columns)));
    },
  );

  app.post<{ Body: { resource?: string; pathNo?: string } }>(
    '/base/deploy/queryQuerycondition',
    { schema: { body: asks('resource', 'pathNo') } },
    async (request, reply) => {
      const { resource: id = '', pathNo } = request.body;
      const conditions = await own(host, request, false, async (ctx) => {
        return queryForm(host, ctx, known(ctx, id), pathNo);
      });
      return sendJson(reply, success(JSON.stringify(conditions)));
    },
  );

  // A hidden button is out of sight, not out of reach: what refuses is the right.
  app.post<{ Body: { pathNo?: string } }>(
    '/base/quercondition/quercond/queryButton',
    { schema: { body: asks('pathNo') } },
    async (request, reply) => {
      const { pathNo = '' } = request.body;
      const buttons = await own(host, request, false, async (ctx) => {
        const entity = known(ctx, entityOfRoute(menu, pathNo));
        const part = await arranged(ctx, entity.id, pathNo);
        return arrangedButtons(buttonsOf(entity, registry.calls()), buttonsIn(part('buttons'))).filter(({ permission }) =>
          ctx.actor.can(permission),
        );
      });
      return sendJson(reply, success(JSON.stringify(buttons)));
    },
  );

  // A device that works without a network must know beforehand what its person may do.
  app.post<{ Body: { permissions?: readonly string[] } }>(
    '/base/ai/allowed',
    { schema: { body: { ...asks(), properties: { permissions: { type: 'array', maxItems: 50, items: { type: 'string' } } } } } },
    async (request, reply) => {
      const { permissions = [] } = request.body;
      const allowed = await own(host, request, false, async (ctx) => permissions.filter((one) => ctx.actor.can(one)));
      return sendJson(reply, success(JSON.stringify(allowed)));
    },
  );

  // The company's own arrangement is everybody's to see, a supplier's people included, though its rows are not theirs to read.
  app.post('/system/sysconfig/resource/queryResourceByUser', { schema: { body: asks() } }, async (request, reply) =>
    sendJson(reply, success(JSON.stringify(await own(host, request, false, (ctx) => menuFor(ctx, registry, menu))))),
  );

  app.post<{ Body: { packages?: string; module?: string } }>(
    '/system/sysconfig/resource/queryResourceByPackages',
    { schema: { body: asks('packages', 'module') }, config: { people: true } },
    async (request, reply) => {
      const { packages = '', module = '' } = request.body;
      const wanted = [...packages.split(','), module].map((name) => name.trim()).filter((name) => name !== '');
      const named = ({ area, group }: MenuGroup): boolean =>
        wanted.length === 0 || wanted.some((name) => name === area || name === `${area}/${group}`);
      const found = await reading(host, request, async (ctx) => shippedMenu(ctx, menu.filter(named)));
      return sendJson(reply, success(JSON.stringify(found)));
    },
  );

  app.post('/base/ai/queryTenancyName', { schema: { body: asks() }, config: { limited: true } }, async (request, reply) => {
    const owner = await own(host, request, false, async (ctx, token) => {
      const tenant = await ctx.sql.one<{ name: string; code: string; vendorId: string | null }>`select name, code,
        (select vendor_id from app.account where user_id = ${ctx.actor.userId}) as "vendorId" from app.tenant`;
      const { way, jumpedFrom } = await sessionFamilyOf(ctx, token);
      const profile = await host.signin.identity.profile(ctx, ctx.actor.userId);
      const { state, daysLeft } = await host.licences.state(ctx);
      const settings = await registry.settings(ctx);
      return {
        tenantName: tenant.name,
        tenant: tenant.code,
        userName: ctx.actor.username,
        userId: ctx.actor.userId,
        vendorId: tenant.vendorId,
        realName: profile?.realName ?? ctx.actor.username,
        realNameEn: profile?.realNameEn ?? null,
        language: profile?.language ?? null,
        way,
        jumped: jumpedFrom !== null,
        licence: { state, daysLeft },
        parameters: settings.shared(),
        plantZones: settings.plantZones,
        hidden: hiddenFrom(ctx, registry),
        steps: stepsInReach(ctx, registry),
      };
    });
    return sendJson(reply, success(JSON.stringify(owner)));
  });
}

/** What the caller does not see, by entity: screens are drawn from definitions the browser has whole. */
const hiddenFrom = (ctx: Ctx, { entities }: Registry): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...entities.values()].flatMap((entity) => {
      const { hidden } = visibleTo(ctx, entity);
      return hidden.length > 0 ? [[entity.id, hidden]] : [];
    }),
  );

const entityOfRoute = (groups: readonly MenuGroup[], route: string): string =>
  groups.flatMap((group) => group.screens).find((screen) => screen.route === route)?.entity ?? '';
