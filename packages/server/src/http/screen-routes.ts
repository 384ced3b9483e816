import { type Entity, type Field, isDocument, type MenuGroup, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { buttonsOf } from '../access/buttons.ts';
import type { Ctx } from '../ctx.ts';
import { operatorsOf } from '../fields/filters.ts';
import { askedOf, customFields } from '../records/custom-fields.ts';
import { Refused } from '../refused.ts';
import { success } from './envelope.ts';
import { standingOfToken } from '../signin/own-account.ts';
import { type Host, own, reading, sendJson } from './host.ts';
import { menuFor, shippedMenu } from './menu.ts';

const NUMBER: Field = { kind: 'code', label: ['单据编号', 'Number'], required: true, options: {} };
const STATUS: Field = { kind: 'choice', label: ['状态', 'Status'], required: true, options: {} };
const fieldOf = (entity: Entity<any, any>, name: string): Field => {
  if (isDocument(entity) && name === 'number') return NUMBER;
  return isDocument(entity) && name === 'status' ? STATUS : entity.fields[name];
};

/** What screens ask about themselves: columns, query conditions, buttons, menu. */
export function screenRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;
  const known = (ctx: Ctx, id: string): Entity<any, any> => {
    const entity = registry.entities.get(id);
    if (!entity) throw Refused.of('not.found');
    if (!ctx.actor.can(`${id}.read`)) throw Refused.of('permission');
    return entity;
  };
  const asks = (...names: readonly string[]) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'object', 'null'], maxLength: 200 }])),
  });

  app.post<{ Body: { entity?: string } }>(
    '/base/quercondition/quercond/queryTableColumn',
    { schema: { body: asks('entity', 'params') } },
    async (request, reply) => {
      const columns = await reading(host, request, async (ctx) => {
        const entity = known(ctx, request.body.entity ?? '');
        const own = Object.entries(await customFields(ctx, entity)).map(([name, field]) => ({
          ...columnOf(name, field),
          ...askedOf(field),
          field: `ext.${name}`,
        }));
        return [...entity.list.map((name: string) => columnOf(name, fieldOf(entity, name))), ...own];
      });
      return sendJson(reply, success(JSON.stringify(columns)));
    },
  );

  app.post<{ Body: { resource?: string } }>(
    '/base/deploy/queryQuerycondition',
    { schema: { body: asks('resource') } },
    async (request, reply) => {
      const conditions = await reading(host, request, async (ctx) => {
        const entity = known(ctx, request.body.resource ?? '');
        return entity.query.map((name: string) => conditionOf(entity, name, fieldOf(entity, name)));
      });
      return sendJson(reply, success(JSON.stringify(conditions)));
    },
  );

  app.post<{ Body: { pathNo?: string } }>(
    '/base/quercondition/quercond/queryButton',
    { schema: { body: asks('pathNo') } },
    async (request, reply) => {
      const buttons = await reading(host, request, async (ctx) => {
        const entity = known(ctx, entityOfRoute(menu, request.body.pathNo ?? ''));
        return buttonsOf(entity).filter(({ permission }) => ctx.actor.can(permission));
      });
      return sendJson(reply, success(JSON.stringify(buttons)));
    },
  );

  const menu = registry.modules.flatMap((module) => module.menu);
  // The company's own arrangement is everybody's to see, a supplier's people included, though its rows are not theirs to read.
  app.post('/system/sysconfig/resource/queryResourceByUser', { schema: { body: asks() } }, async (request, reply) =>
    sendJson(reply, success(JSON.stringify(await own(host, request, false, (ctx) => menuFor(ctx, registry, menu))))),
  );

  app.post<{ Body: { packages?: string; module?: string } }>(
    '/system/sysconfig/resource/queryResourceByPackages',
    { schema: { body: asks('packages', 'module') } },
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
      const { way, jumpedFrom } = await standingOfToken(ctx, token);
      const profile = await host.desk.identity.profile(ctx, ctx.actor.userId);
      const { state, daysLeft } = await host.licences.state(ctx);
      return {
        tenantName: tenant.name,
        tenant: tenant.code,
        userName: ctx.actor.username,
        userId: ctx.actor.userId,
        vendorId: tenant.vendorId,
        realName: profile?.realName ?? ctx.actor.username,
        way,
        jumped: jumpedFrom !== null,
        licence: { state, daysLeft },
      };
    });
    return sendJson(reply, success(JSON.stringify(owner)));
  });
}

const columnOf = (name: string, field: Field) => ({
  field: name,
  label: field.label[0],
  labelE: field.label[1],
  show: true,
  type: field.kind,
  formatter: field.options.to ? `${name}Label` : null,
});

const conditionOf = (entity: Entity<any, any>, name: string, field: Field) => ({
  query_field: name,
  query_name: field.label[0],
  query_nameE: field.label[1],
  query_type: name === 'status' && isDocument(entity) ? 'choice' : field.kind,
  query_id: `${entity.id}.${name}`,
  operators: operatorsOf(field),
  dataSource: sourceOf(entity, name, field),
});
function sourceOf(entity: Entity<any, any>, name: string, field: Field): unknown {
  if (name === 'status' && isDocument(entity))
    return Object.values(entity.states).map((state) => ({
      value: (state as { code: string }).code,
      label: (state as { label: Text }).label,
    }));
  if (field.options.values) return Object.entries(field.options.values).map(([value, label]) => ({ value, label }));
  return field.options.to ?? field.options.list ?? null;
}

const entityOfRoute = (groups: readonly MenuGroup[], route: string): string =>
  groups.flatMap((group) => group.screens).find((screen) => screen.route === route)?.entity ?? '';
