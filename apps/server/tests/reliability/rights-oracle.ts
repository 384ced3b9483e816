import {
  actionWay,
  type Definitions,
  DIMENSIONS,
  type Dimension,
  type Entity,
  type Field,
  type Fields,
  headsJudged,
  isDocument,
  snake,
  type Tables,
} from '@takt/model';
import { rightsToLookUp } from './rights-look-ups.ts';

type Definition = Entity<any, any>;

/** Somebody, as an administrator set them up. */
export interface Somebody {
  readonly name: string;
  readonly company: number;
  readonly userId: string;
  /** The supplier they work for; null for the company's own people. */
  readonly vendor: string | null;
  readonly permissions: ReadonlySet<string>;
  readonly scopes: readonly { readonly dimension: Dimension; readonly value: string }[];
}

/** A row as its table has it. What requests do to it is noted here. */
export interface Fact {
  readonly id: string;
  readonly company: number;
  /** By column. */
  readonly values: Readonly<Record<string, unknown>>;
  version: number;
  deleted: boolean;
}
/** Every definition and every row of both companies. */
export interface Facts {
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly modules: readonly Definitions[];
  readonly rows: ReadonlyMap<string, readonly Fact[]>;
}

interface ByRow {
  readonly entity: string;
  readonly id: string;
}
export type Ask =
  | { readonly kind: 'list'; readonly entity: string; readonly field: string | null; readonly sortBy: string | null }
  | { readonly kind: 'options' | 'export'; readonly entity: string }
  | ({ readonly kind: 'one' | 'history' } & ByRow)
  /** Too much text in a field, and nothing else. */
  | { readonly kind: 'create'; readonly entity: string; readonly field: string | null }
  /** A change that leaves a field as it is, or writes nonsense into it. */
  | ({ readonly kind: 'change'; readonly field: string | null; readonly nonsense: boolean } & ByRow)
  | ({ readonly kind: 'delete'; readonly stale: boolean } & ByRow)
  /** Of one row, or of several that each answer for themselves. */
  | ({ readonly kind: 'action'; readonly action: string; readonly several: boolean } & ByRow);

/** `let through`: rights have nothing against it; what the business says is another matter. */
export type Answer = 'answered' | 'let through' | 'no right' | 'out of scope' | 'not found' | 'unknown field';
export interface Expected {
  readonly answer: Answer;
  /** The rows shown. */
  readonly ids?: ReadonlySet<string>;
  /** The names in each row shown, those of lines behind their table. */
  readonly names?: ReadonlySet<string>;
  /** What must not be mentioned. */
  readonly hidden?: ReadonlySet<string>;
}

/** What definitions and facts alone say a request must be answered with. It asks nothing of the engine. */
export function expected(facts: Facts, who: Somebody, ask: Ask): Expected {
  const entity = definitionOf(facts, ask.entity);
  switch (ask.kind) {
    case 'list':
      return expectedList(facts, who, entity, ask);
    case 'options':
      if (!mayLookUp(facts, who, entity)) return { answer: 'no right' };
      return { answer: 'answered', ids: idsOf(shown(facts, who, entity).filter((fact) => isOffered(entity, fact))) };
    case 'export':
      if (!entity.exports || !may(who, entity, 'export')) return { answer: 'no right' };
      return { answer: 'answered', ids: idsOf(shown(facts, who, entity)), hidden: hiddenFrom(who, entity) };
    case 'one':
    case 'history':
      return expectedRow(facts, who, entity, ask);
    case 'create':
      if (entity.log || !may(who, entity, 'create')) return { answer: 'no right' };
      return { answer: ask.field !== null && hiddenFrom(who, entity).has(ask.field) ? 'unknown field' : 'let through' };
    case 'change':
      return { answer: expectedChange(facts, who, entity, ask) };
    case 'delete':
      if (entity.log || !may(who, entity, 'delete')) return { answer: 'no right' };
      return { answer: touched(facts, who, entity, ask.id, !ask.stale) };
    default:
      if (!may(who, entity, ask.action)) return { answer: 'no right' };
      if (ask.several) return { answer: 'let through' };
      return { answer: touched(facts, who, entity, ask.id, !isShared(entity, ask.action)) };
  }
}

