import type { ContractAction, ContractDocument, ContractGuard, Origin, ProposedField, Proposal } from './contract-data.ts';
import type { NewDefinition } from './names.ts';

/** Stands where something is still to be said; nothing that has it compiles. */
const HOLE = 'TODO';

const quoted = (value: unknown): string => `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const isName = (key: string): boolean => /^[A-Za-z_]\w*$/.test(key);
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${isName(key) ? key : quoted(key)}: ${literal(one)}`)
    .join(', ')} }`;
}
export const camelOf = (words: string): string =>
  words
    .replace(/[_\- ]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
const pair = ({ zh, en }: { readonly zh: string; readonly en: string }): string => `[${quoted(zh)}, ${quoted(en)}]`;
const remark = (text: unknown): string => (typeof text === 'string' ? text : JSON.stringify(text)).replaceAll('\n', ' ');

/** Options a field takes; whatever else a proposal says of one is a remark. */
const OPTIONS: ReadonlySet<string> = new Set(
  'required unique readonly internal default min max above scale length minLength contains bilingual unit'.split(' '),
);
/** Kinds a computed field has. */
const COMPUTED: ReadonlySet<string> = new Set(['text', 'integer', 'decimal', 'flag', 'datetime', 'choice']);
const AS_DECIMAL: ReadonlySet<string> = new Set(['money', 'quantity']);
const computedKind = (kind = 'text'): string => (COMPUTED.has(kind) ? kind : AS_DECIMAL.has(kind) ? 'decimal' : 'text');

/** `a: 甲/First, b: 乙/Second` as a choice has it. */
const choices = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    text.split(/,\s*/).map((one) => {
      const [key = '', words = key] = one.split(/:\s*/);
      const [zh = '', en = zh] = words.split('/').map((word) => word.trim());
      return [key.trim(), [zh, en]];
    }),
  );

/** Text of a definition, and which names of the language it uses. */
class Writer {
  readonly used = new Set<string>();

  field([name, what, zh, en, options]: ProposedField): string {
    const [kind = 'text', ...rest] = what.split(' ');
    const target = rest.join(' ').replace(/[{}]/g, '');
    const { values, ...all } = options ?? {};
    const known = Object.fromEntries(Object.entries(all).filter(([key]) => OPTIONS.has(key)));
    const told = Object.entries(all).filter(([key]) => !OPTIONS.has(key));
    const first =
      kind === 'computed' ? computedKind(target.split(' ')[0]) : ['ref', 'refs', 'dictionary'].includes(kind) ? target : null;
    const list = values && !Array.isArray(values) ? values : choices(target);
    this.used.add(kind);
    const parts = [
      ...(first === null ? [] : [quoted(first)]),
      quoted(zh),
      quoted(en),
      ...(kind === 'choice' ? [literal(list)] : []),
      ...(Object.keys(known).length > 0 ? [literal(known)] : []),
    ];
    const remarks = told.map(([key, value]) => `${key}: ${remark(value)}`).join('; ');
    return `${remarks ? `// ${remarks}\n` : ''}${name}: ${kind}${kind === 'json' ? '<unknown>' : ''}(${parts.join(', ')}),`;
  }

  /** Fields, tables of lines, columns, scopes. */
  shape({ fields = [], details = {}, list = [], query = [], scopes = {} }: Partial<Proposal>, document: boolean): string[] {
    const own = (names: readonly string[]): readonly string[] =>
      document ? names : names.filter((name) => name !== 'number' && name !== 'status');
    const tables = Object.entries(details).map(([name, { zh, en, unique, fields: columns }]) => {
      this.used.add('table');
      const lines = columns.map((one) => this.field(one)).join('\n');
      return `${name}: table(${quoted(zh)}, ${quoted(en)}, {\n${lines}\n}${unique ? `, { unique: ${literal(unique)} }` : ''}),`;
    });
    return [
      `fields: {\n${fields.map((one) => this.field(one)).join('\n')}\n},`,
      ...(tables.length > 0 ? [`details: {\n${tables.join('\n')}\n},`] : []),
      ...(own(list).length > 0 ? [`list: ${literal(own(list))},`] : []),
      ...(own(query).length > 0 ? [`query: ${literal(own(query))},`] : []),
      ...(Object.keys(scopes).length > 0 ? [`scopes: ${literal(scopes)},`] : []),
    ];
  }
}

const remarksOf = ({ also = [], holds = [], pages = [] }: Partial<Proposal>): string[] => [
  ...also.map((one) => `// Also: ${remark(one)}`),
  ...holds.map((one) => `// Holds: ${remark(one)}`),
  ...pages.map((one) => `// Page: ${remark(one)}`),
];

