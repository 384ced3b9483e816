import { Fragment, type Statement } from './fragment.ts';

export type { Statement };

/** Runs SQL inside the tenant's transaction. */
export interface Sql {
  <T>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<T[]>;
  /** Exactly one row, or a fault. */
  one<T>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<T>;
  /** At most one row. */
  maybe<T>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<T | null>;
  /**
   * A statement the engine built; `name` prepares it once per connection. A reader that says `final` sends nothing
   * after it, so the end of the transaction travels along.
   */
  run<T>(statement: Statement, name?: string, final?: boolean): Promise<T[]>;
}

/** `$1`-numbered text from a template, and from the pieces in it. */
export const statement = (strings: TemplateStringsArray, parts: readonly unknown[]): Statement => {
  const { text, values } = new Fragment(strings, parts);
  return { text, values };
};

export function sqlOver(run: <T>(statement: Statement, name?: string, final?: boolean) => Promise<T[]>): Sql {
  const tag = <T>(strings: TemplateStringsArray, ...values: readonly unknown[]) => run<T>(statement(strings, values));
  const maybe = async <T>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
    (await run<T>(statement(strings, values)))[0] ?? null;
  const one = async <T>(strings: TemplateStringsArray, ...values: readonly unknown[]) => {
    const rows = await run<T>(statement(strings, values));
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`);
    return rows[0] as T;
  };
  return Object.assign(tag, { one, maybe, run });
}

/** Collects values while the engine writes a statement; `put` returns the placeholder. */
export class Binder {
  readonly values: unknown[] = [];
  put(value: unknown, cast?: string): string {
    this.values.push(value);
    return `$${this.values.length}${cast ? `::${cast}` : ''}`;
  }
}

/** Quotes a name that came from a definition. Definitions are code, yet a slip must not become SQL. */
export const name = (identifier: string): string => {
  if (!/^[a-z_][a-z0-9_]*$/.test(identifier)) throw new Error(`not a database name: ${identifier}`);
  return `"${identifier}"`;
};
