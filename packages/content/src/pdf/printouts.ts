import {
  type AnyDocument,
  type Field,
  fieldWords,
  type Fields,
  fill,
  formatDateTime,
  isNumber,
  type Lang,
  type Printout,
  type PrintoutColumn,
  PRINT,
  PRINT_FOOT,
  type PrintLayout,
  say,
  type State,
  stateOfCode,
  type Table,
  type Text,
  totalsOf,
  user,
} from '@takt/model';
import {
  companyName,
  act,
  askGuards,
  type Ctx,
  demandRight,
  load,
  oneText,
  referredTo,
  refuse,
  Refused,
  type Registry,
  remember,
  type Settings,
  visibleTo,
  withItems,
} from '@takt/engine/host';
import type { LabelledValue, PrintoutCell, PrintoutColumnHead, PrintoutContent, PrintoutTable } from './printout-content.ts';
import { printoutLayout } from './printout-layout.ts';
import { followPaths, type Found, type KnownRows, valueAt } from './referred-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** As many as one file may hold. */
const PRINTOUTS_AT_ONCE = 50;
const TOO_MANY: Text = [`一次最多打印 ${PRINTOUTS_AT_ONCE} 张单据`, `At most ${PRINTOUTS_AT_ONCE} documents are printed at once`];
const FEWER: Text = ['请分批勾选打印', 'Tick them in several batches'];
const PRINTED: Text = ['打印人 {who}　{when}', 'Printed by {who}, {when}'];
const IN_CURRENCY: Text = ['{label}（{currency}）', '{label} ({currency})'];
const NAMED: Text = ['{label} {code}', '{label} {code}'];
const CONTACT: Text = ['联系人 {who}', 'Contact {who}'];
const TOTAL: Text = ['合计', 'Total'];
/** What a party is known by, where its definition has it. */
const PARTY = ['name', 'address', 'contactName', 'tel', 'email'];
const SITE = ['name', 'address'];
/** The field that says what money of the document is in. */
const CURRENCY = 'currency';
const LINE_NO = 'lineNo';
/** The entity persons are. */
const PEOPLE = user('', '').options.to ?? '';

interface PrintRequest {
  readonly printout: string;
  readonly ids: readonly string[];
  readonly lang: Lang;
}

/** Notes who prints what, and tells what stands on the papers; drawing them is left to whoever has the fonts. */
export async function printDocuments(
  ctx: Ctx,
  registry: Registry,
  doc: AnyDocument,
  request: PrintRequest,
): Promise<PrintLayout> {
  demandRight(ctx.actor, `${doc.id}.read`);
  demandRight(ctx.actor, `${doc.id}.${PRINT}`);
  const printout = doc.printouts.find(({ name }) => name === request.printout);
  if (!printout) throw Refused.of('not.found');
  if (request.ids.length > PRINTOUTS_AT_ONCE) refuse('printouts.many', TOO_MANY, FEWER);
  // In one order, so that two who print the same documents do not wait for each other for ever.
  for (const id of request.ids.toSorted()) await notePrinting(ctx, registry, doc, printout, id);
  const reading: Reading = { ctx: { ...ctx, lang: request.lang }, registry, doc: visibleTo(ctx, doc), printout };
  const settings = await registry.settings(ctx);
  const printouts = [];
  for (const id of request.ids) printouts.push(await contentOf(reading, settings, id));
  const [first] = printouts;
  const title = say(printout.label, request.lang);
  return printoutLayout(printouts.length === 1 && first ? `${title} ${first.number}` : title, printouts);
}

async function notePrinting(ctx: Ctx, registry: Registry, doc: AnyDocument, printout: Printout, id: string): Promise<void> {
  if (PRINT in doc.actions) await act(ctx, registry, doc, PRINT, { id, version: null, input: {}, accepted: [] });
  const row = await load(ctx, registry, doc, id, false);
  const at = await askGuards(ctx, registry, { entity: doc, row });
  for (const guard of printout.needs ?? []) if (!guard.must(row, at)) refuse(guard.id, guard.else, guard.unblock);
  if (!(PRINT in doc.actions)) remember(ctx, doc, { rowId: id, action: PRINT, changes: {} });
}

interface Reading {
  readonly ctx: Ctx;
  readonly registry: Registry;
  readonly doc: AnyDocument;
  readonly printout: Printout;
}

