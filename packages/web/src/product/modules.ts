import type { Definitions } from '@takt/model';

type Load = () => Promise<Definitions>;

/** The definitions of the product's modules, each fetched when somebody first needs it. */
export interface Modules {
  /** The module an entity belongs to; null where the browser has none of that name. */
  readonly of: (entity: string) => Promise<Definitions> | null;
  /** All of them, lowest level first, for whoever speaks of the product as a whole. */
  readonly all: () => Promise<readonly Definitions[]>;
}

/** Fetches each module once. What could not be fetched is tried again by the next who asks. */
export function fetchedOnce(loads: Readonly<Record<string, Load>>): Modules {
  const each = new Map(Object.entries(loads).map(([name, load]) => [name, once(load)]));
  return {
    of: (entity) => each.get(entity.slice(0, entity.indexOf('.')))?.() ?? null,
    all: once(() => Promise.all([...each.values()].map((load) => load()))),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
