/** The thread that looks at pictures, one after another. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { Config, FaceResult, Human } from '@vladmandic/human';
import type { Box, Face, Look } from './look.ts';
import { humanBuild, modelFolder, wasmFolder } from './model-files.ts';
import type { ThreadReply } from '@takt/engine/host';
import type { Picture } from './picture.ts';

const models = modelFolder();
// The models are asked for by `fetch`, which knows no files. In this thread it knows nothing else, so no model and no
// program is ever loaded from a network.
globalThis.fetch = async (address) => {
  const name = basename(new URL(address instanceof Request ? address.url : address).pathname);
  return new Response(await readFile(join(models, name)), {
    headers: { 'content-type': name.endsWith('.json') ? 'application/json' : 'application/octet-stream' },
  });
};

const off = { enabled: false };
const config: Partial<Config> = {
  backend: 'wasm',
  wasmPath: wasmFolder() + sep,
  modelBasePath: pathToFileURL(models + sep).href,
  // Pictures of different people follow each other: nothing of the last one may stand in for the next.
  skipAllowed: false,
  cacheSensitivity: 0,
  async: false,
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    // Three tell a crowd from a person; each more costs as much as the first.
    detector: { rotation: true, maxDetected: 3, minConfidence: 0.5 },
    mesh: { enabled: true },
    description: { enabled: true },
    antispoof: { enabled: true },
    liveness: { enabled: true },
    iris: off,
    emotion: off,
  },
};

async function load(): Promise<Human> {
  // The package's types describe its browser build; this build has the same face.
  const build = createRequire(import.meta.url)(humanBuild()) as { readonly Human: typeof Human };
  const human = new build.Human(config);
  await human.load();
  return human;
}

type Points = FaceResult['meshRaw'];
const at = (points: Points, index: number): readonly [number, number] => [points[index]?.[0] ?? 0, points[index]?.[1] ?? 0];
const distance = (points: Points, from: number, to: number): number => {
  const [[x1, y1], [x2, y2]] = [at(points, from), at(points, to)];
  return Math.hypot(x2 - x1, y2 - y1);
};

/** The smallest box around the mesh; the detector's own is wider by more than half. */
function boxOf(points: Points): Box {
  const within = (values: readonly number[]): readonly [number, number] => [
    Math.max(0, Math.min(...values)),
    Math.min(1, Math.max(...values)),
  ];
  const [left, right] = within(points.map(([x]) => x));
  const [top, bottom] = within(points.map(([, y]) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const faceOf = (found: FaceResult): Face => ({
  embedding: found.embedding ?? [],
  live: found.live ?? 0,
  real: found.real ?? 0,
  box: boxOf(found.meshRaw),
  yaw: found.rotation?.angle.yaw ?? 0,
  // Points of the mesh: upper and lower lid, outer and inner corner.
  eyes: {
    left: distance(found.mesh, 386, 374) / distance(found.mesh, 263, 362),
    right: distance(found.mesh, 159, 145) / distance(found.mesh, 33, 133),
  },
});

async function lookAt(human: Human, { width, height, pixels }: Picture): Promise<Look> {
  const tensor = human.tf.tensor3d(pixels, [height, width, 3], 'int32');
  try {
    const { face: found, error } = await human.detect(tensor);
    if (error) throw new Error(error);
    const [largest] = found.map(faceOf).sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
    return { faces: found.length, face: largest ?? null };
  } finally {
    tensor.dispose();
  }
}

let human: Promise<Human> | null = null;
async function answer(picture: Picture): Promise<ThreadReply<Look>> {
  try {
    human ??= load();
    return { done: await lookAt(await human, picture) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (picture: Picture) => void answer(picture).then((said) => parentPort?.postMessage(said, [])));