const definitionOf = ({ definitions }: Facts, id: string): Definition => {
  const found = definitions.get(id);
  if (!found) throw new Error(`no definition ${id}`);
  return found;
};
const idsOf = (facts: readonly Fact[]): ReadonlySet<string> => new Set(facts.map(({ id }) => id));

function expectedList(facts: Facts, who: Somebody, entity: Definition, { field, sortBy }: Ask & { kind: 'list' }): Expected {
  if (!may(who, entity, 'read')) return { answer: 'no right' };
  const hidden = hiddenFrom(who, entity);
  if ([field, sortBy].some((name) => name !== null && hidden.has(name))) return { answer: 'unknown field' };
  const asked = field === null ? listed(entity).filter((name) => !hidden.has(name)) : [field];
  const there = shown(facts, who, entity).filter((fact) => isThere(entity, fact));
  return {
    answer: 'answered',
    ids: idsOf(there),
    names: new Set([
      'id',
      'version',
      ...added(hidden),
      ...asked.flatMap((name) => withLabel(facts, who, name, entity.fields[name])),
    ]),
  };
}

/** The columns of a list, and what buttons of a row are judged by. */
const listed = (entity: Definition): readonly string[] => [...entity.list, ...(isDocument(entity) ? headsJudged(entity) : [])];

function expectedRow(facts: Facts, who: Somebody, entity: Definition, { kind, id }: Ask & ByRow): Expected {
  if (!may(who, entity, 'read')) return { answer: 'no right' };
  const [found] = shown(facts, who, entity).filter((fact) => fact.id === id);
  if (!found) return { answer: 'not found' };
  const hidden = hiddenFrom(who, entity);
  if (kind === 'history') return { answer: 'answered', hidden };
  return { answer: 'answered', ids: new Set([id]), names: namesOf(facts, who, entity, hidden), hidden };
}

function expectedChange(facts: Facts, who: Somebody, entity: Definition, ask: Ask & { kind: 'change' }): Answer {
  if (entity.log || !editRights(entity).some((right) => may(who, entity, right))) return 'no right';
  if (ask.field !== null && hiddenFrom(who, entity).has(ask.field)) return 'unknown field';
  const found = shown(facts, who, entity).some(({ id }) => id === ask.id);
  if (found && !may(who, entity, 'edit')) return 'no right';
  // Nonsense is refused as such before anything is written.
  return touched(facts, who, entity, ask.id, !ask.nonsense);
}

/** Rights of which one is enough to be heard about a change at all; what is changed decides which. */
const editRights = (entity: Definition): readonly string[] => [
  'edit',
  ...(isDocument(entity) ? Object.keys(entity.actions).filter((name) => actionWay(name) === 'edit') : []),
];

/** Of a row somebody has the right for: whether they find it, and whether it is theirs to write. */
function touched(facts: Facts, who: Somebody, entity: Definition, id: string, mustBelong: boolean): Answer {
  const found = shown(facts, who, entity).find((fact) => fact.id === id);
  if (!found) return 'not found';
  return mustBelong && !belongs(facts, who, entity, found) ? 'out of scope' : 'let through';
}

const isShared = (entity: Definition, action: string): boolean => isDocument(entity) && entity.actions[action]?.shared === true;

function holds({ permissions }: Somebody, permission: string): boolean {
  const [module, entity] = permission.split('.');
  return [permission, `${module}.${entity}.*`, `${module}.*`].some((one) => permissions.has(one));
}
/** Whether a role counts for it: in suppliers' hands only for what the definition leaves to them. */
const may = (who: Somebody, entity: Definition, right: string): boolean =>
  holds(who, `${entity.id}.${right}`) && (who.vendor === null || isSuppliers(entity, right));