/** An entity or a series as it is proposed. */
export function proposedEntity({ pascal, id, zh, en }: NewDefinition, proposal: Proposal): string {
  const writer = new Writer();
  const kind = proposal.kind === 'series' ? 'series' : 'entity';
  const row = kind === 'series' ? 'SeriesRow' : 'RowOf';
  const shape = writer.shape(proposal, false);
  const series = kind === 'series' ? [`at: ${quoted(proposal.fields?.[0]?.[0] ?? 'at')},`, `keepMonths: ${HOLE},`] : [];
  const type =
    kind === 'series'
      ? `export type ${pascal} = SeriesRow<typeof ${pascal}>;`
      : `export interface ${pascal} extends RowOf<typeof ${pascal}> {}`;
  return [
    `import { ${[kind, `type ${row}`, ...writer.used].join(', ')} } from '@takt/model';`,
    '',
    ...(proposal.is ? [`/** ${remark(proposal.is)} */`] : []),
    `export const ${pascal} = ${kind}('${id}', {`,
    `label: ['${zh}', '${en}'],`,
    ...series,
    ...shape,
    '});',
    type,
    ...Object.entries(proposal.does ?? {}).map(([name, does]) => `// ${name}: ${remark(does)}`),
    ...remarksOf(proposal),
    '',
  ].join('\n');
}

/** What several documents say in the same words stands in the model. */
const SHARED: Readonly<Record<string, string>> = { 请先维护明细: 'hasLines', 请填写原因: 'reasonGiven' };
const TAKEN: ReadonlySet<string> = new Set(
  'text code integer decimal money quantity date datetime time flag choice dictionary ref refs user department file files image json computed state table document'.split(
    ' ',
  ),
);

interface NamedGuard extends ContractGuard {
  readonly name: string;
  readonly actions: readonly string[];
}
/** Each sentence once, by the name it has in the file. */
function guardsOf({ actions }: ContractDocument): readonly NamedGuard[] {
  const found = new Map<string, NamedGuard>();
  for (const action of actions)
    for (const guard of action.guards ?? []) {
      const word = camelOf(guard.id);
      const usual = SHARED[guard.zh] ?? (TAKEN.has(word) ? `${word}Right` : /^\d/.test(word) ? `after${word}` : word);
      const name =
        found.get(usual) && found.get(usual)?.zh !== guard.zh
          ? `${usual}${camelOf(action.id).replace(/^./, (c) => c.toUpperCase())}`
          : usual;
      found.set(name, { ...guard, name, actions: [...(found.get(name)?.actions ?? []), action.id] });
    }
  return [...found.values()];
}

const stateName = ({ en }: { readonly en: string }): string => camelOf(en.replace(/[^A-Za-z0-9 -]/g, ''));
function toneOf(en: string): string | null {
  if (/reject|fail|^NG\b/i.test(en)) return 'error';
  if (/cancel|void|delete|scrap/i.test(en)) return null;
  if (/complet|finish|approv|effective|received|done|settled|qualified/i.test(en)) return 'success';
  if (/suspend|pause|overdue|hold|frozen/i.test(en)) return 'warning';
  return /^in |ing$|released|published/i.test(en) ? 'processing' : null;
}
function stateLine(one: ContractDocument['states'][number], terminal: readonly string[]): string {
  const tone = toneOf(one.en);
  const options = [
    ...(tone ? [`tone: '${tone}'`] : []),
    ...(terminal.includes(one.code) ? [/cancel|void/i.test(one.en) ? 'undone: true' : 'final: true'] : []),
  ];
  return `${stateName(one)}: state('${one.code}', ${quoted(one.zh)}, ${quoted(one.en)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''}),`;
}

/** What verbs are called where a definition says nothing. */
const VERBS: Readonly<Record<string, string>> = {
  create: '新增',
  edit: '修改',
  delete: '删除',
  publish: '发布',
  withdraw: '撤回',
  submit: '提交',
  confirm: '确认',
  reject: '驳回',
  cancel: '取消',
  lock: '锁定',
  unlock: '解锁',
  close: '关闭',
  print: '打印',
};

/** What people simply make needs no line of its own. */
const hasLine = ({ from, by_system: bySystem, guards = [] }: ContractAction): boolean =>
  from.length > 0 || bySystem === true || guards.length > 0;

