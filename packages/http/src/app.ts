import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { SERVER_TIME } from '@takt/model';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { tenantOf } from '@takt/identity/host';
import { Refused } from '@takt/engine/host';
import { attachmentRoutes } from './attachment-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { callRoutes } from './call-routes.ts';
import { asRefused, failure } from './envelope.ts';
import { exportRoutes } from './export-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { genericRoutes } from './generic-routes.ts';
import { queueRoutes } from './queue-routes.ts';
import { type Health, healthRoutes } from './health.ts';
import { homeRoutes } from './home-routes.ts';
import { type Host, langOf } from './host.ts';
import { acceptJson } from './json-body.ts';
import { lazyValidation } from './lazy-validation.ts';
import { libraryRoutes } from './library-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { logOperations } from './operations.ts';
import { openapiRoutes } from './openapi-routes.ts';
import { printoutRoutes } from './printout-routes.ts';
import { passRoutes } from './pass-routes.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { togetherRoutes } from './together-routes.ts';
import { warnOfProxy } from './proxy-warning.ts';
import { publishedRoutes } from './published-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { rightsRoutes } from './rights-routes.ts';
import { screenRoutes } from './screen-routes.ts';
import { sheetRoutes } from './sheet-routes.ts';
import { ACCESS_COOKIE } from './signin/cookies.ts';
import { signinRoutes } from './signin/index.ts';

interface HttpOptions {
  readonly log: boolean;
  readonly trustProxy: string | false;
  /** How often open sockets are asked whether their sign-in still lives; shortened by tests. */
  readonly watchMs?: number;
  /** How often the process says that its people are still here; shortened by tests. */
  readonly beatMs?: number;
  /** Limits of the HTTP server, shortened by tests of slow senders. */
  readonly limits?: { readonly requestTimeout: number; readonly headersTimeout: number };
}
interface Route {
  readonly method: string;
  readonly path: string;
}
export interface HttpApp {
  /** Every call answered, for the contract export and for tests that try each of them. */
  readonly routes: readonly Route[];
  readonly app: FastifyInstance;
  readonly health: Health;
}

const MIB = 1024 * 1024;

/** The HTTP server: wire shapes, limits and routes. Everything inside speaks its own types. */
export async function buildHttp(host: Host, options: HttpOptions): Promise<HttpApp> {
  const { requestTimeout, headersTimeout } = options.limits ?? { requestTimeout: 30_000, headersTimeout: 10_000 };
  const app: FastifyInstance = Fastify({
    logger: options.log && {
      level: 'info',
      redact: ['req.headers["access-token"]', 'req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    },
    // One line per answer is written below, with what an operator needs.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MIB,
    trustProxy: options.trustProxy,
    genReqId: () => randomUUID(),
    // Both are needed: the top-level option alone is checked too rarely to stop a dripping body, and where it is absent
    // Fastify sets the server's limit back to none.
    requestTimeout,
    // A socket on which nothing moves is closed: answers that nobody reads would pile up.
    connectionTimeout: 120_000,
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: 2000, maxHeaderSize: 16_384 },
    return503OnClosing: true,
    schemaController: lazyValidation,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  }) as unknown as FastifyInstance;
  const health: Health = { stopping: false };
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS' && !url.startsWith('/docs')) routes.push({ method: one, path: url });
  });

  acceptJson(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 16_384 });
  await app.register(multipart, { limits: { fileSize: 5 * MIB, files: 1, fields: 10 } });
  // Pages get the whole set of headers; JSON answers need only the fixed few below.
  await app.register(helmet, { global: false, contentSecurityPolicy: { directives: CSP } });
  warnOfProxy(app, options.trustProxy);
  watchRequests(app, health, host.signin.clock);
  logOperations(app, host);
  healthRoutes(app, host, health);
  signinRoutes(app, host);
  screenRoutes(app, host);
  genericRoutes(app, host);
  queueRoutes(app, host);
  sheetRoutes(app, host);
  printoutRoutes(app, host);
  exportRoutes(app, host);
  jobRoutes(app, host);
  passRoutes(app, host, callRoutes(app, host));
  auditRoutes(app, host);
  attachmentRoutes(app, host);
  libraryRoutes(app, host);
  preferenceRoutes(app, host);
  publishedRoutes(app, host);
  reportRoutes(app, host);
  messageRoutes(app, host);
  homeRoutes(app, host);
  rightsRoutes(app, host);
  togetherRoutes(app, host);
  await liveRoutes(app, host, { watchMs: options.watchMs ?? 30_000, beatMs: options.beatMs ?? 10_000 });
  await openapiRoutes(app, host);
  return { app, health, routes };
}

const CSP = {
  defaultSrc: ["'self'"],
  // The face detector is WebAssembly; nothing else is evaluated.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  baseUri: ["'none'"],
};

/** Every answer names its request; refusals and faults leave in the contract's envelope, faults without detail. */
function watchRequests(app: FastifyInstance, health: Health, clock: () => Date): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    if (health.stopping) reply.header('connection', 'close');
    done();
  });
  // Browsers judge by this clock and never by their own.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header(SERVER_TIME, clock().toISOString());
    done(null, payload);
  });
  // Forms belong to the sign-in alone: elsewhere a page of another site could post one without asking.
  app.addHook('preValidation', (request, _reply, done) => {
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const expected = request.routeOptions.config.form === true;
    done(form && !expected ? Refused.of('media.type') : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const header = request.headers['access-token'];
    const token = typeof header === 'string' ? header : (request.cookies?.[ACCESS_COOKIE] ?? '');
    const tenant = tenantOf(token);
    request.log.info(
      { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), tenant },
      'answered',
    );
    done();
  });
  app.setNotFoundHandler((request, reply) => answer(Refused.of('route.unknown'), request, reply));
  app.setErrorHandler((error, request, reply) => {
    const refused = asRefused(error);
    if (refused.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'fault');
    return answer(refused, request, reply);
  });
}

function answer(refused: Refused, request: Parameters<typeof langOf>[0], reply: FastifyReply) {
  const operation = (request.body as { readonly _opNo?: unknown } | undefined)?._opNo;
  const { httpStatus, body } = failure(refused, langOf(request), typeof operation === 'string' ? operation : '', request.id);
  if (refused.retryAfter !== null) reply.header('retry-after', refused.retryAfter);
  return reply.code(httpStatus).type('application/json; charset=utf-8').send(body);
}
