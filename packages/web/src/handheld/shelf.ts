import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './outbox/entry.ts';
import type { Shelf } from './outbox/outbox.ts';

/** An answer as it was when there was a network. */
export interface Kept {
  readonly value: unknown;
  readonly at: number;
}
interface Stores extends DBSchema {
  outbox: { key: number; value: Entry };
  kept: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Stores>> | null = null;
const database = (): Promise<IDBPDatabase<Stores>> =>
  (opened ??= openDB<Stores>('takt-handheld', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      db.createObjectStore('kept');
    },
  }));

export const outboxShelf: Shelf = {
  all: async () => (await database()).getAll('outbox'),
  add: async (entry) => {
    // The store gives the number, which the type cannot know.
    const seq = await (await database()).add('outbox', entry as Entry);
    return { ...entry, seq };
  },
  put: async (entry) => void (await (await database()).put('outbox', entry)),
  remove: async (seq) => (await database()).delete('outbox', seq),
};

export const recallAnswer = async (key: string): Promise<Kept | undefined> => (await database()).get('kept', key);
export const keepAnswer = async (key: string, kept: Kept): Promise<void> =>
  void (await (await database()).put('kept', kept, key));
