import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { type AreaRights, isId, type Lang, say, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import {
  administratorRights,
  buttonsOf,
  forTenants,
  operatorRights,
  pagesIn,
  rightsCatalogue,
  within,
} from '@takt/identity/host';
import { type Ctx, type Granted, Refused, type Registry } from '@takt/engine/host';
import { streamWorkbook } from '@takt/content/host';
import { download } from './download.ts';
import { success } from './envelope.ts';
import { type Host, langOf, reading, sendJson } from './host.ts';
import { type Entry, menuFor } from './menu.ts';
import { nothing } from './signin/bodies.ts';

const MATRIX: Text = ['权限矩阵', 'Permission matrix'];
const ABOUT: Text = ['说明', 'About'];
const MADE: Text = ['生成时间', 'Made at'];
const ROLES: Text = ['角色数', 'Roles'];
const COLUMNS: readonly { readonly text: Text; readonly width: number }[] = [
  { text: ['一级菜单', 'Area'], width: 16 },
  { text: ['二级菜单', 'Group'], width: 22 },
  { text: ['页面', 'Page'], width: 24 },
  { text: ['权限', 'Right'], width: 20 },
  { text: ['权限代码', 'Name of the right'], width: 34 },
];
const HELD = '✓';

/** A page of somebody's menu with what they could do there. */
type Previewed = Omit<Entry, 'children'> & { readonly buttons: readonly Text[]; readonly children: readonly Previewed[] };

/** What there is to give, what a role has of it, and all roles side by side. */
export function rightsRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;
  const { roles } = registry;
  if (!roles) return;
  const reserved = operatorRights(registry.modules);
  const administrators = new Set([...registry.entities.values()].flatMap(administratorRights));
  const [whole, ordinary] = [registry.modules, forTenants(registry.modules)].map(rightsCatalogue);
  /** What the company has to give, and what it never has. */
  const offeredTo = async (ctx: Ctx) =>
    (await host.cells.directory.isOperator(ctx.tenant))
      ? { catalogue: whole ?? [], withheld: new Set<string>() }
      : { catalogue: ordinary ?? [], withheld: reserved };
  const demand = (ctx: Ctx, right: 'read' | 'export'): void => {
    if (!ctx.actor.can(`${roles.entity.id}.${right}`)) throw Refused.of('permission');
  };

  app.post('/system/sysconfig/role/rights', { schema: { body: nothing } }, async (request, reply) => {
    const catalogue = await reading(host, request, async (ctx) => {
      demand(ctx, 'read');
      return (await offeredTo(ctx)).catalogue;
    });
    return sendJson(reply, success(JSON.stringify(catalogue)));
  });

  const body = {
    type: 'object',
    required: ['role'],
    additionalProperties: false,
    properties: { role: { type: 'string', maxLength: 36 } },
  };
  app.post<{ Body: { role: string } }>('/system/sysconfig/role/preview', { schema: { body } }, async (request, reply) => {
    const menu = await reading(host, request, async (ctx) => {
      demand(ctx, 'read');
      const { role: id } = request.body;
      const role = isId(id) ? (await roles.granted(ctx)).find((one) => one.id === id) : undefined;
      if (!role) throw Refused.of('not.found');
      const { modules } = await host.licences.state(ctx);
      const { catalogue, withheld } = await offeredTo(ctx);
      const can = within(role.can, { modules, face: null, key: null, withheld, administrators, supplier: null });
      const groups = registry.modules.flatMap((module) => module.menu);
      // Everything but the rights stays the caller's: the menu asks for nothing else of an actor.
      const entries = await menuFor({ ...ctx, actor: { ...ctx.actor, can } }, registry, groups);
      return entries.map((entry) => previewed(entry, registry, catalogue, can));
    });
    return sendJson(reply, success(JSON.stringify(menu)));
  });

  app.post<{ Body: { lang?: Lang } }>(
    '/system/sysconfig/role/matrix',
    { schema: { body: { type: 'object', additionalProperties: false, properties: { lang: { enum: ['zh', 'en'] } } } } },
    async (request, reply) => {
      const { lang = langOf(request) } = request.body;
      const { granted, clock, catalogue } = await reading(host, request, async (ctx) => {
        demand(ctx, 'export');
        const { catalogue } = await offeredTo(ctx);
        return { granted: await roles.granted(ctx), clock: ctx.clock, catalogue };
      });
      const stream = Readable.fromWeb(matrix(catalogue, granted, clock, lang) as WebStream);
      void download(reply, `${say(MATRIX, lang)}.xlsx`).send(stream);
      await finished(stream).catch(() => undefined);
      return reply;
    },
  );
}

function previewed(
  { children, ...entry }: Entry,
  registry: Registry,
  catalogue: readonly AreaRights[],
  can: Granted['can'],
): Previewed {
  const entity = registry.entities.get(entry.entity ?? '');
  const offered = entity
    ? buttonsOf(entity, registry.calls())
    : pagesIn(catalogue).find(({ route }) => route === entry.url)?.rights;
  return {
    ...entry,
    buttons: (offered ?? []).filter(({ permission }) => can(permission)).map(({ label }) => label),
    children: children.map((child) => previewed(child, registry, catalogue, can)),
  };
}

function matrix(areas: readonly AreaRights[], roles: readonly Granted[], clock: string, lang: Lang): ReadableStream<Uint8Array> {
  const headings = [
    ...COLUMNS.map(({ text, width }) => ({ header: say(text, lang), width, choices: [] })),
    ...roles.map(({ name }) => ({ header: say(name, lang), width: 16, choices: [] })),
  ];
  const rows = areas.flatMap((area) =>
    area.groups.flatMap((group) =>
      group.pages.flatMap(({ label: page, opens, rights }) =>
        [...(opens ? [opens] : []), ...rights].map(({ permission, label }) => [
          ...[area.label, group.label, page, label].map((text) => say(text, lang)),
          permission,
          ...roles.map(({ can }) => (can(permission) ? HELD : null)),
        ]),
      ),
    ),
  );
  return streamWorkbook(
    say(MATRIX, lang),
    headings,
    (async function* all() {
      yield* rows;
    })(),
    () => ({
      name: say(ABOUT, lang),
      rows: [
        [say(MADE, lang), clock],
        [say(ROLES, lang), roles.length],
      ],
    }),
  );
}
