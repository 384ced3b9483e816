import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { modelFolder, wasmFolder } from '@takt/identity/host';
import { Refused } from '@takt/engine/host';

/** What the browser needs to find a face before the camera. Telling whose it is stays here. */
const MODELS = ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin'];
const PROGRAMS = ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm-threaded-simd.wasm'];
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.bin': 'application/octet-stream',
  '.wasm': 'application/wasm',
};

/** Where a listed file lies; null for every other name, so that no name ever becomes part of a path. */
const placeOf = (file: string): string | null =>
  MODELS.includes(file) ? join(modelFolder(), file) : PROGRAMS.includes(file) ? join(wasmFolder(), file) : null;

/** Serves the models of the face detector from the packages they come with; no other host is ever asked. */
export function modelRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/static/face/:file', async ({ params: { file } }, reply) => {
    const place = placeOf(file);
    if (place === null) throw Refused.of('not.found');
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(place));
  });
}
