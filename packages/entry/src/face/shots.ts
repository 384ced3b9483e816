import type { Detector, Seen } from './detector.ts';
import { type Hint, hintOf, inFrame, looksAhead, type Turn, turnDone } from './guide.ts';

/** Two JPEG pictures in base64: looking ahead, and turned. */
export type Shots = readonly [ahead: string, turned: string];

/** How far the taking has come. */
export interface Step {
  readonly hint: Hint | Turn;
  /** 0 to 1 over both pictures. */
  readonly progress: number;
}
export const FIRST_STEP: Step = { hint: 'none', progress: 0 };

/** The picture's side; more would only cost time here and on the way. */
const SIDE = 480;
const QUALITY = 0.9;
/** How long the face must lie in the guide box before it is taken. */
const HOLD_MS = 700;
/** How long it may be gone during the turn before all begins anew. */
const LOST_MS = 2500;
/** Between two looks, so that the page stays usable. */
const PAUSE_MS = 40;

interface Scene {
  readonly video: HTMLVideoElement;
  readonly detector: Detector;
  readonly turn: Turn;
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
}

/** Watches the camera until both pictures are taken; throws the signal's reason when it is ended before. */
export async function takeShots(scene: Scene): Promise<Shots> {
  for (;;) {
    const first = await takeAhead(scene);
    const second = await takeTurned(scene, first.yaw);
    if (second !== null) return [first.shot, second];
  }
}

async function takeAhead(scene: Scene): Promise<{ readonly shot: string; readonly yaw: number }> {
  let since: number | null = null;
  for (;;) {
    const { canvas, seen } = await look(scene);
    const hint = aheadHint(seen);
    if (hint !== 'hold') since = null;
    else since ??= performance.now();
    const held = since === null ? 0 : performance.now() - since;
    scene.onStep({ hint, progress: Math.min(0.5, held / HOLD_MS / 2) });
    if (seen && held >= HOLD_MS) return { shot: encode(canvas), yaw: seen.yaw };
  }
}

const aheadHint = (seen: Seen | null): Hint => {
  const hint = hintOf(seen && inFrame(seen.box));
  return hint === 'hold' && seen && !looksAhead(seen.yaw) ? 'ahead' : hint;
};

/** Null when the face was gone too long: who comes back may be somebody else. */
async function takeTurned(scene: Scene, from: number): Promise<string | null> {
  const { turn, onStep } = scene;
  let last = performance.now();
  while (performance.now() - last < LOST_MS) {
    const { canvas, seen } = await look(scene);
    const done = seen ? turnDone(turn, from, seen.yaw) : 0;
    onStep({ hint: turn, progress: 0.5 + done / 2 });
    if (done === 1) return encode(canvas);
    if (seen) last = performance.now();
  }
  return null;
}

async function look({
  video,
  detector,
  signal,
}: Scene): Promise<{ readonly canvas: HTMLCanvasElement; readonly seen: Seen | null }> {
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  signal.throwIfAborted();
  const canvas = middleOf(video);
  const seen = await detector.see(canvas);
  signal.throwIfAborted();
  return { canvas, seen };
}

/** The square in the middle, which is what the round window shows. Not mirrored: left stays the person's right. */
function middleOf(video: HTMLVideoElement): HTMLCanvasElement {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  paint?.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/jpeg', QUALITY).split(',')[1] ?? '';