const listed = (of: string | readonly string[]): readonly string[] => (typeof of === 'string' ? [of] : of);
const columnsOf = ({ lines }: Printout): readonly Partial<PrintoutColumn>[] =>
  (lines?.columns ?? []).map((column) => (typeof column === 'string' ? { field: column } : column));
const linePaths = (printout: Printout): readonly string[] => [
  ...columnsOf(printout).flatMap(({ field }) => field ?? []),
  ...(printout.lines?.order ?? []),
];
const headPaths = ({ site, parties = [], facts = [], texts = [] }: Printout): readonly string[] => [
  ...(site ? SITE.map((field) => `${site}.${field}`) : []),
  ...parties.flatMap(({ of, address }) =>
    listed(of).flatMap((path) => [...PARTY, ...(address ? [address] : [])].map((field) => `${path}.${field}`)),
  ),
  ...facts,
  ...texts,
];

async function contentOf(reading: Reading, settings: Settings, id: string): Promise<PrintoutContent> {
  const { ctx, registry, doc, printout } = reading;
  const { lang } = ctx;
  const row = JSON.parse(await oneText(ctx, registry, doc, id)) as Values & { readonly number: string; readonly status: string };
  const { fields } = doc;
  const table: Table | undefined = printout.lines && doc.details[printout.lines.of];
  const lines =
    printout.lines && table ? (row[printout.lines.of] as readonly Values[]).filter(printout.lines.where ?? (() => true)) : [];
  const known = new Map([
    ...(await followPaths(ctx, registry, { fields, rows: [row], paths: headPaths(printout) })),
    ...(await followPaths(ctx, registry, { fields: table?.fields ?? {}, rows: lines, paths: linePaths(printout) })),
  ]);
  const words = (found: Found): string => wordsOf(found, settings, lang);
  const at = (path: string): Found | null => valueAt(registry, known, fields, row, path);
  const told = (path: string): readonly LabelledValue[] => {
    const found = at(path);
    return found ? [[say(found.field.label, lang), words(found)]] : [];
  };
  const textAt = (path: string): string => {
    const found = at(path);
    return found ? words(found) : '';
  };
  const state: State | undefined = doc.states[stateOfCode(doc, row.status) ?? ''];
  return {
    lang,
    landscape: printout.landscape === true,
    title: say(printout.label, lang),
    number: row.number,
    state: state ? say(state.label, lang) : '',
    // In both languages: whoever stands at the gate reads one of them.
    watermark: state?.watermark?.join(' / ') ?? null,
    company: say(await companyName(ctx), lang),
    site: printout.site ? filled(SITE.map((field) => textAt(`${printout.site}.${field}`))) : [],
    parties: (printout.parties ?? []).flatMap((party) => partyOf(party, at, textAt, lang)),
    facts: (printout.facts ?? []).flatMap(told),
    table: printout.lines && table ? tableOf(reading, { settings, known, table, lines }) : null,
    sums: (printout.sums ?? []).flatMap(told).map(([label, value]) => {
      const currency = row[CURRENCY];
      return [typeof currency === 'string' ? say(fill(IN_CURRENCY, { label, currency }), lang) : label, value];
    }),
    texts: (printout.texts ?? []).flatMap(told),
    signatures: (printout.signatures ?? []).map((who) => say(who, lang)),
    foot: await footOf(ctx, registry, settings),
  };
}

const filled = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

/** The first of its references names a party; nothing where the document has none. */
function partyOf(
  { label, of, address }: NonNullable<Printout['parties']>[number],
  at: (path: string) => Found | null,
  textAt: (path: string) => string,
  lang: Lang,
): PrintoutContent['parties'] {
  const paths = listed(of);
  const [first = ''] = paths;
  const called = at(first)?.called ?? [];
  if (called.length === 0) return [];
  const code = called.length > 1 ? (called[0] ?? '') : '';
  const where = filled([...(address ? [textAt(`${first}.${address}`)] : []), ...paths.map((path) => textAt(`${path}.address`))]);
  const who = textAt(`${first}.contactName`);
  const ways = filled([who && say(fill(CONTACT, { who }), lang), textAt(`${first}.tel`), textAt(`${first}.email`)]);
  return [
    {
      label: say(code ? fill(NAMED, { label, code }) : label, lang),
      name: called.at(-1) ?? '',
      lines: [...where.slice(0, 1), ...(ways.length > 0 ? [ways.join('　')] : [])],
    },
  ];
}

