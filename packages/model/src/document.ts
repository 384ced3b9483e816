import type { Actor } from './actor.ts';
import type { Due, Dues } from './due.ts';
import { complete, type Entity, type EntityWords, type LinesOf, type Moment, type Stamp, type Tables } from './entity.ts';
import type { Fields, Kind, RowOfFields } from './fields/index.ts';
import { pendingActions } from './pending.ts';
import type { Printout } from './printout.ts';
import { otherPerson, type Separation } from './separation.ts';
import type { Text } from './text.ts';
import type { FittingWrites, Stores, Writing } from './writes.ts';
import {
  CLAIM,
  GIVE_BACK,
  type FittingQueue,
  queueActions,
  queueRights,
  type WorkQueue,
  type WorkQueueWords,
} from './work-queue.ts';
import { verbs } from './words.ts';

/** The right to have a document on paper, and the action where printing has states of its own. */
export const PRINT = 'print';
const printWords: Text = verbs[PRINT] ?? [PRINT, PRINT];

const NUMBERING: readonly Kind[] = ['code', 'text', 'choice', 'dictionary', 'ref', 'department'];

type Tone = 'default' | 'processing' | 'success' | 'warning' | 'error';
export interface State {
  readonly code: string;
  readonly label: Text;
  readonly tone: Tone;
  /** Nothing follows; the document no longer counts as open. */
  readonly final: boolean;
  /** The document counts for nothing any more: what it took of others is theirs again. Always final too. */
  readonly undone: boolean;
  /** Stands across whatever is printed of a document in this state. */
  readonly watermark?: Text;
}
export const state = (
  code: string,
  zh: string,
  en: string,
  options: Partial<Pick<State, 'tone' | 'final' | 'undone' | 'watermark'>> = {},
): State => {
  const { tone = 'default', undone = false, final = undone, watermark } = options;
  return { code, label: [zh, en], tone, final, undone, ...(watermark && { watermark }) };
};

/** What a guard may know besides the row. */
export interface GuardContext extends Moment {
  readonly actor: Actor;
  /** What the user entered in the action's dialog; empty while a button is only being drawn. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface Guard<R = any> {
  readonly id: string;
  readonly must: (row: R, at: GuardContext) => boolean;
  readonly else: Text;
  /** `confirm` asks yes or no, `warn` only informs; both let the action run once acknowledged. */
  readonly level?: 'error' | 'confirm' | 'warn';
  /** What would clear the way, where the engine cannot work it out. */
  readonly unblock?: Text;
  /** What of the document it objects to, such as numbers of lines: said before what would clear the way. */
  readonly about?: (row: R, at: GuardContext) => Text;
  /** The fields of the head that it looks at, where it looks at nothing else: rows of lists carry them and are judged by it as well. */
  readonly head?: readonly string[];
  /** Looks at the input, so it can only be judged when the dialog is filled in. */
  readonly onInput?: true;
  /** Says more than that the document is past the step: asked before its state. */
  readonly beforeState?: true;
  /** The answer it cannot do without: the dialog marks it as required. */
  readonly asksFor?: string;
}

export interface Branch<S extends string = string, R = any> {
  readonly when?: (row: R, at: GuardContext) => boolean;
  readonly to: S;
}

export interface Action<S extends string = string, R = any> {
  readonly label?: Text;
  readonly from: S | readonly S[];
  /** Absent: the state stays. A list: the first branch whose condition holds. */
  readonly to?: S | readonly Branch<S, R>[];
  /** Only the user held in this field may act. */
  readonly by?: keyof R & string;
  /** Only this kind of user may act: the supplier's own people, or ours. */
  readonly side?: 'vendor' | 'internal';
  readonly needs?: readonly Guard<R>[];
  /** Asked of the user in a dialog before the action runs. */
  readonly input?: Fields;
  readonly confirm?: Text;
  /** Fields written before the effect: `now` is the server's time, in a date the plant's day; `actor` is whoever acts. */
  readonly sets?: Readonly<Record<string, string | null>>;
  /** Inputs kept in the document: in the field of their name, or by input the name of the field. */
  readonly stores?: Stores;
  /** The server module must bind code to it; leaving it unbound does not compile. */
  readonly effect?: true;
  /** Posts something that cannot be taken back quietly: what it would change can be looked at before. */
  readonly posts?: true;
  /** Decides something that can be looked at before, though it posts nothing. */
  readonly previews?: true;
  /** Inputs for what seldom happens: folded away in its dialog until somebody asks for them. */
  readonly exceptions?: readonly string[];
  /**
   * What is asked says everything by itself, so much of one line, say: it may come late, after others have acted, and is judged
   * against what is there then. A handheld that was without a network sends it without the version it had seen.
   */
  readonly versionless?: true;
  /** Whoever sees the document may do it, also where it belongs to another place. */
  readonly shared?: true;
  /**
   * Ends the document, takes it back or gives it up: never its usual next step, and last among its buttons. What the usual verbs
   * mean is known (`isWayOut`); an action of another name says it here.
   */
  readonly wayOut?: true;
  /** May run on many selected rows at once. */
  readonly bulk?: false;
  /** The contract has no name for it: it came of what the contract asks for. Its reason stands beside it. */
  readonly beyond?: true;
  /** Fired by another document or a timer; there is no button. */
  readonly system?: true;
  /** The refusal when the state is wrong, where the contract words its own. */
  readonly deny?: Text;
}
/** Every state an action may lead to; none where the state stays. */
export const targetsOf = ({ to }: Pick<Action, 'to'>): readonly string[] =>
  typeof to === 'string' ? [to] : (to ?? []).map((branch: Branch) => branch.to);
