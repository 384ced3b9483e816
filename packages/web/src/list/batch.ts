import {
  type Action,
  actionLabel,
  actionWay,
  type Actor,
  type AnyDocument,
  type GuardContext,
  buttonRefusal,
  type CompanyClock,
  type RowCommandCall,
  rowCommandName,
  rowCommandRefusal,
  type Entity,
  guardContext,
  isWayOut,
  PRINT,
  type Refusal,
  stateOfCode,
  type Text,
  words,
} from '@takt/model';
import type { Row } from '../api/calls.ts';
import type { PageButton } from '../api/lists.ts';

/* G09 */ export const NONE_TICKED: Text = ['请先勾选数据', 'Please select rows first'];

/* G08 */ export const NONE_CLICKED: Text = ['请先选择一行数据', 'Please click a row first'];

/** G08: what is done to one row needs one that was clicked. */
export const clickRefusal = (clicked: Row | null): Text | null => (clicked === null ? NONE_CLICKED : null);

/** G09: an action on ticked rows needs some. */
export const tickRefusal = (ticked: number): Text | null => (ticked === 0 ? NONE_TICKED : null);

/** G10 and G11: a batch needs rows, and at least one that qualifies. */
export function batchRefusal(ticked: number, ready: number): Text | null {
  if (ticked === 0) return words.noneSelected;
  return ready === 0 ? words.noneQualifying : null;
}

/** Who is asking, as far as the browser knows. */
export type Person = Pick<Actor, 'userId' | 'vendorId'>;

export const canBy =
  (buttons: readonly PageButton[]) =>
  (permission: string): boolean =>
    buttons.some((button) => button.permission === permission);

/** One action over the rows ticked: which of them qualify, and why the others do not. */
export interface Judged {
  readonly name: string;
  readonly label: Text;
  readonly action: Action;
  readonly ready: readonly Row[];
  readonly refused: readonly { readonly row: Row; readonly refusal: Refusal }[];
  /** The command behind it, where it is one and no action of a document. */
  readonly rowCommand?: RowCommandCall;
}

/** A row as it was ticked, and all of it once it has been fetched: guards look at lines, which a list does not carry. */
export interface Ticked {
  readonly row: Row;
  readonly whole: Row | null;
}

/** Each is made once: what is known of a document, as the way from one state to another, is kept by the document itself. */
const reduced = new WeakMap<AnyDocument, Map<string, AnyDocument>>();
/** What a list row alone can decide: the state, which side may act, and guards of the head. Other guards, and whose turn it is, need the whole row. */
function byState(doc: AnyDocument, name: string, known: boolean, whole: boolean): AnyDocument {
  const ofDocument = reduced.get(doc) ?? new Map<string, AnyDocument>();
  reduced.set(doc, ofDocument);
  const key = `${name} ${known} ${whole}`;
  const before = ofDocument.get(key);
  if (before) return before;
  const { by, side, needs, ...rest } = doc.actions[name] as Action;
  const judging = whole ? needs : needs?.filter(({ head }) => head !== undefined);
  const action = { ...rest, ...(judging && { needs: judging }), ...(whole && known && { by }), ...(known && { side }) };
  const made = { ...doc, actions: { ...doc.actions, [name]: action } };
  ofDocument.set(key, made);
  return made;
}

export interface ListRights {
  readonly buttons: readonly PageButton[];
  readonly person: Person | null;
  readonly clock: CompanyClock;
}

/** Judges one action over the ticked rows with the same question the server asks again. */
export function judge(doc: AnyDocument, name: string, ticked: readonly Ticked[], rights: ListRights): Judged {
  if (name === PRINT) return { ...judgeAction(doc, name, ticked, rights), label: PRINT_DOCUMENTS };
  return judgeAction(doc, name, ticked, rights);
}
/** Beside the button that prints the list itself. */
const PRINT_DOCUMENTS: Text = ['打印单据', 'Print documents'];

function judgeAction(doc: AnyDocument, name: string, ticked: readonly Ticked[], rights: ListRights): Judged {
  if (!Object.hasOwn(doc.actions, name))
    return { name, label: actionLabel(doc, name), action: { from: [] }, ready: ticked.map(({ row }) => row), refused: [] };
  const { person } = rights;
  const found = ticked.map(({ row, whole }) => {
    const seen = whole ?? row;
    const status = stateOfCode(doc, String(seen['status'])) ?? '';
    const named = { ...seen, status };
    const at = guardContextOf(rights, doc, named);
    return { row, refusal: buttonRefusal(byState(doc, name, person !== null, whole !== null), name, named, at) };
  });
  return { name, label: actionLabel(doc, name), action: doc.actions[name] as Action, ...parted(found) };
}

export const guardContextOf = ({ buttons, person, clock }: ListRights, entity: Entity, row: Row): GuardContext => {
  const actor: Actor = { userId: person?.userId ?? '', vendorId: person?.vendorId ?? null, can: canBy(buttons) };
  return guardContext(clock, { actor, entity, row });
};
const parted = (
  found: readonly { readonly row: Row; readonly refusal: Refusal | null }[],
): Pick<Judged, 'ready' | 'refused'> => ({
  ready: found.filter(({ refusal }) => refusal === null).map(({ row }) => row),
  refused: found.flatMap(({ row, refusal }) => (refusal ? [{ row, refusal }] : [])),
});

/** The same for a command that acts on rows; of a row not yet fetched whole, only the right is known. */
export function judgeRowCommand(
  rowCommand: RowCommandCall,
  entity: Entity,
  ticked: readonly Ticked[],
  rights: ListRights,
): Judged {
  const { needs: _needs, ...on } = rowCommand.on;
  const found = ticked.map(({ row, whole }) => ({
    row,
    refusal: rowCommandRefusal(
      whole ? rowCommand : { ...rowCommand, on },
      whole ?? row,
      guardContextOf(rights, entity, whole ?? row),
    ),
  }));
  return {
    name: rowCommandName(rowCommand),
    label: rowCommand.label,
    action: { from: [], confirm: rowCommand.on.confirm },
    rowCommand: rowCommand,
    ...parted(found),
  };
}

/** In the order given, but those that lead out of a document's way stand behind the others. */
export const waysOutLast = <T extends Parameters<typeof isWayOut>[0]>(all: readonly T[]): readonly T[] => [
  ...all.filter((one) => !isWayOut(one)),
  ...all.filter(isWayOut),
];

/** Actions that run on many rows at once and that the person may do, in the order of the definition. */
export const batchActions = (doc: AnyDocument, buttons: readonly PageButton[]): readonly string[] => [
  ...waysOutLast(
    Object.entries<Action>(doc.actions)
      .filter(([name, action]) => actionWay(name) === 'act' && !action.system && action.bulk !== false && name !== PRINT)
      .map(([name, action]) => ({ name, action }))
      .filter(({ name }) => canBy(buttons)(`${doc.id}.${name}`)),
  ).map(({ name }) => name),
  ...(printable(doc, buttons) ? [PRINT] : []),
];

/** Whether the person may have papers of these documents. */
export const printable = (doc: AnyDocument, buttons: readonly PageButton[]): boolean =>
  doc.printouts.length > 0 && canBy(buttons)(`${doc.id}.${PRINT}`);

/** Ticks of other pages stay; on this page they are as the grid now says. */
export function retick(before: ReadonlyMap<string, Row>, page: readonly Row[], now: readonly Row[]): ReadonlyMap<string, Row> {
  const next = new Map(before);
  for (const { id } of page) next.delete(id);
  for (const row of now) next.set(row.id, row);
  return next;
}
