import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@takt/testing';
import { Redis } from 'ioredis';

/** Whether this machine can start one; the common one may be elsewhere. */
export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).error === undefined;

/** A Redis of a test's own, for what the common one may not suffer. */
export class OwnRedis {
  readonly #port: number;
  #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.#port = port;
    this.#child = child;
  }

  static async start(): Promise<OwnRedis> {
    const port = await freePort();
    return new OwnRedis(port, await serve(port));
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** It keeps its connections and answers nothing. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }
  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
  async restart(): Promise<void> {
    await this.kill();
    this.#child = await serve(this.#port);
  }

  /** Asks it as its administrator. */
  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(this.url);
    try {
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  }
}

async function serve(port: number): Promise<ChildProcess> {
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', 'maxmemory-policy': 'noeviction' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && ready());
    child.once('exit', (code) => fail(new Error(`redis-server ended with ${code}`)));
  });
  return child;
}
