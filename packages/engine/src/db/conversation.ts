import type pg from 'pg';
import { Lru } from '../lru.ts';
import type { Statement } from './sql.ts';

interface Stream {
  cork(): void;
  uncork(): void;
}
interface Prepared {
  readonly parsedStatements: Record<string, string>;
}
/** The parts of a connection the driver does not declare. */
interface Wire {
  readonly connection: Prepared & { readonly stream: Stream };
}
const wireOf = (client: pg.ClientBase): Wire['connection'] => (client as unknown as Wire).connection;

const corked = new WeakSet<Stream>();
/** Messages of one turn of the event loop leave in one write: a system call costs more than the message. */
function together(client: pg.ClientBase): void {
  const { stream } = wireOf(client);
  if (corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  process.nextTick(() => {
    corked.delete(stream);
    stream.uncork();
  });
}

/** Fixed text without values: the opener, commit, rollback. The only use of the simple protocol. */
export function simpleQuery(client: pg.ClientBase, text: string): Promise<pg.QueryResult[]> {
  together(client);
  return client.query(text).then((answer) => [answer].flat() as pg.QueryResult[]);
}

/** One statement with its values apart, by the extended protocol, which takes exactly one statement. */
export async function extendedQuery<T>(client: pg.ClientBase, { text, values }: Statement, name?: string): Promise<T[]> {
  together(client);
  if (name) noteUse(client, name);
  const query = { text, values: values as unknown[], queryMode: 'extended', ...(name && { name }) };
  return (await client.query(query)).rows as T[];
}

const NAMED = 1000;
/** Names of texts seen lately. A name is never given twice: connections may still know it by another text. */
const names = new Lru<string, string>(NAMED);
let named = 0;
/** The name under which connections prepare a statement. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const made = `s${(named += 1)}`;
  names.set(text, made);
  return made;
}

/** Each prepared statement costs the server's process about 80 KB, so a connection keeps those it used last. */
const KEPT = 200;
const lastUsed = new WeakMap<pg.ClientBase, Set<string>>();
function noteUse(client: pg.ClientBase, name: string): void {
  const used = lastUsed.get(client) ?? new Set<string>();
  used.delete(name);
  lastUsed.set(client, used.add(name));
}

/** Lets go of the statements a connection has not used for longest; null when it has no more than it may keep. */
export function forgetOldStatements(client: pg.ClientBase): Promise<unknown> | null {
  const used = lastUsed.get(client);
  if (!used || used.size <= KEPT) return null;
  const { parsedStatements } = wireOf(client);
  const old = [...used].slice(0, used.size - KEPT);
  for (const name of old) used.delete(name);
  // One that failed was never prepared, and there is nothing to let go of.
  const prepared = old.filter((name) => Object.hasOwn(parsedStatements, name));
  for (const name of prepared) delete parsedStatements[name];
  return simpleQuery(client, prepared.map((name) => `deallocate "${name}"`).join(';'));
}

/** Whether this connection has prepared the statement, so that its name alone runs it. */
export const isPrepared = (client: pg.ClientBase, name: string): boolean => Object.hasOwn(wireOf(client).parsedStatements, name);