/** Whoever reads it, and whoever fills in what refers to it; suppliers' people where it concerns them at all. */
function mayLookUp({ definitions, modules }: Facts, who: Somebody, entity: Definition): boolean {
  if (may(who, entity, 'read')) return true;
  if (who.vendor !== null && entity.suppliers === null && entity.scopes.vendor === undefined) return false;
  const { rights, everyone } = rightsToLookUp(modules, entity.id);
  return everyone || rights.some((permission) => mayBy(definitions, who, permission));
}
function mayBy(definitions: Facts['definitions'], who: Somebody, permission: string): boolean {
  const [module, name, right = ''] = permission.split('.');
  const asked = definitions.get(`${module}.${name}`);
  return asked ? may(who, asked, right) : who.vendor === null && holds(who, permission);
}

/** Looking at what is theirs or open to them; of their own, what the document says they do and what names a side. */
function isSuppliers(entity: Definition, right: string): boolean {
  const theirs = entity.scopes.vendor !== undefined;
  if (['read', 'export'].includes(right)) return theirs || entity.suppliers !== null;
  if (!theirs || Object.hasOwn(entity.rights, right)) return theirs;
  if (!isDocument(entity)) return false;
  return entity.actions[right]?.side !== undefined || entity.supplierSide?.does?.includes(right) === true;
}
/** States in which suppliers do not see a document of theirs yet, by code. */
const unseen = (who: Somebody, entity: Definition): readonly string[] =>
  who.vendor !== null && isDocument(entity)
    ? (entity.supplierSide?.unseenIn ?? []).map((name) => entity.states[name]?.code ?? '')
    : [];

/** The values somebody is limited to in a dimension; null where nothing limits them. */
function limit(facts: Facts, who: Somebody, dimension: Dimension): ReadonlySet<string> | null {
  if (dimension === 'vendor' && who.vendor !== null) return new Set([who.vendor]);
  const given = who.scopes.filter((scope) => scope.dimension === dimension).map(({ value }) => value);
  if (dimension === 'owner') return given.length > 0 ? new Set([who.userId]) : null;
  return narrowed(facts, who, dimension, given.length > 0 ? new Set(given) : null);
}

/** What keeps the values of a dimension and lies in others itself passes their limits on: a plant has its warehouses. */
function narrowed(facts: Facts, who: Somebody, dimension: Dimension, given: ReadonlySet<string> | null) {
  const keeper = [...facts.definitions.values()].find(({ scopes }) => scopes[dimension] === 'id');
  if (!keeper) return given;
  const outer = DIMENSIONS.filter((one) => one !== dimension && one !== 'vendor' && keeper.scopes[one] !== undefined);
  return outer.reduce((before, one) => {
    const allowed = limit(facts, who, one);
    if (!allowed) return before;
    const inside = rowsOf(facts, who, keeper).filter((fact) => allowed.has(valueOf(fact, keeper.scopes[one] ?? '')));
    return new Set(inside.map(({ id }) => id).filter((id) => before?.has(id) ?? true));
  }, given);
}

const rowsOf = ({ rows }: Facts, { company }: Somebody, { id }: Definition): readonly Fact[] =>
  (rows.get(id) ?? []).filter((fact) => fact.company === company);
const stored = ({ values }: Fact, field: string): unknown => values[`${snake(field)}_id`] ?? values[snake(field)] ?? null;
const valueOf = (fact: Fact, field: string): string => String(stored(fact, field));

