import type { Fields, Id, RowOfFields } from './fields/index.ts';
import type { Text } from './text.ts';

/** A rule with its own words. Runs in the browser form and again inside the server transaction. */
export interface Rule<R> {
  /** The id of the rule catalogue, where it has one; tests carry it in their titles. */
  readonly id?: string;
  /** The field the message is shown at. */
  readonly field?: string;
  readonly must: (row: R, at: Moment) => boolean;
  readonly else: Text;
  /** A warning is shown and asks for confirmation; it does not block. */
  readonly level?: 'error' | 'warn';
}

/** What a rule may know besides the row: the time, as the wire writes it. */
export interface Moment {
  /** In the company's zone, as datetimes of rows are. */
  readonly now: string;
  /** The date where the row belongs; that of `now` when absent. */
  readonly today?: string;
}
/** The only way rules and guards learn the date. */
export const todayOf = ({ now, today }: Moment): string => today ?? now.slice(0, 10);

/** Dimensions by which an administrator limits which rows a user sees. */
export const DIMENSIONS = ['plant', 'warehouse', 'department', 'vendor', 'owner'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export interface Table<F extends Fields = Fields> {
  readonly label: Text;
  readonly fields: F;
  readonly unique: readonly (readonly string[])[];
  /** What it was called before, so that `gen` renames its table. */
  readonly was?: string;
}
export type Tables = Readonly<Record<string, Table>>;

/** Rows that live and die with their header: lines, items, members. */
export const table = <const F extends Fields>(
  zh: string,
  en: string,
  fields: F,
  options: { readonly unique?: readonly (readonly (keyof F & string)[])[]; readonly was?: string } = {},
): Table<F> => ({ label: [zh, en], fields, unique: options.unique ?? [], ...(options.was && { was: options.was }) });

export type Sort = readonly [field: string, direction: 'asc' | 'desc'];

/** Fields of a form that belong together. */
interface FormSection<N extends string = string> {
  readonly label: Text;
  readonly fields: readonly N[];
}

export interface Entity<F extends Fields = Fields, D extends Tables = Tables> {
  readonly id: string;
  readonly label: Text;
  readonly fields: F;
  readonly details: D;
  /** Columns of the list, in order. */
  readonly list: readonly string[];
  /** The three columns people look for first, in sight on a screen 1366 wide; none where the first ones are. */
  readonly essential: readonly string[];
  /** Headings of a long form. Fields under none come first. */
  readonly sections: readonly FormSection[];
  /** Fields of the query form; how each filters follows from its kind. */
  readonly query: readonly string[];
  /** Fields that name a row to people, in pickers and wherever it is referred to. */
  readonly title: readonly string[];
  /** Default order; the newest first when absent. */
  readonly sort: readonly Sort[];
  readonly unique: readonly (readonly string[])[];
  readonly rules: readonly Rule<any>[];
  readonly visible: Readonly<Record<string, (row: any) => boolean>>;
  readonly requiredWhen: Readonly<Record<string, (row: any) => boolean>>;
  /** The field that points to the parent row of the same entity. */
  readonly tree: string | null;
  /** The flag that takes a row out of new choices without deleting it. */
  readonly enabled: string | null;
  /** The field of each dimension a row belongs by: whoever writes it must be within. */
  readonly scopes: Readonly<Partial<Record<Dimension, string>>>;
  /** The fields by any of which a row is seen; the one it belongs by, and others that concern people elsewhere. */
  readonly seenBy: Readonly<Partial<Record<Dimension, readonly string[]>>>;
  /** What a row that names no value of a dimension is to people limited in it; null where they do not see it. */
  readonly unplaced: 'seen' | 'shared' | null;
  /** Suppliers' people may read every row: names of parts, units, warehouses their documents refer to. */
  readonly vendorsRead: boolean;
  /** The fields and tables suppliers' people see, or all there are; null for what they read nothing of. */
  readonly suppliers: 'all' | readonly string[] | null;
  /** Paths of what whoever this definition was made for does not see; a definition as written hides nothing. */
  readonly hidden: readonly string[];
  readonly totals: readonly string[];
  readonly imports: boolean;
  readonly exports: boolean;
  readonly audit: boolean;
  /** Rows are written by the product alone; people read and export them. */
  readonly log: boolean;
  /** A row with zero here says that there is nothing: lists leave it out, unless they are asked about this field. */
  readonly zeroIsNone: string | null;
  /** Rights beside those of its buttons, for its guards to ask about. */
  readonly rights: Readonly<Record<string, Text>>;
  /** Rights that only administrators have, whatever other roles say: no role offers them, and no page their buttons. */
  readonly administratorsOnly: readonly string[];
  /** Rights a session that came by face keeps, and actions it may do; all others are denied (ADR 0037). */
  readonly byFace: readonly string[];
  /** Changed only by whoever has shown again that it is they: what gives rights or ways in (ADR 0107). */
  readonly proof: boolean;
  /** Months after which closed rows may move to the archive; never when null. */
  readonly archiveAfterMonths: number | null;
  /** Ids it had before, the newest first: `gen` renames its tables, and its history is found under them. */
  readonly was: readonly string[];
  /** The field that names a plant's zone: rows that belong to the plant have its date. */
  readonly timeZone: string | null;
}

export interface Stamp {
  readonly id: Id;
  readonly version: number;
  readonly createdBy: Id;
  readonly createdAt: string;
  readonly updatedBy: Id;
  readonly updatedAt: string;
}
export type LinesOf<D extends Tables> = {
  readonly [K in keyof D]: readonly (RowOfFields<D[K]['fields']> & { readonly id: Id })[];
};
export type RowOf<X> = X extends Entity<infer F, infer D> ? Stamp & RowOfFields<F> & LinesOf<D> : never;

type Names<F> = keyof F & string;
type ScopeField<F> = Names<F> | 'id' | 'createdBy';
/** A field of what a row refers to: `device.plant`. */
type PathOf<F> = `${Names<F>}.${string}`;
export interface EntityWords<F extends Fields, D extends Tables> {
  readonly label: Text;
  readonly fields: F;
  readonly details?: D;
  readonly list?: readonly Names<F>[];
  /** Documents say it; others where the first three columns of the list are not what people look for. */
  readonly essential?: readonly Names<F>[];
  readonly sections?: readonly FormSection<Names<F>>[];
  readonly query?: readonly Names<F>[];
  readonly title?: readonly Names<F>[];
  readonly sort?: readonly (readonly [Names<F>, 'asc' | 'desc'])[];
  readonly unique?: readonly (readonly Names<F>[])[];
  /** A row that is not stored yet may lack its id. */
  readonly rules?: readonly Rule<RowOfFields<F> & LinesOf<D> & { readonly id?: Id }>[];
  readonly visible?: { readonly [K in keyof F]?: (row: RowOfFields<F>) => boolean };
  readonly requiredWhen?: { readonly [K in keyof F]?: (row: RowOfFields<F>) => boolean };
  readonly tree?: Names<F>;
  readonly enabled?: Names<F>;
  /**
   * What limits who sees a row. Of several fields, any lets people see it and the first is the one it belongs by. A supplier's
   * rows have one: the database itself keeps them apart by it. `device.plant` limits a row as what it refers to is limited.
   */
  readonly scopes?: {
    readonly [K in Dimension]?: ScopeField<F> | (K extends 'vendor' ? never : PathOf<F> | readonly [Names<F>, ...Names<F>[]]);
  };
  /** Rows that name no value of a dimension are for all to see; `shared` ones also for all to write. */
  readonly unplaced?: 'seen' | 'shared';
  /**
   * What suppliers' people see. Of rows that are their own, `all` but fields with a right; of others the fields and tables
   * listed, and nothing a company added. Without a scope by supplier they read every row.
   */
  readonly suppliers?: 'all' | readonly NoInfer<Names<F> | Names<D>>[];
  readonly proof?: true;
  readonly totals?: readonly Names<F>[];
  readonly imports?: boolean;
  readonly exports?: boolean;
  readonly audit?: boolean;
  readonly log?: boolean;
  readonly zeroIsNone?: Names<F>;
  readonly rights?: Readonly<Record<string, Text>>;
  readonly administratorsOnly?: readonly string[];
  readonly byFace?: readonly string[];
  readonly archiveAfterMonths?: number;
  readonly timeZone?: Names<F>;
  readonly was?: string | readonly string[];
}

type Scopes = Readonly<Partial<Record<Dimension, string | readonly [string, ...string[]]>>>;
const mapScopes = <T>(scopes: Scopes, of: (fields: readonly [string, ...string[]]) => T): Partial<Record<Dimension, T>> =>
  Object.fromEntries(
    Object.entries(scopes).map(([dimension, named]) => [dimension, of(typeof named === 'string' ? [named] : named)]),
  );

/** Fills in what a definition leaves unsaid. Shared by `entity` and `document`. */
export function complete<F extends Fields, D extends Tables>(id: string, def: EntityWords<F, D>): Entity<F, D> {
  const names = Object.keys(def.fields);
  const plain = names.filter((name) => !['json', 'richtext', 'files'].includes(def.fields[name]?.kind ?? ''));
  return {
    id,
    label: def.label,
    fields: def.fields,
    details: def.details ?? ({} as D),
    list: def.list ?? plain.slice(0, 10),
    essential: def.essential ?? [],
    sections: def.sections ?? [],
    query: def.query ?? plain.filter((name) => def.fields[name]?.kind !== 'computed').slice(0, 4),
    title: def.title ?? names.slice(0, 2),
    sort: def.sort ?? [],
    unique: def.unique ?? [],
    rules: def.rules ?? [],
    visible: (def.visible ?? {}) as Entity['visible'],
    requiredWhen: (def.requiredWhen ?? {}) as Entity['requiredWhen'],
    tree: def.tree ?? null,
    enabled: def.enabled ?? null,
    scopes: mapScopes(def.scopes ?? {}, ([first]) => first),
    seenBy: mapScopes(def.scopes ?? {}, (fields) => fields),
    proof: def.proof ?? false,
    unplaced: def.unplaced ?? null,
    vendorsRead: def.suppliers !== undefined && def.scopes?.vendor === undefined,
    suppliers: def.suppliers ?? null,
    hidden: [],
    totals: def.totals ?? [],
    imports: def.imports ?? def.log !== true,
    exports: def.exports ?? true,
    audit: def.audit ?? true,
    log: def.log ?? false,
    zeroIsNone: def.zeroIsNone ?? null,
    rights: def.rights ?? {},
    administratorsOnly: def.administratorsOnly ?? [],
    byFace: def.byFace ?? [],
    archiveAfterMonths: def.archiveAfterMonths ?? null,
    timeZone: def.timeZone ?? null,
    was: [def.was ?? []].flat(),
  };
}

/** Master data: one inert value from which table, API, screens, permissions and tests follow. */
export const entity = <const F extends Fields, const D extends Tables = {}>(id: string, def: EntityWords<F, D>): Entity<F, D> =>
  complete(id, def);