function actionLines(
  document: ContractDocument,
  guards: readonly NamedGuard[],
  does: Readonly<Record<string, string>>,
): string[] {
  const named = new Map(document.states.map((one) => [one.code, { name: stateName(one), zh: one.zh }]));
  const usual = ({ from, zh }: ContractAction): string =>
    `只有${from.map((code) => named.get(code)?.zh).join('、')}状态的${document.zh}才能${zh}`;
  return document.actions.flatMap((action) => {
    const name = action.from.length === 0 ? 'create' : camelOf(action.id);
    if (!hasLine(action)) return [];
    const from = action.from.map((code) => quoted(named.get(code)?.name ?? code));
    const moves = action.to !== undefined && action.to !== '=' && action.to !== '#deleted' && name !== 'create';
    const parts = [
      ...(VERBS[name] === action.zh ? [] : [`label: ${pair(action)}`]),
      `from: ${from.length === 1 ? from[0] : `[${from.join(', ')}]`}`,
      ...(moves && !action.to_when ? [`to: ${quoted(named.get(action.to ?? '')?.name ?? action.to)}`] : []),
      ...(action.to_when ? [`to: ${HOLE}`] : []),
      ...(action.by_system ? ['system: true'] : []),
      ...(action.deny && action.from.length > 0 && action.deny.zh !== usual(action) ? [`deny: ${pair(action.deny)}`] : []),
      ...(action.guards?.length
        ? [
            `needs: [${action.guards.map(({ id, zh }) => guards.find((one) => one.zh === zh && one.id === id)?.name ?? SHARED[zh]).join(', ')}]`,
          ]
        : []),
      ...(does[action.id] ? ['effect: true'] : []),
    ];
    const remarks = [
      action.to_when && `to: ${remark(action.to_when)}`,
      action.actor && `by: ${action.actor}`,
      action.note && remark(action.note),
    ].filter(Boolean);
    return [...remarks.map((one) => `// ${one}`), `${name}: { ${parts.join(', ')} },`];
  });
}

/** What each action does beside moving the document on: in the words of the contract and of the proposal. */
export function effectsOf({ contract, proposal }: Origin): Readonly<Record<string, string>> {
  const does = proposal?.does ?? {};
  return Object.fromEntries(
    (contract?.actions ?? []).filter(hasLine).flatMap(({ id, effects = [] }) => {
      const said = [does[id] ?? does[camelOf(id)], ...effects].filter((one) => one !== undefined).map(remark);
      return said.length > 0 ? [[id, said.join('; ')]] : [];
    }),
  );
}

/** A document as the contract words it, with the fields that are proposed. */
export function contractDocument(
  { pascal, id }: NewDefinition,
  origin: Origin & { readonly contract: ContractDocument },
): string {
  const { contract, proposal } = origin;
  const writer = new Writer();
  const guards = guardsOf(contract);
  const own = guards.filter(({ zh }) => !SHARED[zh]);
  const shape = writer.shape(proposal ?? {}, true);
  const initial = contract.states.find(({ code }) => code === contract.initial);
  const states = initial ? [initial, ...contract.states.filter((one) => one !== initial)] : contract.states;
  const names = ['type DocOf', 'document', ...(own.length > 0 ? ['type Guard'] : []), 'state', ...writer.used];
  const shared = guards.flatMap(({ zh }) => SHARED[zh] ?? []);
  return [
    `import { ${[...new Set([...names, ...shared])].join(', ')} } from '@takt/model';`,
    '',
    ...(own.length > 0 ? ['/** What its guards look at. */', 'interface Head {}', ''] : []),
    ...own.flatMap((guard) => [
      `// ${remark(guard.rule)} (${guard.actions.join(', ')})`,
      `const ${guard.name}: Guard<Head> = {`,
      `id: '${camelOf(guard.id)}',`,
      `must: () => ${HOLE},`,
      `else: ${pair(guard)},`,
      ...(guard.level ? [`level: ${quoted(guard.level)},`] : []),
      '};',
    ]),
    '',
    ...(proposal?.is ? [`/** ${remark(proposal.is)} */`] : []),
    `export const ${pascal} = document('${id}', {`,
    `label: ${pair(contract)},`,
    `number: ${proposal?.number ? quoted(proposal.number) : HOLE},`,
    `states: {\n${states.map((one) => stateLine(one, contract.terminal)).join('\n')}\n},`,
    ...shape,
    `actions: {\n${actionLines(contract, guards, effectsOf(origin)).join('\n')}\n},`,
    '});',
    `export interface ${pascal} extends DocOf<typeof ${pascal}> {}`,
    ...remarksOf(proposal ?? {}),
    '',
  ].join('\n');
}

/** The code of its actions, each with what it is to do. */
export function contractEffects({ pascal, camel }: NewDefinition, origin: Origin): string {
  const effects = Object.entries(effectsOf(origin));
  return [
    "import { bind } from '@takt/engine';",
    `import { ${pascal} } from '../defs/index.ts';`,
    '',
    `export const ${camel} = bind(${pascal}, {`,
    ...effects.map(([name, does]) => `// ${does}\nasync ${camelOf(name)}(ctx, row) { ${HOLE}; },`),
    '});',
    '',
  ].join('\n');
}
