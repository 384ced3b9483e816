import type pg from 'pg';
import type { Statement } from './sql.ts';

interface Stream {
  cork(): void;
  uncork(): void;
}
interface Prepared {
  readonly parsedStatements: Readonly<Record<string, string>>;
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
  const query = { text, values: values as unknown[], queryMode: 'extended', ...(name && { name }) };
  return (await client.query(query)).rows as T[];
}

/** Whether this connection has prepared the statement, so that its name alone runs it. */
export const isPrepared = (client: pg.ClientBase, name: string): boolean => Object.hasOwn(wireOf(client).parsedStatements, name);
