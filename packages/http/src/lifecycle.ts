import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';

interface Stoppable {
  readonly app?: FastifyInstance;
  readonly health?: Health;
  readonly close: () => Promise<void>;
  /** How long the balancer gets to notice; shortened by tests. */
  readonly drainMs: number;
}
const HARD_LIMIT_MS = 40_000;

/**
 * Stops without failing anyone: readiness goes first, then answers ask clients to close, then the server and at last
 * the pools. Without the `Connection: close` header keep-alive clients hold a server open for more than a minute.
 */
export async function stopGracefully({ app, health, close, drainMs }: Stoppable): Promise<void> {
  const limit = setTimeout(() => process.exit(1), HARD_LIMIT_MS);
  limit.unref();
  if (health) health.stopping = true;
  if (app) await new Promise((done) => setTimeout(done, drainMs));
  await app?.close();
  await close();
  clearTimeout(limit);
}

/** Stops on the signals a supervisor sends; the second signal is not waited for. */
export function onSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
