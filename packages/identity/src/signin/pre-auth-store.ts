import pg from 'pg';
import type { InboxSms } from '@takt/content/host';
import { digest } from './families.ts';

/** One more under a name, unless it came within the last `$3` seconds; answers how many there have been in the last day. */
const COUNT = `insert into preauth_attempt (name_hash, failures, at) values ($1, 1, $2)
  on conflict (name_hash) do update set at = excluded.at,
    failures = case when preauth_attempt.at < excluded.at - interval '1 day' then 1 else preauth_attempt.failures + 1 end
  where preauth_attempt.at <= excluded.at - make_interval(secs => $3)
  returning failures`;

/**
 * Where people stand before they have said which company they belong to. It is shared by all processes and cells, so it
 * lives beside the directory; nothing in it lasts longer than a day.
 */
export class PreAuthStore {
  readonly #pool: pg.Pool;

  constructor(directoryUrl: string, onError: (error: Error) => void) {
    this.#pool = new pg.Pool({ connectionString: directoryUrl, max: 4, application_name: 'takt:preauth' });
    this.#pool.on('error', onError);
  }

  async run<T extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly T[]> {
    return (await this.#pool.query<T>({ text, values: [...values] })).rows;
  }

  /** Counts a try for a company that does not exist, so that it is treated like any other. */
  async countAttempt(name: string, now: Date): Promise<number> {
    const [row] = await this.run<{ failures: number }>(COUNT, [digest(name), now, 0]);
    return row?.failures ?? 1;
  }
  async attempts(name: string, now: Date): Promise<number> {
    const [row] = await this.run<{ failures: number }>(
      "select failures from preauth_attempt where name_hash = $1 and at > $2::timestamptz - interval '1 day'",
      [digest(name), now],
    );
    return row?.failures ?? 0;
  }

  /** Counts a name that comes by at most once in so many seconds: how often it has today, or how long it must wait. */
  async comesBy(name: string, now: Date, seconds: number): Promise<{ readonly times: number } | { readonly wait: number }> {
    const [counted] = await this.run<{ failures: number }>(COUNT, [digest(name), now, seconds]);
    if (counted) return { times: counted.failures };
    const [row] = await this.run<{ at: Date }>('select at from preauth_attempt where name_hash = $1', [digest(name)]);
    return { wait: row ? Math.max(1, seconds - Math.floor((now.getTime() - row.at.getTime()) / 1000)) : seconds };
  }

  async putMessage(to: string, text: string): Promise<void> {
    await this.run('insert into preauth_inbox (recipient, body) values ($1, $2)', [to, text]);
    await this.run('delete from preauth_inbox where id <= (select max(id) - 200 from preauth_inbox)', []);
  }
  async messages(): Promise<readonly InboxSms[]> {
    return this.run<InboxSms & pg.QueryResultRow>(
      'select id::text as "deliveryId", recipient as "to", body as text, at from preauth_inbox order by id desc limit 50',
      [],
    );
  }

  /** Sweeps out what has passed. */
  async tidy(now: Date): Promise<void> {
    await this.run('delete from preauth_captcha where expires_at < $1', [now]);
    await this.run('delete from preauth_work where expires_at < $1', [now]);
    await this.run("delete from preauth_qr where expires_at < $1::timestamptz - interval '10 minutes'", [now]);
    await this.run("delete from preauth_attempt where at < $1::timestamptz - interval '1 day'", [now]);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