export type Actions = Readonly<Record<string, Action>>;

type DocRow<S extends string, F extends Fields, D extends Tables> = Stamp &
  RowOfFields<F> &
  LinesOf<D> & {
    readonly number: string;
    readonly status: S;
    /** Documents made from this one, and those of them still open; kept by conversions. */
    readonly linkedCount: number;
    readonly openLinkedCount: number;
  };

/** What a document in some state waits for: the step that somebody has to take. */
export interface Wait<A extends string = string, F extends string = string> {
  readonly step: A;
  /** Only while this field has a value. */
  readonly where?: F;
  /** Only while one of its lines has more than nothing of this quantity. */
  readonly whereLine?: string;
}

/** What a document is to the people of the supplier it belongs to. */
interface SupplierSide<S extends string = string> {
  /** Rights they may be given: actions, or `create` and `import`. */
  readonly does?: readonly string[];
  /** States in which they do not see it: nobody has published it yet. */
  readonly unseenIn?: readonly S[];
}

export interface Document<
  S extends string = string,
  F extends Fields = Fields,
  D extends Tables = Tables,
  A extends Actions = Actions,
> extends Entity<F, D> {
  readonly number: string;
  /** What people call its number. */
  readonly numberLabel: Text;
  readonly states: Readonly<Record<S, State>>;
  readonly initial: S;
  readonly actions: A;
  /** What can be printed of it; without any, its page as it is shown. */
  readonly printouts: readonly Printout[];
  /** The field that names the document this one is part of. Whoever acts on either holds that one first. */
  readonly partOf: string | null;
  /** By state: what happens when its time is over. */
  readonly due: Dues;
  /** By state: what it waits for. Where it says nothing, nobody has to do anything. */
  readonly waits: Readonly<Record<string, Wait>>;
  /** Null where nobody takes it as work. */
  readonly queue: WorkQueue | null;
  /** Actions that the server may hold until somebody else releases them. */
  readonly holdable: readonly string[];
  /** Null where whoever makes it may do everything with it. */
  readonly separation: Separation | null;
  /** Null where suppliers' people do no more with their own than read it and what `side: 'vendor'` says. */
  readonly supplierSide: SupplierSide | null;
  /** States in which files are added beside the draft: where evidence arises. In no other state are files taken. */
  readonly filesIn: readonly string[];
  /** The contract does not know it; its reason stands above the definition. */
  readonly beyond: boolean;
}
export type DocOf<X> = X extends Document<infer S, infer F, infer D, any> ? DocRow<S, F, D> : never;
export type AnyDocument = Document<any, any, any, any>;

/** Inference of `A` would otherwise let a misspelt key through. */
type NoOtherKeys<X> = keyof X extends keyof Action ? unknown : { readonly [P in Exclude<keyof X, keyof Action>]: never };
type Sound<X, F extends Fields> = X extends Writing ? NoOtherKeys<X> & FittingWrites<X, F> : NoOtherKeys<X>;

/** A document: an entity with a number, states and guarded actions. */
export function document<
  const St extends Readonly<Record<string, State>>,
  const F extends Fields,
  const A extends Readonly<Record<string, Action<keyof St & string, DocRow<keyof St & string, F, D>>>>,
  const D extends Tables = {},
  const Q extends WorkQueueWords<keyof St & string, keyof F & string> | undefined = undefined,
