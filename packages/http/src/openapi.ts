import {
  callPath,
  type Action,
  type Call,
  type Entity,
  type Field,
  type Fields,
  isDocument,
  type Kind,
  type Tables,
} from '@takt/model';
import type { Registry } from '@takt/engine/host';
import { bodies } from './generic-bodies.ts';

type Schema = Readonly<Record<string, unknown>>;
const string: Schema = { type: 'string' };
const uuid: Schema = { type: 'string', format: 'uuid' };
const decimal: Schema = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };

const shapes: Readonly<Record<Kind, Schema>> = {
  text: string,
  code: string,
  richtext: string,
  dictionary: string,
  choice: string,
  integer: { type: 'integer' },
  decimal,
  money: decimal,
  quantity: decimal,
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', example: '2026-11-15 08:00:00' },
  time: string,
  flag: { enum: ['1', '0'] },
  flagYN: { enum: ['Y', 'N'] },
  ref: uuid,
  user: uuid,
  department: uuid,
  file: uuid,
  image: uuid,
  refs: { type: 'array', items: uuid },
  files: { type: 'array', items: uuid },
  json: {},
  computed: { readOnly: true },
};
const fieldSchema = ({ kind, label, options }: Field): Schema => ({
  ...shapes[kind],
  title: `${label[0]} / ${label[1]}`,
  ...(options.values && { enum: Object.keys(options.values) }),
  ...(options.length && { maxLength: options.length }),
  ...(options.to && { description: `→ ${options.to}` }),
  ...(options.readonly && { readOnly: true }),
});
const objectSchema = (fields: Fields): Schema => ({
  type: 'object',
  required: Object.entries(fields)
    .filter(([, field]) => field.required && field.options.default === undefined && field.kind !== 'computed')
    .map(([name]) => name),
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
});

function rowSchema(entity: Entity<any, any>): Schema {
  const own = objectSchema(entity.fields) as { properties: Record<string, Schema> };
  const lines = Object.entries(entity.details as Tables).map(([name, table]) => [
    name,
    { type: 'array', items: objectSchema(table.fields) },
  ]);
  const stamps = {
    id: uuid,
    version: { type: 'integer' },
    ...(isDocument(entity) && { number: { type: 'string', readOnly: true }, status: { type: 'string', readOnly: true } }),
  };
  return {
    ...own,
    title: `${entity.label[0]} / ${entity.label[1]}`,
    properties: { ...stamps, ...own.properties, ...Object.fromEntries(lines) },
  };
}

const describe = (entity: Entity<any, any>): string => {
  if (!isDocument(entity))
    return `Rights: ${['read', 'create', 'edit', 'delete', 'import', 'export'].map((name) => `\`${entity.id}.${name}\``).join(', ')}.`;
  const rows = Object.entries<Action>(entity.actions).map(
    ([name, action]) =>
      `- \`${name}\` from ${[action.from].flat().join(', ') || '(new)'}${action.system ? ' (system only)' : ''}`,
  );
  return `Actions:\n${rows.join('\n')}`;
};

const answer = {
  200: { description: 'status 1 with data' },
  401: { description: 'EX90001' },
  403: { description: 'refused: no right' },
  422: { description: 'refused, with errorMsg' },
};
const body = (schema: unknown) => ({ required: true, content: { 'application/json': { schema } } });
const KEY = { in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string', minLength: 8, maxLength: 255 } };
const SUMMARIES: Readonly<Record<string, string>> = {
  queryPage: '分页查询 / One page of a list',
  queryOne: '查询一条 / One record with its lines',
  queryArray: '下拉选项 / Value and label pairs',
  submit: '保存 / Create or change a record with its lines',
  delete: '删除 / Delete one record or several',
  action: '执行操作 / Run a guarded action on one document or several',
  claimNext: '领取下一任务 / Claim the next task of a work queue',
  convert: '生成单据 / Make a document from a document',
};
const WRITES = ['submit', 'delete', 'action', 'claimNext', 'convert'];

/** The OpenAPI document, from the same definitions everything else comes from. */
export function openapi(registry: Registry): Schema {
  const generic = Object.entries(bodies).filter(([name]) => name !== 'history' && name !== 'export');
  const paths = Object.fromEntries([
    ...generic.map(([name, schema]) => [
      `/{module}/ai/${name}`,
      {
        post: {
          tags: ['generic'],
          operationId: name,
          summary: SUMMARIES[name],
          parameters: [
            { in: 'path', name: 'module', required: true, schema: { enum: registry.contexts() } },
            ...(WRITES.includes(name) ? [KEY] : []),
          ],
          requestBody: body(schema),
          responses: answer,
        },
      },
    ]),
    ...registry.calls().map((call: Call<any, any>) => [
      callPath(call),
      {
        post: {
          tags: [call.id.split('.')[0]],
          operationId: call.id,
          summary: call.label.join(' / '),
          requestBody: body(objectSchema(call.input)),
          responses: answer,
          ...(call.kind === 'command' && { parameters: [KEY] }),
        },
      },
    ]),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Takt 节拍', version: '0.1.0', description: 'Generic calls serve every entity below; `_entity` names it.' },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'access-token' } },
      schemas: Object.fromEntries(
        [...registry.entities.values()].map((entity) => [entity.id, { ...rowSchema(entity), description: describe(entity) }]),
      ),
    },
  };
}
