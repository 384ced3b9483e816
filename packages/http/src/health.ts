import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry as Metrics } from 'prom-client';
import type { Host } from './host.ts';

export interface Health {
  /** Set first when the process is told to stop; the balancer then sends no more. */
  stopping: boolean;
}

/** Liveness, readiness and metrics, for machines. */
export function healthRoutes(app: FastifyInstance, host: Host, health: Health): void {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: 'takt_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  });
  const pools = new Gauge({
    name: 'takt_pool_connections',
    help: 'Database connections by cell and use',
    labelNames: ['cell', 'use'],
    registers: [metrics],
    collect() {
      for (const cell of host.cells.all()) {
        const pool = cell.pool('app_rw');
        this.set({ cell: cell.config.name, use: 'open' }, pool.totalCount);
        this.set({ cell: cell.config.name, use: 'idle' }, pool.idleCount);
        this.set({ cell: cell.config.name, use: 'waiting' }, cell.waiting);
      }
    },
  });
  void pools;
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const cells = await Promise.all(
      host.cells.all().map(async (cell) => [cell.config.name, await answers(cell.readiness())] as const),
    );
    const ready = !health.stopping && cells.every(([, up]) => up);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: health.stopping ? 'stopping' : ready ? 'ready' : 'waiting', cells: Object.fromEntries(cells) });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
}

const answers = async (pool: { query: (text: string) => Promise<unknown> }): Promise<boolean> => {
  try {
    await Promise.race([pool.query('select 1'), new Promise((_, fail) => setTimeout(() => fail(new Error('slow')), 2000))]);
    return true;
  } catch {
    return false;
  }
};