interface Lines {
  readonly settings: Settings;
  readonly known: KnownRows;
  readonly table: Table;
  readonly lines: readonly Values[];
}

function tableOf({ ctx, registry, printout }: Reading, { settings, known, table, lines: all }: Lines): PrintoutTable {
  const { lang } = ctx;
  const fields: Fields = table.fields;
  const find = (line: Values, path: string): Found | null => valueAt(registry, known, fields, line, path);
  const wordsAt = (line: Values, path: string): string => {
    const found = find(line, path);
    return found ? wordsOf(found, settings, lang) : '';
  };
  const lines = inOrder(
    all,
    (printout.lines?.order ?? []).map((path) => (line: Values) => wordsAt(line, path)),
  );
  // Whoever may not see a field has a paper without its column.
  const columns = columnsOf(printout).flatMap(({ field = null, label }): readonly Column[] => {
    const found = field === null ? null : find({}, field);
    if (field !== null && !found) return [];
    const head = label ?? found?.field.label ?? [field ?? '', field ?? ''];
    // A column nobody has written anything into takes room from the others.
    if (field !== null && lines.every((line) => wordsAt(line, field) === '')) return [];
    return [{ label: say(head, lang), right: found !== null && isNumber(found.field), box: field === null, path: field }];
  });
  const cellOf = (line: Values, path: string | null): PrintoutCell => {
    const found = path === null ? null : find(line, path);
    if (!found) return NOTHING;
    const [code, ...names] = found.called;
    if (found.field.kind !== 'user' && code !== undefined && names.length > 0) return { words: code, below: names.join(' ') };
    return { words: wordsOf(found, settings, lang), below: '' };
  };
  const sums = lines.length > 1 ? totalsOf(fields, lines, printout.lines?.totals) : {};
  const totals = columns.map(({ path }) => {
    const sum = path === null ? undefined : sums[path];
    const field = path === null ? undefined : fields[path];
    return sum === undefined || !field ? '' : fieldWords({ field, value: sum, label: null }, (text) => say(text, lang));
  });
  const numbered = LINE_NO in fields;
  return {
    columns: [
      { label: '#', right: false, box: false, fixed: true },
      ...columns.map(({ label, right, box }) => ({ label, right, box })),
    ],
    rows: [
      ...lines.map((line, at) => [
        { words: String(numbered ? (line[LINE_NO] ?? at + 1) : at + 1), below: '' },
        ...columns.map(({ path }) => cellOf(line, path)),
      ]),
      ...Array.from({ length: printout.lines?.spare ?? 0 }, () => [NOTHING, ...columns.map(() => NOTHING)]),
    ],
    totals: totals.some((total) => total !== '') ? [say(TOTAL, lang), ...totals] : null,
  };
}
const NOTHING: PrintoutCell = { words: '', below: '' };
interface Column extends PrintoutColumnHead {
  readonly path: string | null;
}

/** By the first of these words that differ, numbers in them by their size. */
const inOrder = (lines: readonly Values[], by: readonly ((line: Values) => string)[]): readonly Values[] =>
  lines.toSorted((one, other) =>
    by.reduce((before, words) => before || words(one).localeCompare(words(other), 'en', { numeric: true }), 0),
  );

/** Of a person the name alone: what they sign in with is nobody's business outside. */
const nameOf = ({ kind }: Field, called: readonly string[]): string =>
  kind === 'user' ? (called.at(-1) ?? '') : called.join(' ');

const wordsOf = ({ field, value, called }: Found, settings: Settings, lang: Lang): string =>
  fieldWords({ field: withItems(field, settings, true), value, label: nameOf(field, called) }, (text) => say(text, lang));

async function footOf(ctx: Ctx, registry: Registry, settings: Settings): Promise<string> {
  const { userId, username, vendorId } = ctx.actor;
  // Names of people are read by colleagues: a supplier's role cannot, and prints under the name it signed in with.
  const colleagues = vendorId === null ? registry.entities.get(PEOPLE) : undefined;
  const found = colleagues && (await referredTo(ctx, registry, colleagues, [userId], []));
  const who = found?.get(userId)?.called.at(-1) ?? username;
  const printed = say(fill(PRINTED, { who, when: formatDateTime(ctx.clock).slice(0, 16) }), ctx.lang);
  return filled([settings.value(PRINT_FOOT) ?? '', printed]).join('　');
}
