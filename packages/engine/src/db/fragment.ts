/** A statement with its values apart; the only way a value reaches the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A piece of SQL with its values apart. Pieces stand in each other and in statements; the values are numbered where all of it is
 * put together. As text it can stand only without values, in an expression of a computed field, say.
 */
export class Fragment implements Statement {
  readonly #strings: readonly string[];
  readonly #parts: readonly unknown[];

  constructor(strings: readonly string[], parts: readonly unknown[]) {
    this.#strings = strings;
    this.#parts = parts;
  }

  get text(): string {
    return this.#flat().text;
  }
  get values(): readonly unknown[] {
    return this.#flat().values;
  }
  toString(): string {
    const { text, values } = this.#flat();
    if (values.length > 0) throw new Error(`a piece of SQL with values is not text: ${text}`);
    return text;
  }

  #flat(): Statement {
    const values: unknown[] = [];
    return { text: this.#write(values), values };
  }
  #write(values: unknown[]): string {
    return this.#strings.reduce((text, string, index) => {
      const part = this.#parts[index - 1];
      if (part instanceof Fragment) return text + part.#write(values) + string;
      values.push(part);
      return `${text}$${values.length}${string}`;
    });
  }
}

/** A piece of SQL: what is put in is a value, or another piece. */
export const fragment = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Fragment => new Fragment(strings, parts);

/** SQL that stands in the code as text, without values; never built from what somebody sent. */
export const verbatim = (text: string): Fragment => new Fragment([text], []);
