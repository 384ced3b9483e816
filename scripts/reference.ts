import {
  type Action,
  actionLabel,
  type AnyDocument,
  type Entity,
  type Fields,
  type Guard,
  isDocument,
  type State,
  storedIn,
  tableName,
  type Tables,
  transitionTable,
  type Due,
} from '@takt/model';
import type { ServerModule } from '@takt/engine';
import { catalogue } from '@takt/engine/host';

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const fieldRows = (fields: Fields): string[][] =>
  Object.entries(fields).map(([name, { kind, label, required, options }]) => [
    `\`${name}\``,
    label[0],
    label[1],
    kind,
    [
      required && options.default === undefined && kind !== 'computed' && 'required',
      options.unique && 'unique',
      options.readonly && 'read-only',
      options.to && `→ ${options.to}`,
      options.list && `list ${options.list}`,
      options.length && `≤ ${options.length}`,
      options.values &&
        Object.entries(options.values)
          .map(([value, text]) => `${value} ${text[0]} ${text[1]}`)
          .join(', '),
    ]
      .filter(Boolean)
      .join('; '),
  ]);
const HEAD = ['Field 字段', '中文', 'English', 'Kind 类型', 'Notes 说明'];

function dueWords(due: Due | undefined): string {
  if (!due) return '';
  return `due 期限 \`${due.at}\`${due.action ? ` → \`${due.action}\`` : ''}`;
}

function documentPart(doc: AnyDocument): string[] {
  const states = Object.entries<State>(doc.states).map(([name, { code, label, final }]) => [
    code,
    `\`${name}\``,
    label[0],
    label[1],
    [final ? 'final 终态' : '', dueWords(doc.due[name])].filter(Boolean).join('; '),
  ]);
  const guards = Object.entries<Action>(doc.actions).flatMap(([name, action]) =>
    (action.needs ?? []).map((guard: Guard) => [
      `\`${name}\``,
      `\`${guard.id}\``,
      guard.else[0],
      guard.else[1],
      guard.level ?? 'error',
    ]),
  );
  const actions = Object.entries<Action>(doc.actions).map(([name, action]) => [
    `\`${name}\``,
    ...actionLabel(doc, name),
    action.system ? 'system 系统' : '',
    [action.effect && 'effect 业务处理', ...writes(action)].filter(Boolean).join('; '),
  ]);
  return [
    '## States 状态',
    table(['Code', 'Name', '中文', 'English', ''], states),
    '## Transitions 状态流转',
    `\`\`\`text\n${transitionTable(doc)}\n\`\`\``,
    '## Actions 操作',
    table(['Action', '中文', 'English', '', ''], actions),
    ...(guards.length > 0 ? ['## Guards 校验', table(['Action', 'Guard', '中文', 'English', 'Level'], guards)] : []),
  ];
}

const writes = (action: Action): readonly string[] => [
  ...Object.entries(action.sets ?? {}).map(([field, said]) => `\`${field}\` = ${said}`),
  ...Object.entries(storedIn(action)).map(([input, field]) => `\`${field}\` = input.${input}`),
];

const page = (entity: Entity<any, any>): string =>
  [
    `# ${entity.label[0]} · ${entity.label[1]}`,
    `\`${entity.id}\`, table \`app.${tableName(entity.id)}\`.${isDocument(entity) ? ` Number rule \`${entity.number}\`.` : ''}`,
    '## Fields 字段',
    table(HEAD, fieldRows(entity.fields)),
    ...Object.entries(entity.details as Tables).flatMap(([name, detail]) => [
      `### ${detail.label[0]} · ${detail.label[1]} (\`${name}\`)`,
      table(HEAD, fieldRows(detail.fields)),
    ]),
    ...(entity.rules.length > 0
      ? [
          '## Rules 规则',
          table(
            ['Rule', '中文', 'English'],
            entity.rules.map((rule) => [rule.id ?? '', rule.else[0], rule.else[1]]),
          ),
        ]
      : []),
    ...(isDocument(entity) ? documentPart(entity) : []),
    '',
  ].join('\n\n');

/** Reference pages by file name: one per entity, one of the engine's refusals, and the index. */
export function referencePages(modules: readonly ServerModule[]): Readonly<Record<string, string>> {
  const entities = modules.flatMap((module) => module.defs.entities);
  const named = Map.groupBy(
    modules.map(({ defs }) => defs),
    ({ label }) => `## ${label[0]} · ${label[1]}`,
  );
  const index = [...named].flatMap(([head, sharing]) => [
    head,
    table(
      ['', '中文', 'English', ''],
      sharing
        .flatMap(({ entities: own }) => own)
        .map((entity) => [
          `[${entity.id}](${entity.id}.md)`,
          entity.label[0],
          entity.label[1],
          isDocument(entity) ? 'document 单据' : 'master data 主数据',
        ]),
    ),
  ]);
  const errors = table(
    ['Code', 'HTTP', '中文', 'English', 'Unblocks 如何解除'],
    Object.entries(catalogue).map(([code, entry]) => [
      `\`${code}\``,
      String(entry.status),
      entry.text[0],
      entry.text[1],
      'unblock' in entry ? entry.unblock.join(' / ') : '',
    ]),
  );
  return {
    'README.md': `${['# Reference 参考', 'Generated from the definitions. [Refusals of the engine 系统提示](errors.md)', ...index].join('\n\n')}\n`,
    'errors.md': `# Refusals of the engine 系统提示\n\n${errors}\n`,
    ...Object.fromEntries(entities.map((entity) => [`${entity.id}.md`, page(entity)])),
  };
}
