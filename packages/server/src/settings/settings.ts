import {
  type Definitions,
  isDocument,
  itemsOf,
  type ListItem,
  type NumberRule,
  numberRule,
  type Parameter,
  shippedValue,
  valueProblem,
} from '@takt/model';
import { touchAccess } from '../access/accounts.ts';
import type { Ctx } from '../ctx.ts';

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
export class Shipped {
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
  readonly #kept: CompanySettings;

  constructor(shipped: Shipped, kept: CompanySettings) {
    this.shipped = shipped;
    this.#kept = kept;
  }

  /** How documents of an entity are numbered. */
  rule(entity: string): NumberRule {
    const rule = this.#kept.rules.get(entity) ?? this.shipped.rules.get(entity);
    if (!rule) throw new Error(`${entity} has no numbers`);
    return rule;
  }

  /** The values of a list, those no longer offered included. */
  list(code: string): readonly ListItem[] {
    return this.#kept.lists.get(code) ?? this.shipped.lists.get(code) ?? [];
  }

  /** What the company decided. A value that today's definition would refuse counts as none. */
  value<T>(parameter: Parameter<T>): T {
    const kept = this.#kept.values.get(parameter.id);
    // The field judges whether it is a T.
    return kept !== undefined && valueProblem(parameter.field, kept) === null ? (kept as T) : shippedValue(parameter);
  }

  /** What every browser of the company is told. */
  shared(): Readonly<Record<string, unknown>> {
    const told = [...this.shipped.parameters.values()].filter(({ shared }) => shared);
    return Object.fromEntries(told.map((parameter) => [parameter.id, this.value(parameter)]));
  }
}

const changing = new WeakSet<Ctx>();

/** Settings of the company were changed: everybody's next request reads them anew, and so does the rest of this one. */
export async function touchSettings(ctx: Ctx): Promise<void> {
  changing.add(ctx);
  await touchAccess(ctx);
}

const MOST = 5000;

/**
 * Reads a company's settings once for each of its epochs: every change of them raises the epoch in the same transaction,
 * and the opener of each request confirms the epoch that holds.
 */
export class SettingsCache {
  readonly #shipped: Shipped;
  readonly #read: (ctx: Ctx) => Promise<CompanySettings>;
  readonly #known = new Map<number, { readonly epoch: string; readonly settings: Settings }>();

  constructor(definitions: readonly Definitions[], read: (ctx: Ctx) => Promise<CompanySettings>) {
    this.#shipped = new Shipped(definitions);
    this.#read = read;
  }

  async of(ctx: Ctx): Promise<Settings> {
    const known = this.#known.get(ctx.tenant);
    if (known && known.epoch === ctx.epoch && !changing.has(ctx)) return known.settings;
    const settings = new Settings(this.#shipped, await this.#read(ctx));
    // Nobody else may see what a transaction has changed and not yet committed.
    if (ctx.epoch === null || changing.has(ctx)) return settings;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(ctx.tenant, { epoch: ctx.epoch, settings });
    return settings;
  }
}