>(
  id: string,
  def: Omit<EntityWords<F, D>, 'list' | 'essential' | 'query' | 'title' | 'sort'> & {
    readonly number: string;
    readonly numberLabel?: Text;
    readonly states: St;
    readonly list?: readonly ((keyof F & string) | 'number' | 'status')[];
    readonly essential?: readonly ((keyof F & string) | 'number' | 'status')[];
    readonly query?: readonly ((keyof F & string) | 'number' | 'status')[];
    readonly actions: A & { readonly [K in keyof A]: Sound<A[K], F> };
    readonly printouts?: readonly Printout[];
    readonly partOf?: keyof F & string;
    readonly due?: { readonly [K in keyof St]?: Due<keyof F & string, keyof A & string> };
    readonly waits?: { readonly [K in keyof St]?: (keyof A & string) | Wait<keyof A & string, keyof F & string> };
    readonly queue?: Q & FittingQueue<Q, F>;
    readonly holdable?: readonly (keyof A & string)[];
    readonly separation?: Separation<keyof A & string>;
    readonly supplierSide?: SupplierSide<keyof St & string>;
    readonly filesIn?: readonly (keyof St & string)[];
    readonly beyond?: true;
  },
): Document<keyof St & string, F, D, A> {
  const base = complete(id, def as unknown as EntityWords<F, D>);
  const queue: WorkQueue | null = def.queue ? { due: null, ...def.queue } : null;
  const holdable = def.holdable ?? [];
  const fields = Object.keys(def.fields);
  const printsByRight = (def.printouts ?? []).length > 0 && !(PRINT in def.actions);
  return {
    ...base,
    list: def.list ?? ['number', 'status', ...fields.slice(0, 8)],
    essential: def.essential ?? [],
    query: def.query ?? ['number', 'status', ...fields.slice(0, 4)],
    title: ['number'],
    number: def.number,
    numberLabel: def.numberLabel ?? ['单据编号', 'Number'],
    states: def.states,
    initial: Object.keys(def.states)[0] as keyof St & string,
    // What every work queue can do stands behind the document's own: its next step is never to claim it.
    actions: {
      ...def.actions,
      ...(def.separation && separated(def.actions, def.separation.action)),
      ...(queue && queueActions(queue, def.fields)),
      ...(holdable.length > 0 && pendingActions(holdable, def.actions)),
    },
    rights: { ...base.rights, ...(queue && queueRights), ...(printsByRight && { [PRINT]: printWords }) },
    byFace: [
      ...base.byFace,
      // Whoever reads it in a session that came by face may have it on paper as well.
      ...(printsByRight && base.byFace.includes('read') ? [PRINT] : []),
      ...(queue ? [CLAIM, GIVE_BACK] : []),
    ],
    printouts: def.printouts ?? [],
    partOf: def.partOf ?? null,
    due: (def.due ?? {}) as Dues,
    waits: waitsOf(def.waits ?? {}),
    queue,
    holdable,
    separation: def.separation ?? null,
    supplierSide: def.supplierSide ?? null,
    filesIn: def.filesIn ?? [],
    beyond: def.beyond ?? false,
  };
}

const waitsOf = (said: Readonly<Record<string, string | Wait | undefined>>): Readonly<Record<string, Wait>> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([state, wait]) => (wait ? [[state, typeof wait === 'string' ? { step: wait } : wait]] : [])),
  );

/** The guard stands first, because nothing else would help whoever made the document. */
const separated = (actions: Actions, name: string): Actions => ({
  [name]: { ...(actions[name] as Action), needs: [otherPerson, ...(actions[name]?.needs ?? [])] },
});

export const isDocument = (entity: Entity<any, any>): entity is AnyDocument => 'states' in entity;

/** Whether only other documents make it: nobody is offered a form for a new one. */
export const isMadeByEngine = (entity: Entity<any, any>): boolean =>
  isDocument(entity) && (entity.actions['create'] as Action | undefined)?.system === true;

/** The three guarded ways of touching lines, for documents whose lines follow the header's state. */
export const lineActions = <const S extends string>(...from: readonly S[]) => {
  const action = { from } as const;
  return { addLine: action, editLine: action, deleteLine: action };
};

/** Fields a document's number may be made from: always filled in, and short words rather than amounts. */
export const numberFields = ({ fields }: AnyDocument): readonly string[] =>
  Object.entries(fields as Fields)
    .filter(([, { kind, required, options }]) => required && !options.readonly && NUMBERING.includes(kind))
    .map(([name]) => name);

export const actionLabel = (doc: AnyDocument, name: string): Text => doc.actions[name]?.label ?? verbs[name] ?? [name, name];
export const stateOfCode = (doc: AnyDocument, code: string): string | null =>
  Object.keys(doc.states).find((name) => doc.states[name]?.code === code) ?? null;

/** How an action reaches the server: by saving the form, by deleting, or by its own button. */
export const actionWay = (name: string): 'create' | 'edit' | 'delete' | 'act' =>
  name === 'create' || name === 'delete'
    ? name
    : ['edit', 'save', 'addLine', 'editLine', 'deleteLine'].includes(name)
      ? 'edit'
      : 'act';

/** The state an allowed action leads to. */
export function target(doc: AnyDocument, name: string, row: { readonly status: string }, at: GuardContext): string {
  const { to } = doc.actions[name] as Action;
  if (to === undefined) return row.status;
  if (typeof to === 'string') return to;
  return to.find((branch) => !branch.when || branch.when(row, at))?.to ?? row.status;
}
