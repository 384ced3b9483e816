import {
  type Definitions,
  type Entity,
  isDocument,
  itemsOf,
  type ListItem,
  type NumberRule,
  numberRule,
  type Parameter,
  shippedValue,
  tableName,
  valueProblem,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';
import { touchAccess } from './access-epoch.ts';

/** What a company keeps in place of what is shipped; an entry that is missing leaves the shipped one standing. */
export interface CompanySettings {
  /** Rules of document numbers, by entity. */
  readonly rules: ReadonlyMap<string, NumberRule>;
  /** Lists of values, by their codes. */
  readonly lists: ReadonlyMap<string, readonly ListItem[]>;
  /** Parameters, by their ids. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** The shipped settings of all modules. */
class Shipped {
  readonly rules: ReadonlyMap<string, NumberRule>;
  readonly lists: ReadonlyMap<string, readonly ListItem[]>;
  readonly parameters: ReadonlyMap<string, Parameter<any>>;

  constructor(definitions: readonly Definitions[]) {
    const documents = definitions.flatMap(({ entities }) => entities).filter(isDocument);
    this.rules = new Map(documents.map(({ id, number }) => [id, numberRule(number)]));
    this.lists = new Map(definitions.flatMap(({ lists = [] }) => lists).map((list) => [list.code, itemsOf(list)]));
    this.parameters = new Map(definitions.flatMap(({ parameters = [] }) => parameters).map((one) => [one.id, one]));
  }
}

/** What holds for one company. */
export class Settings {
  readonly shipped: Shipped;
  /** Zones of plants that are not in the company's, by their ids. */
  readonly plantZones: Readonly<Record<string, string>>;
  readonly #overrides: CompanySettings;

  constructor(shipped: Shipped, kept: CompanySettings, plantZones: Readonly<Record<string, string>> = {}) {
    this.shipped = shipped;
    this.plantZones = plantZones;
    this.#overrides = kept;
  }

  /** How documents of an entity are numbered. */
  rule(entity: string): NumberRule {
    const rule = this.#overrides.rules.get(entity) ?? this.shipped.rules.get(entity);
    if (!rule) throw new Error(`${entity} has no numbers`);
    return rule;
  }

  /** The values of a list, those no longer offered included. */
  list(code: string): readonly ListItem[] {
    return this.#overrides.lists.get(code) ?? this.shipped.lists.get(code) ?? [];
  }

  /** What the company decided. A value that today's definition would refuse counts as none. */
  value<T>(parameter: Parameter<T>): T {
    const kept = this.#overrides.values.get(parameter.id);
    // The field judges whether it is a T.
    return kept !== undefined && valueProblem(parameter.field, kept) === null ? (kept as T) : shippedValue(parameter);
  }

  /** What every browser of the company is told. */
  shared(): Readonly<Record<string, unknown>> {
    const told = [...this.shipped.parameters.values()].filter(({ shared }) => shared);
    return Object.fromEntries(told.map((parameter) => [parameter.id, this.value(parameter)]));
  }
}

/** By transaction: the ctx of somebody whose rights are not asked works in the same one. */
const changing = new WeakSet<Ctx['sql']>();

/** Settings of the company were changed: everybody's next request reads them anew, and so does the rest of this one. */
export async function touchSettings(ctx: Ctx): Promise<void> {
  changing.add(ctx.sql);
  await touchAccess(ctx);
}

const MOST = 5000;

/**
 * Reads a company's settings once for each of its epochs: every change of them raises the epoch in the same transaction,
 * and the opener of each request confirms the epoch that holds. Where no session vouches for one, they are read once in each
 * transaction.
 */
export class SettingsCache {
  readonly #shipped: Shipped;
  readonly #read: (ctx: Ctx) => Promise<CompanySettings>;
  readonly #plants: readonly Entity<any, any>[];
  readonly #known = new Map<number, { readonly epoch: string; readonly settings: Settings }>();
  readonly #inTransaction = new WeakMap<Ctx['sql'], Promise<Settings>>();

  constructor(definitions: readonly Definitions[], read: (ctx: Ctx) => Promise<CompanySettings>) {
    this.#shipped = new Shipped(definitions);
    this.#read = read;
    this.#plants = definitions.flatMap(({ entities }) => entities).filter(({ timeZone }) => timeZone !== null);
  }

  async of(ctx: Ctx): Promise<Settings> {
    // Nobody else may see what a transaction has changed and not yet committed.
    if (changing.has(ctx.sql)) return this.#readAll(ctx);
    if (ctx.epoch === null) return this.#ofTransaction(ctx);
    const known = this.#known.get(ctx.tenant);
    if (known && known.epoch === ctx.epoch) return known.settings;
    const settings = await this.#readAll(ctx);
    if (changing.has(ctx.sql)) return settings;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(ctx.tenant, { epoch: ctx.epoch, settings });
    return settings;
  }

  #ofTransaction(ctx: Ctx): Promise<Settings> {
    const reading = this.#inTransaction.get(ctx.sql) ?? this.#readAll(ctx);
    this.#inTransaction.set(ctx.sql, reading);
    return reading;
  }

  async #readAll(ctx: Ctx): Promise<Settings> {
    const [kept, ...zones] = await Promise.all([this.#read(ctx), ...this.#plants.map((plant) => zonesOf(ctx, plant))]);
    return new Settings(this.#shipped, kept, Object.fromEntries(zones.flat()));
  }
}

async function zonesOf(ctx: Ctx, { id, fields, timeZone }: Entity<any, any>): Promise<readonly [string, string][]> {
  const column = columnName(timeZone ?? '', fields[timeZone ?? '']);
  const rows = await ctx.sql.run<{ id: string; zone: string }>({
    text: `select id, ${column} as zone from app.${tableName(id)} where deleted_at is null and ${column} <> $1`,
    values: [ctx.zone],
  });
  return rows.map((row) => [row.id, row.zone]);
}
