import {
  type AnyDocument,
  type Call,
  type Conversion,
  type Definitions,
  type Entity,
  isDocument,
  type MenuGroup,
  moduleOf,
  tableName,
  type Text,
} from '@takt/model';
import { accountNames } from './account-names.ts';
import type { OperationKeeping } from './audit/operation.ts';
import { type Port, Ports, type Provided } from './actions/port.ts';
import type { AnyAnswer, AnyBinding, AnyComputing } from './actions/bind.ts';
import type { MoveHook } from './actions/move-hook.ts';
import type { DocumentOps } from './actions/document-ops.ts';
import type { Ctx, Person } from './ctx.ts';
import { engineInvariants } from './invariants/of-engine.ts';
import type { Invariant, Invariants } from './invariants/invariant.ts';
import type { Subscription, TimerRule } from './jobs/subscription.ts';
import type { BoundLongJob } from './long-jobs/long-job.ts';
import { type ModuleCode, type Pieces, piecesOf } from './module-code.ts';
import { columnName } from './fields/columns.ts';
import {
  COMPANY_SETTINGS,
  OPERATION_LOG,
  PEOPLE_NAMES,
  PERSON,
  PROBLEM_REPORTS,
  type ProblemReports,
  type RoleKeeping,
  ROLES,
  STORED_MENU,
  type StoredEntry,
} from './module-ports.ts';
import { type LookUp, lookUps } from './records/look-up.ts';
import { nestedDimensions, withNestedScopes } from './records/nested-scopes.ts';
import type { Row } from './records/row.ts';
import type { Saving } from './records/saving.ts';
import { touchAccess } from './settings/access-epoch.ts';
import { type CompanySettings, type Settings, SettingsCache, touchSettings } from './settings/settings.ts';
import { openToSuppliers } from './records/supplier-reach.ts';

/** A row as it was and as it is; null where there was none, or is none any more. */
interface SavedRow {
  readonly id: string;
  readonly before: Row | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What a module brings to the server: its definitions, and the code bound to them. */
export interface ServerModule {
  readonly defs: Definitions;
  readonly menu: readonly MenuGroup[];
  readonly code?: ModuleCode;
  readonly invariants?: Invariants;
  /** What it provides to the engine, by port. */
  readonly provides?: readonly Provided[];
  /** Ports of the process that its answers use; others are closed to them. */
  readonly uses?: readonly Port<any>[];
}

/** Where an entity is pointed at, for the where-used check. */
export interface Usage {
  readonly entity: Entity<any, any>;
  readonly detail: string | null;
  readonly field: string;
  readonly table: string;
  readonly column: string;
}

/** Everything that is defined, by name. Deliberately untyped across definitions (ADR 0002). */
export class Registry {
  readonly modules: readonly ServerModule[];
  /** The code of all modules. */
  readonly pieces: Pieces;
  readonly entities: ReadonlyMap<string, Entity<any, any>>;
  readonly conversions: ReadonlyMap<string, Conversion>;
  readonly answers: ReadonlyMap<string, AnyAnswer>;
  readonly subscriptions: readonly Subscription[];
  /** What modules want done at set times, in every company. */
  readonly timers: readonly TimerRule[];
  readonly longJobs: readonly BoundLongJob<any>[];
  /** What must be true of the rows of every company. */
  readonly invariants: readonly Invariant[];
  /** What effects and subscriptions do with other documents. */
  readonly documents: DocumentOps;
  readonly storedMenu: (ctx: Ctx) => Promise<readonly StoredEntry[]>;
  /** Null when no module takes reports. */
  readonly problemReports: ProblemReports | null;
  /** Null when no module keeps roles. */
  readonly roles: RoleKeeping | null;
  readonly #settings: SettingsCache;
  /** Null when no module keeps a log of what people asked for. */
  readonly operationLog: OperationKeeping | null;
  readonly #bindings: ReadonlyMap<string, AnyBinding>;
  readonly #computing: ReadonlyMap<string, AnyComputing>;
  readonly #contexts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #savings: ReadonlyMap<string, readonly Saving[]>;
  readonly #moveHooks: ReadonlyMap<string, readonly MoveHook[]>;
  /** What people are called, for whoever reads what they did. */
  readonly peopleNames: (ctx: Ctx, users: readonly string[]) => Promise<ReadonlyMap<string, Text>>;
  readonly #nested: ReturnType<typeof nestedDimensions>;
  /** Who a user is with the rights they have now; null when they may no longer act. */
  readonly person: (ctx: Ctx, userId: string) => Promise<Person | null>;
  /** By call, because modules may share a name. */
  readonly #uses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Who may look an entity up without reading it. */
  readonly lookUpOf: (target: string) => LookUp;
  readonly #usages = new Map<string, Usage[]>();
  readonly #formerly: ReadonlyMap<string, string>;

