import { conditionsIn, type Entity, screenKeys, words } from '@takt/model';
import type { FastifyRequest } from 'fastify';
import { defaultOf, publishedValues } from '@takt/identity/host';
import { type Ctx, mayLookUp, Refused, type Registry } from '@takt/engine/host';
import { type Host, own } from './host.ts';
import { arrangedConditions, screenParts } from './screen-parts.ts';

const screensOf = ({ registry }: Host, entity: string): readonly string[] =>
  registry.modules
    .flatMap(({ menu }) => menu)
    .flatMap(({ screens }) => screens)
    .filter((screen) => screen.entity === entity)
    .map(({ route }) => route);

/** What administrators published of a screen, for the caller: their role's, else everyone's. A second list of an entity says which it is. */
export async function arrangedScreen(host: Host, ctx: Ctx, entity: string, pathNo: string | undefined) {
  const keys = screenKeys(pathNo ?? screensOf(host, entity)[0] ?? '');
  const roles = await host.signin.identity.roles(ctx, ctx.actor.userId);
  const found = await publishedValues(ctx, Object.values(keys), roles);
  return (part: keyof typeof keys): unknown => defaultOf(found.get(keys[part]));
}

/** A condition is worth nothing to whoever may not choose its value. */
const isOffered =
  (ctx: Ctx, { entities, lookUpOf }: Registry) =>
  ({ dataSource }: { readonly dataSource: unknown }): boolean => {
    const target = typeof dataSource === 'string' ? entities.get(dataSource) : undefined;
    return !target || mayLookUp(ctx, target, lookUpOf(target.id));
  };

/** The query form of a list as it is arranged for the caller. */
export async function queryForm(host: Host, ctx: Ctx, entity: Entity<any, any>, pathNo: string | undefined) {
  const part = await arrangedScreen(host, ctx, entity.id, pathNo);
  const { conditions } = await screenParts(ctx, host.registry, entity);
  return arrangedConditions(conditions.filter(isOffered(ctx, host.registry)), conditionsIn(part('query')));
}

const answered = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

interface Exported {
  readonly entity: Entity<any, any> | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly pathNo: string | undefined;
}
/**
 * B005: a list that is shown only once some conditions are filled in is not exported whole without them either. Rows named by
 * their ids were found by a query. Arrangements are the company's: hence the caller's own account, not their rows.
 */
export async function demandQueried(host: Host, request: FastifyRequest, { entity, params, pathNo }: Exported): Promise<void> {
  if (!entity || answered(params['id'])) return;
  // Naming a screen that is not one of its lists changes nothing.
  const screen = screensOf(host, entity.id).find((route) => route === pathNo);
  const form = await own(host, request, false, (ctx) => queryForm(host, ctx, entity, screen));
  const open = form.some(({ query_field, show, isMust }) => show && isMust && !answered(params[query_field]));
  if (open) throw new Refused({ code: 'B005', text: words.queryFirst, level: 'warn' });
}
