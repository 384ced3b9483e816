import { type Entity, type Sort, words } from '@takt/model';
import {
  type Ctx,
  demandLookUp,
  KEYS_MAX,
  type PageRequest,
  type Params,
  refuse,
  Refused,
  type Registry,
  visibleTo,
} from '@takt/engine/host';

const text = { type: 'string', maxLength: 200 } as const;
const params = { type: 'object', maxProperties: 100, additionalProperties: true } as const;
const common = { _entity: text, _opNo: text, _clickBtnId: text, resourceId: text } as const;
const shape = (properties: Record<string, unknown>, required: readonly string[] = ['_entity']) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties: { ...common, ...properties },
});

const multipleSort = {
  type: ['array', 'null'],
  maxItems: 8,
  items: {
    type: 'object',
    required: ['field'],
    additionalProperties: false,
    properties: { field: text, asc: { type: 'boolean' } },
  },
} as const;

/** Request schemas of the generic calls: closed objects, so that unknown keys are refused at the edge. */
export const bodies = {
  queryPage: shape({
    _params: params,
    _fields: { type: 'array', maxItems: 200, items: text },
    _subquery: { type: ['string', 'null', 'array'], maxLength: 0, maxItems: 0 },
    columnfield: { type: ['string', 'null'], maxLength: 100 },
    paging: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page: { type: 'integer', minimum: 1, maximum: 1_000_000 },
        size: { type: 'integer', minimum: 1, maximum: 500 },
        exact: { type: 'boolean' },
      },
    },
    asc: { type: ['boolean', 'null'] },
    multipleSort,
  }),
  queryOne: shape({ id: text }, ['_entity', 'id']),
  queryArray: shape({ filter: params, search: text, keys: { type: 'array', maxItems: KEYS_MAX, items: text } }),
  submit: shape({ row: { type: 'object' }, accepted: { type: 'array', maxItems: 50, items: text } }, ['_entity', 'row']),
  delete: shape({
    _params: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: text, version: { type: 'integer' } },
    },
    _paramsLot: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id: text, version: { type: 'integer' } },
      },
    },
  }),
  action: shape(
    {
      action: text,
      rows: {
        type: 'array',
        maxItems: 500,
        items: {
          type: 'object',
          required: ['id', 'version'],
          additionalProperties: false,
          properties: { id: text, version: { type: ['integer', 'null'] } },
        },
      },
      input: params,
      accepted: { type: 'array', maxItems: 50, items: text },
    },
    ['_entity', 'action', 'rows'],
  ),
  claimNext: shape({
    _params: params,
    zone: { type: ['string', 'null'], maxLength: 40 },
    except: { type: 'array', maxItems: 100, items: text },
  }),
  convert: shape(
    {
      conversion: text,
      id: text,
      quantities: { type: ['object', 'null'], maxProperties: 5000, additionalProperties: { type: 'string', maxLength: 40 } },
    },
    ['conversion', 'id'],
  ),
  print: shape(
    {
      printout: text,
      ids: { type: 'array', maxItems: 500, uniqueItems: true, items: text },
      lang: { enum: ['zh', 'en'] },
    },
    ['_entity', 'printout', 'ids'],
  ),
  history: shape({ id: text }, ['_entity', 'id']),
  export: shape({
    _params: params,
    _fields: { type: 'array', maxItems: 200, uniqueItems: true, items: text },
    multipleSort,
    lang: { enum: ['zh', 'en'] },
    pathNo: text,
  }),
} as const;

export interface PageBody {
  readonly _entity: string;
  readonly _params?: Readonly<Record<string, unknown>>;
  readonly _fields?: readonly string[];
  readonly columnfield?: string | null;
  readonly paging?: { readonly page?: number; readonly size?: number; readonly exact?: boolean };
  readonly asc?: boolean | null;
  readonly multipleSort?: readonly { readonly field: string; readonly asc?: boolean }[] | null;
}

const DEFAULT_SIZE = 50;

export function pageRequest(body: PageBody): PageRequest {
  const many = (body.multipleSort ?? []).map(({ field, asc }): Sort => [field, asc === false ? 'desc' : 'asc']);
  const single: readonly Sort[] = body.columnfield ? [[body.columnfield, body.asc === false ? 'desc' : 'asc']] : [];
  return {
    params: body._params ?? {},
    fields: body._fields ?? [],
    page: body.paging?.page ?? 1,
    size: body.paging?.size ?? DEFAULT_SIZE,
    exact: body.paging?.exact ?? false,
    sort: many.length > 0 ? many : single,
  };
}

/** The entity of a generic call, once the caller may do this to it at all: as they know it where it is read, whole where it is written. */
export function entityFor(registry: Registry, ctx: Ctx, context: string, id: string, right: string): Entity<any, any> {
  const entity = registry.reach(context, id);
  if (!entity) throw Refused.of('not.found');
  const written = right !== 'read' && right !== 'export';
  const closed = (entity.log && written) || (right === 'import' && !entity.imports) || (right === 'export' && !entity.exports);
  if (closed || !ctx.actor.can(`${entity.id}.${right}`)) throw Refused.of('permission');
  return written ? entity : visibleTo(ctx, entity);
}

/** The entity of a picker: the rows are named to whoever may read them, or fill in something that refers to them. */
export function lookedUp(registry: Registry, ctx: Ctx, context: string, id: string, params: Params): Entity<any, any> {
  const entity = registry.reach(context, id);
  if (!entity) throw Refused.of('not.found');
  demandLookUp(ctx, entity, registry.lookUpOf(id), params);
  return visibleTo(ctx, entity);
}

export const demandRows = (rows: readonly unknown[]): void => {
  if (rows.length === 0) refuse('G10', words.noneSelected);
};