  /** Through `openRegistry`: what documents do to each other needs the registry itself. */
  constructor(modules: readonly ServerModule[], documentOps: (registry: Registry) => DocumentOps) {
    this.modules = modules;
    this.pieces = piecesOf(modules);
    const { answers, subscriptions, bindings, computing, savings, moveHooks } = this.pieces;
    this.documents = documentOps(this);
    const entities = modules.flatMap((module) => module.defs.entities);
    this.entities = new Map(entities.map((entity) => [entity.id, entity]));
    this.lookUpOf = lookUps(modules.map(({ defs }) => defs));
    this.#formerly = new Map(entities.flatMap(({ id, was }) => was.map((former): [string, string] => [former, id])));
    this.conversions = new Map(modules.flatMap((module) => module.defs.conversions ?? []).map((one) => [one.id, one]));
    this.answers = new Map(answers.map((one) => [one.call.id, one]));
    this.subscriptions = subscriptions.map(({ run, ...one }) => ({
      ...one,
      run: (ctx, payload) => run(ctx, payload, this.documents),
    }));
    this.timers = this.pieces.timers;
    this.longJobs = this.pieces.longJobs;
    this.invariants = [...engineInvariants(entities), ...modules.flatMap((module) => module.invariants?.(entities) ?? [])];
    const ports = new Ports(modules.flatMap((module) => module.provides ?? []));
    this.storedMenu = ports.find(STORED_MENU) ?? (async () => []);
    this.problemReports = ports.find(PROBLEM_REPORTS);
    this.roles = ports.find(ROLES);
    const nothing: CompanySettings = { rules: new Map(), lists: new Map(), values: new Map() };
    const stored = ports.find(COMPANY_SETTINGS) ?? (async () => nothing);
    this.#settings = new SettingsCache(
      modules.map(({ defs }) => defs),
      stored,
    );
    this.operationLog = ports.find(OPERATION_LOG);
    this.#bindings = new Map(bindings.map((one) => [one.doc.id, one]));
    this.#computing = new Map(computing.map((one) => [one.entity.id, one]));
    this.#savings = Map.groupBy(savings, (saving) => saving.entity);
    this.#moveHooks = Map.groupBy(moveHooks, ({ doc, action }) => `${doc.id}.${action}`);
    this.person = withNestedScopes(ports.find(PERSON) ?? (async () => null), modules);
    this.peopleNames = ports.find(PEOPLE_NAMES) ?? accountNames;
    this.#nested = nestedDimensions(entities);
    const named = Map.groupBy(modules, ({ defs }) => defs.module);
    this.#contexts = new Map(
      [...named].map(([name, sharing]) => [name, new Set([name, ...sharing.flatMap(({ defs }) => defs.contexts)])]),
    );
    this.#uses = new Map(
      modules.flatMap((module) => {
        const ports = new Set((module.uses ?? []).map(({ id }) => id));
        return piecesOf([module]).answers.map(({ call }): [string, ReadonlySet<string>] => [call.id, ports]);
      }),
    );
    for (const entity of entities) this.#noteUsages(entity);
  }

  /** The entity of a generic call; null when there is none or it is not reached through this context. */
  reach(context: string, id: string): Entity<any, any> | null {
    const entity = this.entities.get(id);
    return entity && this.#contexts.get(moduleOf(id))?.has(context) ? entity : null;
  }

  /** The id of an entity and those it had before: its history keeps the names under which it was written. */
  namesOf(id: string): readonly string[] {
    return [id, ...(this.entities.get(id)?.was ?? [])];
  }
  /** The id an entity has now, for one it had before. */
  nowCalled(id: string): string {
    return this.#formerly.get(id) ?? id;
  }

  /** Whether answers of a call's module say that they use a port. */
  uses(call: string, port: Port<any>): boolean {
    return this.#uses.get(call)?.has(port.id) ?? false;
  }

  contexts(): readonly string[] {
    return [...new Set([...this.#contexts.values()].flatMap((set) => [...set]))];
  }

  /** Whether a right means anything in the hands of a supplier's person: what they do with their own documents, and what they may look up. */
  forSuppliers(permission: string): boolean {
    const [module, name, action = ''] = permission.split('.');
    const entity = this.entities.get(`${module}.${name}`);
    if (!entity) return false;
    if (['read', 'export'].includes(action)) return openToSuppliers(entity);
    if (entity.scopes.vendor === undefined) return false;
    if (Object.hasOwn(entity.rights, action)) return true;
    if (!isDocument(entity)) return false;
    // An action that names a side judges by itself whose it is, in its own words.
    return entity.actions[action]?.side !== undefined || (entity.supplierSide?.does ?? []).includes(action);
  }

  /** What the company has decided, and what is shipped where it has not. */
  settings(ctx: Ctx): Promise<Settings> {
    return this.#settings.of(ctx);
  }

  calls(): readonly Call<any, any>[] {
    return this.modules.flatMap((module) => module.defs.calls ?? []);
  }

  effect(doc: string, action: string) {
    return this.#bindings.get(doc)?.effects[action];
  }

  /** SQL for a computed field; `t` is the row, `h` the header when the row is a line. */
  expression(entity: string, detail: string | null, field: string): string {
    const found = this.#computing.get(entity)?.expressions;
    const sql = detail === null ? found?.[field] : (found?.[detail] as Readonly<Record<string, string>> | undefined)?.[field];
    if (typeof sql !== 'string') throw new Error(`computed field ${entity}.${detail ?? ''}${field} has no expression`);
    return sql;
  }

  /** Why an action has to wait for somebody else: what the first hook says that holds it. */
  async whyHold(ctx: Ctx, doc: AnyDocument, action: string, row: Row): Promise<Text | null> {
    for (const { why } of this.#moveHooks.get(`${doc.id}.${action}`) ?? []) {
      const text = await why(ctx, row, { settings: (asking) => this.settings(asking) });
      if (text) return text;
    }
    return null;
  }

  /** Runs what the owner of the entity bound to its saving. */
  async saved(ctx: Ctx, entity: string, { id, before, after }: SavedRow): Promise<void> {
    for (const saving of this.#savings.get(entity) ?? []) await saving.run(ctx, id, before, this);
    await this.#touchSessions(ctx, entity, (field, usual) => (before?.[field] ?? usual) !== (after?.[field] ?? usual));
  }

  /** The same for many new rows. */
  async savedAll(ctx: Ctx, entity: string, ids: readonly string[]): Promise<void> {
    for (const { run, together } of this.#savings.get(entity) ?? []) {
      if (together) await together(ctx, ids);
      else for (const id of ids) await run(ctx, id, null, this);
    }
    await this.#touchSessions(ctx, entity, () => true);
  }

  /** Zones of plants are read with the settings, and the warehouses of a plant with people's limits: both are read anew. */
  async #touchSessions(ctx: Ctx, entity: string, differs: (field: string, usual: string | null) => boolean): Promise<void> {
    const zone = this.entities.get(entity)?.timeZone ?? null;
    if (zone !== null && differs(zone, ctx.zone)) await touchSettings(ctx);
    if (this.#nested.some(({ keeper, field }) => keeper.id === entity && differs(field, null))) await touchAccess(ctx);
  }

  usagesOf(entity: string): readonly Usage[] {
    return this.#usages.get(entity) ?? [];
  }

  #noteUsages(entity: Entity<any, any>): void {
    const tables = [
      [null, entity.fields],
      ...Object.entries(entity.details).map(([name, detail]) => [name, (detail as Entity).fields]),
    ];
    for (const [detail, fields] of tables as [string | null, Entity['fields']][]) {
      for (const [name, field] of Object.entries(fields)) {
        const { to } = field.options;
        if (!to || field.kind === 'refs') continue;
        const table = tableName(entity.id, detail ?? undefined);
        const usage = { entity, detail, field: name, table, column: columnName(name, field) };
        this.#usages.set(to, [...this.usagesOf(to), usage]);
      }
    }
  }
}