/** The rows of an entity that somebody sees. */
function shown(facts: Facts, who: Somebody, entity: Definition): readonly Fact[] {
  const limits = DIMENSIONS.flatMap((dimension) => {
    const fields = entity.seenBy[dimension];
    const allowed = fields && limit(facts, who, dimension);
    return fields && allowed ? [{ fields, allowed }] : [];
  });
  return rowsOf(facts, who, entity).filter(
    (fact) =>
      !fact.deleted &&
      !unseen(who, entity).includes(valueOf(fact, 'status')) &&
      limits.every(
        ({ fields, allowed }) =>
          (entity.unplaced !== null && isUnplaced(fact, fields[0])) ||
          fields.some((field) => allowed.has(placeOf(facts, entity, fact, field))),
      ),
  );
}
/** The value of a field, or of the field of what the row refers to: `device.plant`. What was removed still places. */
function placeOf(facts: Facts, entity: Definition, fact: Fact, path: string): string {
  const [reference = '', field] = path.split('.');
  if (field === undefined) return valueOf(fact, path);
  const target = facts.rows.get(entity.fields[reference]?.options.to ?? '') ?? [];
  const found = target.find(({ id }) => id === valueOf(fact, reference));
  return found ? valueOf(found, field) : '';
}
/** Whether a row names nothing where it would name its place. */
const isUnplaced = (fact: Fact, path = ''): boolean => stored(fact, path.split('.')[0] ?? '') === null;
/** Whether a row that somebody sees is also within what they may write. */
const belongs = (facts: Facts, who: Somebody, entity: Definition, fact: Fact): boolean =>
  DIMENSIONS.every((dimension) => {
    const field = entity.scopes[dimension];
    const allowed = field === undefined ? null : limit(facts, who, dimension);
    if (field === undefined || allowed === null) return true;
    return isUnplaced(fact, field) ? entity.unplaced === 'shared' : allowed.has(placeOf(facts, entity, fact, field));
  });
/** Whether pickers offer it. */
const isOffered = (entity: Definition, fact: Fact): boolean =>
  isThere(entity, fact) && (entity.enabled === null || ['1', 'Y'].includes(valueOf(fact, entity.enabled)));
const isThere = ({ zeroIsNone }: Definition, fact: Fact): boolean =>
  zeroIsNone === null || Number(valueOf(fact, zeroIsNone)) !== 0;

/** Paths of the fields and tables somebody does not see: `price`, `lines.price`, and `ext` for what the company added. */
function hiddenFrom(who: Somebody, entity: Definition): ReadonlySet<string> {
  const of = (prefix: string, fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, { options }]) =>
      (options.right !== undefined && !may(who, entity, options.right)) || (who.vendor !== null && options.hiddenFromSuppliers)
        ? [prefix + name]
        : [],
    );
  const tables = Object.entries(entity.details as Tables);
  const marked = [...of('', entity.fields), ...tables.flatMap(([name, { fields }]) => of(`${name}.`, fields))];
  const { suppliers } = entity;
  if (who.vendor === null || suppliers === null || suppliers === 'all') return new Set(marked);
  const all = [...Object.keys(entity.fields), ...tables.map(([name]) => name), 'ext'];
  return new Set([...marked, ...all.filter((name) => !suppliers.includes(name))]);
}

/** A name in an answer, and what comes beside it: how a row that is named there is called, if whoever reads may know of it. */
function withLabel(facts: Facts, who: Somebody, path: string, field: Field | undefined): readonly string[] {
  const target = field?.kind === 'refs' ? undefined : facts.definitions.get(field?.options.to ?? '');
  const known = target && (who.vendor === null || target.suppliers !== null || target.scopes.vendor !== undefined);
  return known ? [path, `${path}Label`] : [path];
}

/** What the company added to each row, where it is shown. */
const added = (hidden: ReadonlySet<string>): readonly string[] => (hidden.has('ext') ? [] : ['ext']);

const STAMPS = ['id', 'version', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'];
/** Everything that stands in a whole row. */
function namesOf(facts: Facts, who: Somebody, entity: Definition, hidden: ReadonlySet<string>): ReadonlySet<string> {
  const of = (prefix: string, fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, field]) =>
      hidden.has(prefix + name) ? [] : withLabel(facts, who, prefix + name, field),
    );
  const tables = Object.entries(entity.details as Tables).filter(([name]) => !hidden.has(name));
  return new Set([
    ...STAMPS,
    ...added(hidden),
    ...(isDocument(entity) ? ['number', 'status', 'linkedCount', 'openLinkedCount'] : []),
    ...(isDocument(entity) && entity.separation && who.vendor === null ? ['makers'] : []),
    ...of('', entity.fields),
    ...tables.flatMap(([name, { fields }]) => [name, `${name}.id`, `${name}.position`, ...of(`${name}.`, fields)]),
  ]);
}
