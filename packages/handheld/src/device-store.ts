import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './outbox/entry.ts';
import type { OutboxStore } from './outbox/outbox.ts';

/** An answer as it was when there was a network. */
interface CachedAnswer {
  readonly value: unknown;
  readonly at: number;
}
interface Stores extends DBSchema {
  outbox: { key: number; value: Entry };
  kept: { key: string; value: CachedAnswer };
}

let opened: Promise<IDBPDatabase<Stores>> | null = null;
const database = (): Promise<IDBPDatabase<Stores>> =>
  (opened ??= openDB<Stores>('takt-handheld', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      db.createObjectStore('kept');
    },
  }));

export const outboxStore: OutboxStore = {
  all: async () => (await database()).getAll('outbox'),
  add: async (entry) => {
    // The store gives the number, which the type cannot know.
    const seq = await (await database()).add('outbox', entry as Entry);
    return { ...entry, seq };
  },
  put: async (entry) => void (await (await database()).put('outbox', entry)),
  remove: async (seq) => (await database()).delete('outbox', seq),
};

export const loadAnswer = async (key: string): Promise<CachedAnswer | undefined> => (await database()).get('kept', key);
export const saveAnswer = async (key: string, kept: CachedAnswer): Promise<void> =>
  void (await (await database()).put('kept', kept, key));
