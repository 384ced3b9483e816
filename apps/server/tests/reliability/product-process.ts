import { type ChildProcess, spawn } from 'node:child_process';
import { type Factory, freePort } from '@takt/testing';
import { pause } from './figure.ts';

/** A real process of the product on a factory's databases, for tests that kill it. */
export class ProductProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything it has written so far. */
  said = '';

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  static async start(factory: Factory, entry: 'main' | 'worker', port = 0, env: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
    const chosen = port || (await freePort());
    const child = spawn(process.execPath, [`apps/server/src/${entry}.ts`], {
      cwd: new URL('../../../..', import.meta.url),
      env: {
        ...process.env,
        DATABASE_URL: factory.operator.adminUrl,
        TAKT_DIRECTORY: factory.operator.directory,
        TAKT_CELLS: Object.entries(factory.operator.cells)
          .map(([name, database]) => `${name}=${database}`)
          .join(','),
        PORT: String(chosen),
        TAKT_LOG: 'off',
        TAKT_THROTTLE: 'off',
        TAKT_DRAIN_MS: '500',
        TAKT_BEAT_MS: '1000',
        TAKT_KEYS: factory.keys,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new ProductProcess(child, `http://127.0.0.1:${chosen}`);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        started.said += chunk.toString();
      });
    child.stderr?.pipe(process.stderr);
    if (entry === 'main') await started.ready();
    else
      await new Promise<void>((done) =>
        child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('worker ready') && done()),
      );
    return started;
  }

  async ready(): Promise<void> {
    for (let tries = 0; tries < 800 && this.child.exitCode === null; tries += 1) {
      if (
        await fetch(`${this.url}/health/ready`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await pause(50);
    }
    throw new Error('the server did not become ready');
  }

  /** Ends it the given way and says how long that took. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ readonly code: number | null; readonly ms: number }> {
    const started = Date.now();
    const gone = new Promise<number | null>((done) => this.child.on('exit', (code) => done(code)));
    this.child.kill(signal);
    return { code: await gone, ms: Date.now() - started };
  }
}

export interface Answered {
  readonly status: number;
  readonly body: any;
}
/** A write over the network; a broken connection answers 0, and so does nobody for as long as one waits. */
export const postTo = (
  url: string,
  path: string,
  token: string,
  key: string,
  body: unknown,
  waitMs = 10_000,
): Promise<Answered> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': token, 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(waitMs),
  }).then(
    async (answer) => ({ status: answer.status, body: await answer.json().catch(() => null) }),
    () => ({ status: 0, body: null }),
  );
