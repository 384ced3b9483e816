import type { Config, FaceResult } from '@vladmandic/human';
import type { Box } from './guide.ts';

/** The face before the camera. */
export interface Seen {
  /** From forehead to chin and from cheek to cheek, in fractions of the picture. */
  readonly box: Box;
  /** Radians; negative once the head has turned to the person's own left. */
  readonly yaw: number;
}
export interface Detector {
  /** The largest face of the picture; null where there is none. */
  see(picture: HTMLCanvasElement): Promise<Seen | null>;
}

/** Our own server hands out models and programs; the library would otherwise ask a foreign host. */
const FILES = '/static/face/';
const off = { enabled: false };
const config: Partial<Config> = {
  // Without a graphics card the other ways take half a minute for the first picture; this one takes as long everywhere.
  backend: 'wasm',
  wasmPath: FILES,
  modelBasePath: FILES,
  // The browser's own cache keeps the models for as long as the server says.
  cacheModels: false,
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
    detector: { rotation: true, maxDetected: 2, minConfidence: 0.5, skipFrames: 0, skipTime: 0 },
    mesh: { enabled: true },
    iris: off,
    emotion: off,
    description: off,
    antispoof: off,
    liveness: off,
  },
};

function seenOf({ meshRaw, rotation }: FaceResult): Seen {
  const [xs, ys] = [meshRaw.map(([x]) => x), meshRaw.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, yaw: rotation?.angle.yaw ?? 0 };
}
const size = ({ box }: Seen): number => box.width * box.height;

async function load(): Promise<Detector> {
  // Two megabytes that only those need who look into the camera, and only after it has opened.
  const { Human } = await import('@vladmandic/human');
  const human = new Human(config);
  await human.load();
  // The library would go on without, at half a minute a picture, where a page's policy forbids WebAssembly.
  if (human.tf.getBackend() !== 'wasm') throw new Error('WebAssembly does not run here');
  return {
    async see(picture) {
      const { face: found, error } = await human.detect(picture);
      if (error) throw new Error(error);
      const [largest] = found.map(seenOf).sort((a, b) => size(b) - size(a));
      return largest ?? null;
    },
  };
}

let loading: Promise<Detector> | null = null;
/** Loads the detector once per page; a failed attempt is forgotten, so that the next may succeed. */
export function loadDetector(): Promise<Detector> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
