import type { Keys } from '@takt/engine/host';
import { captchaAnswer, captchaText, drawCaptcha, unpredictable } from './captcha-image.ts';
import type { PreAuthStore } from './pre-auth-store.ts';

const SECONDS = 120;
const PUT = `insert into preauth_captcha (client, answer_hash, expires_at) values ($1, $2, $3)
  on conflict (client) do update set answer_hash = excluded.answer_hash, expires_at = excluded.expires_at`;
const TAKE = 'delete from preauth_captcha where client = $1 returning answer_hash, expires_at';

/** Pictures of a few characters that a person reads. One answer per picture, right or wrong. */
export class Captchas {
  readonly #preAuth: PreAuthStore;
  readonly #keys: Keys;
  readonly #show: ((client: string, text: string) => Promise<void>) | null;

  /** `show` tells a developer's inbox what the picture says; nobody else ever learns it. */
  constructor(preAuth: PreAuthStore, keys: Keys, show: ((client: string, text: string) => Promise<void>) | null) {
    this.#preAuth = preAuth;
    this.#keys = keys;
    this.#show = show;
  }

  async draw(client: string, now: Date): Promise<Buffer> {
    const text = captchaText(unpredictable);
    await this.#preAuth.run(PUT, [client, this.#hash(client, text), new Date(now.getTime() + SECONDS * 1000)]);
    await this.#show?.(client, text);
    return drawCaptcha(text, unpredictable);
  }

  /** Uses the picture up; true when this was its answer. */
  async answers(client: string, code: string, now: Date): Promise<boolean> {
    const [row] = await this.#preAuth.run<{ answer_hash: Buffer; expires_at: Date }>(TAKE, [client]);
    return row !== undefined && row.expires_at > now && row.answer_hash.equals(this.#hash(client, code));
  }

  #hash(client: string, text: string): Buffer {
    return this.#keys.mac('captcha', `${client}|${captchaAnswer(text)}`);
  }
}
