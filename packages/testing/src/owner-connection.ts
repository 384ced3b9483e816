import { onDatabase } from '@takt/engine/host';

type Connection = Parameters<Parameters<typeof onDatabase>[1]>[0];

/**
 * A connection past every policy, opened when it is first asked and kept: opening one costs as much as saving a document. Whoever
 * asks while it is at work gets one of their own, because a statement may be waiting for what they are about to do.
 */
export class OwnerConnection {
  readonly #target: { readonly adminUrl: string; readonly database: string };
  #kept: Promise<Connection> | null = null;
  #giveUp: () => void = () => undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #busy = false;

  constructor(target: { readonly adminUrl: string; readonly database: string }) {
    this.#target = target;
  }

  async query<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const ask = async (client: Connection): Promise<T[]> => (await client.query(text, [...values])).rows as T[];
    if (this.#busy) return onDatabase(this.#target, ask);
    this.#busy = true;
    try {
      return await ask(await this.#open());
    } finally {
      this.#busy = false;
    }
  }

  async close(): Promise<void> {
    this.#giveUp();
    await this.#ended;
  }

  #open(): Promise<Connection> {
    this.#kept ??= new Promise((opened, failed) => {
      this.#ended = onDatabase(this.#target, (client) => {
        opened(client);
        return new Promise<void>((done) => {
          this.#giveUp = done;
          // A server that was restarted has ended it: the next question opens another.
          client.once('end', () => {
            this.#kept = null;
            done();
          });
        });
      }).catch((error: unknown) => {
        this.#kept = null;
        failed(error);
      });
    });
    return this.#kept;
  }
}
