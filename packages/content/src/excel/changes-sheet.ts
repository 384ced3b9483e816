import {
  actionLabel,
  blank,
  type ChangesRequest,
  type DataChange,
  type Entry,
  entryOf,
  type Field,
  isDocument,
  type Lang,
  say,
  sharedWords,
  type Text,
  rowCommandLabel,
  rowCommandsOn,
  verbs,
} from '@takt/model';
import { changesRead, type Ctx, peopleCalled, type Registry } from '@takt/engine/host';
import { toCell } from './columns.ts';
import { besideOf, NEWEST, type ConditionText } from './conditions.ts';
import type { SheetCell } from './sheet-xml.ts';
import { streamWorkbook } from './workbook.ts';

export const AUDIT: Text = ['数据变更审计', 'Data change audit'];
const HEADINGS: readonly (readonly [label: Text, width: number])[] = [
  [sharedWords.time, 20],
  [['用户', 'User'], 18],
  [['数据', 'Data'], 16],
  [['记录', 'Record'], 24],
  [['操作', 'Action'], 12],
  [['原状态', 'State before'], 12],
  [['新状态', 'State after'], 12],
  [['位置', 'Place'], 14],
  [['字段', 'Field'], 18],
  [['原值', 'Before'], 24],
  [['新值', 'After'], 24],
  [['原因', 'Reason'], 24],
  [['请求号', 'Request'], 38],
];
const SYSTEM: Text = ['系统', 'System'];
const WORDS: readonly (readonly [keyof ChangesRequest, Text])[] = [
  ['entity', ['数据', 'Data']],
  ['action', ['操作', 'Action']],
  ['user', ['用户', 'User']],
  ['from', ['开始日期', 'From']],
  ['to', ['结束日期', 'To']],
  ['row', ['记录', 'Record']],
  ['field', ['字段', 'Field']],
];

/** The changes asked for as a workbook, one row per field; must be drained before the transaction that reads them ends. */
export async function changesWorkbook(
  ctx: Ctx,
  registry: Registry,
  asked: ChangesRequest,
  lang: Lang,
): Promise<ReadableStream<Uint8Array>> {
  let rows = 0;
  async function* sheet(): AsyncGenerator<readonly SheetCell[]> {
    for await (const { list, names } of changesRead(ctx, registry, asked)) {
      for (const change of list) {
        rows += 1;
        yield* changeRows(registry, change, names, lang);
      }
    }
  }
  const filters = await conditionsIn(ctx, registry, asked, lang);
  const beside = besideOf(ctx, { what: AUDIT, filters, order: say(NEWEST, lang), lang });
  const headings = HEADINGS.map(([label, width]) => ({ header: say(label, lang), width, choices: [] }));
  return streamWorkbook(say(AUDIT, lang), headings, sheet(), () => beside(rows));
}

/** What was asked for, in words. */
async function conditionsIn(ctx: Ctx, registry: Registry, asked: ChangesRequest, lang: Lang): Promise<readonly ConditionText[]> {
  const entity = registry.entities.get(asked.entity ?? '');
  const { action, field, user } = asked;
  const usual = entity && isDocument(entity) ? actionLabel(entity, action ?? '') : verbs[action ?? ''];
  const acted = (entity && rowCommandLabel(rowCommandsOn(entity.id, registry.calls()), action ?? '')) ?? usual;
  const worded: Partial<Record<keyof ChangesRequest, Text | undefined>> = {
    entity: entity?.label,
    action: acted,
    field: entity?.fields[field ?? '']?.label ?? entity?.details[field ?? '']?.label,
  };
  const person = user === null ? null : (await peopleCalled(ctx, registry, [user])).get(user);
  return WORDS.flatMap(([name, label]): ConditionText[] => {
    const value = name === 'user' ? (person ?? user) : asked[name];
    const text = worded[name];
    return value === null ? [] : [[say(label, lang), text ? say(text, lang) : value]];
  });
}

/** One change: a row for each field of it, or one where no field says more. */
function* changeRows(
  registry: Registry,
  change: DataChange,
  names: ReadonlyMap<string, string>,
  lang: Lang,
): Generator<readonly SheetCell[]> {
  const entity = registry.entities.get(change.entity);
  const entry: Entry | null = entity ? entryOf(entity, change, rowCommandsOn(entity.id, registry.calls())) : null;
  const who = names.get(change.userId ?? '') ?? say(SYSTEM, lang);
  const state = (move: { readonly label: Text } | null | undefined): string | null => (move ? say(move.label, lang) : null);
  const head: readonly SheetCell[] = [
    change.at,
    who,
    entity ? say(entity.label, lang) : change.entity,
    names.get(change.rowId) ?? change.rowId,
    entry ? say(entry.title, lang) : change.action,
    state(entry?.move?.from),
    state(entry?.move?.to),
  ];
  const tail: readonly SheetCell[] = [change.reason, change.requestId];
  const named = (field: Field, value: unknown): SheetCell =>
    blank(value) ? null : toCell(field, value, typeof value === 'string' ? names.get(value) : undefined, lang);
  const diffs = (entry?.changes ?? []).flatMap(({ place, diffs: list }) => list.map((diff) => ({ place, ...diff })));
  if (diffs.length === 0) yield [...head, null, null, null, null, ...tail];
  for (const { place, field, before, after } of diffs)
    yield [...head, place && say(place, lang), say(field.label, lang), named(field, before), named(field, after), ...tail];
}
