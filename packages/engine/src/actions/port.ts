declare const OFFERS: unique symbol;

/** A place where one part of the product offers something and another uses it, without either importing the other. */
export interface Port<T> {
  readonly id: string;
  readonly [OFFERS]?: T;
}
export const port = <T>(id: string): Port<T> => ({ id });

export interface Provided {
  readonly port: Port<any>;
  readonly implementation: unknown;
}
/** Says what stands behind a port. */
export const provide = <T>(to: Port<T>, implementation: T): Provided => ({ port: to, implementation });

/** What is provided, by port; each port by one part alone. */
export class Ports {
  readonly #behind = new Map<string, unknown>();

  constructor(provided: readonly Provided[]) {
    for (const { port: to, implementation } of provided) {
      if (this.#behind.has(to.id)) throw new Error(`the port ${to.id} is provided twice`);
      this.#behind.set(to.id, implementation);
    }
  }

  /** What stands behind a port; null where nobody provides it. */
  find<T>(of: Port<T>): T | null {
    return (this.#behind.get(of.id) as T | undefined) ?? null;
  }

  /** The same for one that must be provided. */
  get<T>(of: Port<T>): T {
    const found = this.find(of);
    if (found === null) throw new Error(`nobody provides the port ${of.id}`);
    return found;
  }
}
