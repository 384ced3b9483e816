import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelRoutes } from '../src/model-routes.ts';
import { Refused } from '../../engine/src/refused.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refused ? error.status : 500).send());
  modelRoutes(app);
});
afterAll(() => app.close());
const get = (file: string) => app.inject({ url: `/static/face/${file}` });

test('the browser gets the detector and its program, to keep for a day', async () => {
  for (const [file, type] of [
    ['blazeface.json', 'application/json; charset=utf-8'],
    ['blazeface.bin', 'application/octet-stream'],
    ['facemesh.json', 'application/json; charset=utf-8'],
    ['facemesh.bin', 'application/octet-stream'],
    ['tfjs-backend-wasm.wasm', 'application/wasm'],
    ['tfjs-backend-wasm-simd.wasm', 'application/wasm'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(file);
    expect(statusCode, file).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=86400' });
    expect(rawPayload.length).toBeGreaterThan(10_000);
  }
});

test('nothing else is served, whatever the name', async () => {
  const names = [
    'faceres.bin',
    'models.json',
    'constructor',
    '..%2Fpackage.json',
    '%2e%2e%2fmodels%2ffaceres.bin',
    'blazeface.bin%00',
  ];
  for (const name of names) expect((await get(name)).statusCode, name).toBe(404);
});
