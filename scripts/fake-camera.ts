/** A camera for browser journeys: a film in which somebody looks ahead, turns to one side and to the other, over and over. */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A photograph and where the face lies in it, in its own points. */
export interface Portrait {
  readonly image: Buffer;
  readonly face: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const [WIDTH, HEIGHT] = [640, 480];
/** Chromium plays such a film at this rate and starts again at its end. */
const RATE = 30;
/** The face's height in the film: in the middle of the 230 points of the round window it takes 120 of them. */
const FACE_HEIGHT = 250;
/** How far the head turns, in radians; at this the features are still those of the same person. */
const TURN = 0.4;
const STEPS = 8;

/** The photograph that comes with the face package. */
export async function portrait(): Promise<Portrait> {
  const entry = createRequire(import.meta.url).resolve('@vladmandic/human');
  const screenshot = join(dirname(entry), '..', 'assets', 'screenshot-faceid.jpg');
  const image = await sharp(screenshot).extract({ left: 14, top: 142, width: 140, height: 140 }).png().toBuffer();
  return { image, face: { x: 28, y: 18, width: 82, height: 94 } };
}

/** Writes a film for `--use-file-for-fake-video-capture`: JPEG pictures, one after another. */
export async function makeFakeCamera(outFile: string, faceImage: Portrait): Promise<void> {
  const still = await stillOf(faceImage);
  const radius = ((faceImage.face.width / faceImage.face.height) * FACE_HEIGHT) / 2;
  const frame = (angle: number): Promise<Buffer> => encode(turned(still, radius, angle));
  const ahead = await frame(0);
  const film: Buffer[] = seconds(2, ahead);
  for (const side of [1, -1]) {
    const way: Buffer[] = [];
    for (let step = 1; step <= STEPS; step += 1) way.push(await frame((side * TURN * step) / STEPS));
    const back = way.toReversed();
    film.push(...slowly(way), ...seconds(1.2, back[0] ?? ahead), ...slowly(back), ...seconds(1.2, ahead));
  }
  await writeFile(outFile, Buffer.concat(film));
}

const seconds = (count: number, frame: Buffer): Buffer[] => Array.from({ length: count * RATE }, () => frame);
const slowly = (frames: readonly Buffer[]): Buffer[] => frames.flatMap((frame) => [frame, frame]);

/** The photograph enlarged and placed so that its face lies in the middle of the film; its edges run on as background. */
async function stillOf({ image, face }: Portrait): Promise<Buffer> {
  const scale = FACE_HEIGHT / face.height;
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const enlarged = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(WIDTH / 2 - (face.x + face.width / 2) * scale);
  const top = Math.round(HEIGHT / 2 - (face.y + face.height / 2) * scale);
  const extended = await sharp(image)
    .resize(enlarged)
    .extend({
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.max(WIDTH - left - enlarged.width, 0),
      bottom: Math.max(HEIGHT - top - enlarged.height, 0),
      extendWith: 'copy',
    })
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(extended)
    .extract({ left: Math.max(-left, 0), top: Math.max(-top, 0), width: WIDTH, height: HEIGHT })
    .raw()
    .toBuffer();
}

const encode = (pixels: Buffer): Promise<Buffer> =>
  sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

/**
 * Turns the head about its upright axis, as if the photograph were wrapped around a cylinder, less and less towards the
 * edge of the head. A positive angle turns it to the person's own left, which is the right of the picture.
 */
function turned(still: Buffer, radius: number, angle: number): Buffer {
  const film = Buffer.from(still);
  const tall = radius * 1.3;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const across = (x - WIDTH / 2) / radius;
      const away = Math.hypot(across, (y - HEIGHT / 2) / tall);
      if (away >= 1) continue;
      const strength = Math.cos((away * Math.PI) / 2) ** 0.5;
      const from = WIDTH / 2 + radius * Math.sin(Math.asin(across) - angle * strength);
      const before = Math.max(0, Math.min(WIDTH - 2, Math.floor(from)));
      const part = from - before;
      for (let colour = 0; colour < 3; colour += 1) {
        const at = (y * WIDTH + before) * 3 + colour;
        film[(y * WIDTH + x) * 3 + colour] = Math.round((still[at] ?? 0) * (1 - part) + (still[at + 3] ?? 0) * part);
      }
    }
  }
  return film;
}
