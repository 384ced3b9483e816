import { randomUUID } from 'node:crypto';
import { encodePassword, type Factory, FORM } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from '../company.ts';
import { type Someone, someone } from '../signin-calls.ts';
import { crowd, crowding, FULL, figure, percentile, sized } from './figure.ts';
import { hasRedisServer, OwnRedis } from './own-redis.ts';
import { postTo, ProductProcess } from './product-process.ts';

/** Together below what one person may ask for in ten seconds, however fast the machine is. */
const ROUNDS = 4;
const PLANT = 'base.plant';
/** What one address may guess in a minute. */
const GUESSES = 60;

let factory: Factory;
let company: Company;
let people: Someone[];
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date() });
  company = await openCompany(factory);
  people = [];
  for (let n = sized(25, 6); n > 0; n -= 1) people.push(await someone(factory, company, { admin: true }));
});
afterAll(() => factory.close());

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.8.${Math.floor(addresses / 200)}.${addresses % 200}`;
};

const tokenFor = async (url: string, { name, password }: Someone): Promise<string> => {
  const answer = await fetch(`${url}/anon/oauth/token`, {
    method: 'POST',
    headers: { ...FORM, 'x-forwarded-for': newAddress() },
    body: new URLSearchParams({ grant_type: 'password', scope: 'web', username: name, password: encodePassword(password) }),
  });
  const body = (await answer.json()) as { access_token: string };
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body.access_token;
};
/** Looks a pass up that nobody has; whether the address was told to wait. */
const guess = async (url: string, address: string): Promise<boolean> => {
  const answer = await fetch(`${url}/anon/pass/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key', 'x-forwarded-for': address },
    body: JSON.stringify({ token: '1.nobody' }),
  });
  expect([404, 429]).toContain(answer.status);
  return answer.status === 429;
};

interface Spent {
  readonly signins: number[];
  readonly calls: number[];
}
/** Everybody signs in, looks at a list and saves; everything succeeds. */
async function work(url: string): Promise<Spent> {
  const spent: Spent = { signins: [], calls: [] };
  const timed = async <T>(into: number[], call: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const answer = await call();
    into.push(performance.now() - started);
    return answer;
  };
  await crowd(people, 2, async (person) => {
    const token = await timed(spent.signins, () => tokenFor(url, person));
    for (let n = 0; n < ROUNDS; n += 1) {
      const code = randomUUID().slice(0, 18);
      const bodies = [
        ['/base/ai/queryPage', { _entity: PLANT }],
        ['/base/ai/submit', { _entity: PLANT, row: { code, name: '工厂' } }],
      ] as const;
      for (const [path, body] of bodies) {
        const answer = await timed(spent.calls, () => postTo(url, path, token, randomUUID(), body));
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      }
    }
  });
  return spent;
}
const p99 = ({ signins, calls }: Spent): readonly [number, number] => [percentile(signins, 0.99), percentile(calls, 0.99)];

interface Fault {
  readonly name: string;
  readonly begin: (redis: OwnRedis) => unknown;
  readonly end: (redis: OwnRedis) => unknown;
}
const FAULTS: readonly Fault[] = [
  { name: 'frozen', begin: (redis) => redis.freeze(), end: (redis) => redis.thaw() },
  { name: 'killed', begin: (redis) => redis.kill(), end: (redis) => redis.restart() },
  { name: 'empty', begin: (redis) => redis.ask((client) => client.flushall()), end: () => undefined },
  {
    name: 'full',
    begin: (redis) => redis.ask((client) => client.config('SET', 'maxmemory', '1')),
    end: (redis) => redis.ask((client) => client.config('SET', 'maxmemory', '0')),
  },
];

test.skipIf(!hasRedisServer())('60: Redis frozen, killed, empty or full: people sign in and work, and limits hold', async () => {
  const redis = await OwnRedis.start();
  let server: ProductProcess | null = null;
  try {
    const env = { REDIS_URL: redis.url, TAKT_THROTTLE: 'on', TAKT_TRUST_PROXY: '127.0.0.1' };
    const { url } = (server = await ProductProcess.start(factory, 'main', 0, env));
    /** How long it takes until the process counts in Redis again. */
    const recovered = async (): Promise<number> => {
      const started = performance.now();
      const counted = async (): Promise<number> => {
        const address = newAddress();
        await guess(url, address);
        return redis.ask(async (client) => (await client.keys(`*${address}*`)).length);
      };
      await expect.poll(counted, { timeout: FULL ? 10_000 * crowding() : 60_000, interval: 100 }).toBe(1);
      return performance.now() - started;
    };
    await work(url);
    await recovered();
    const crowds = [crowding()];
    const alone = p99(await work(url));
    for (const { name, begin, end } of FAULTS) {
      await begin(redis);
      const [signins, calls] = p99(await work(url));
      const address = newAddress();
      const told: boolean[] = [];
      await crowd(Array.from({ length: 1.5 * GUESSES }), 6, async () => void told.push(await guess(url, address)));
      const waits = told.filter(Boolean).length;
      await end(redis);
      const back = await recovered();
      crowds.push(crowding());
      figure(
        '60',
        `${name}: sign-ins p99 ${signins.toFixed(0)} ms (${alone[0].toFixed(0)} before), calls ${calls.toFixed(0)} ms (${alone[1].toFixed(0)}); ` +
          `${waits} of ${told.length} guesses told to wait; counted in Redis again after ${back.toFixed(0)} ms`,
      );
      expect(told.length - waits, name).toBeLessThanOrEqual(GUESSES);
      if (!FULL) continue;
      const share = Math.max(...crowds);
      expect(signins - alone[0], name).toBeLessThanOrEqual(100 * share);
      expect(calls - alone[1], name).toBeLessThanOrEqual(100 * share);
    }
  } finally {
    if (server) await server.stop('SIGKILL');
    redis.thaw();
    await redis.kill();
  }
});
