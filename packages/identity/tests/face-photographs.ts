import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const assets = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')), '..', 'assets');

/** Where single people are found in the screenshots that come with the face package. */
const PEOPLE = {
  webcam: { file: 'screenshot-faceid.jpg', left: 14, top: 142, width: 140, height: 140 },
  shirt: { file: 'screenshot-facedetect.jpg', left: 7, top: 346, width: 150, height: 150 },
  dark: { file: 'screenshot-facedetect.jpg', left: 164, top: 346, width: 150, height: 150 },
  /** Her head is turned to her own left. */
  blonde: { file: 'screenshot-facedetect.jpg', left: 321, top: 346, width: 150, height: 150 },
  brown: { file: 'screenshot-facedetect.jpg', left: 479, top: 346, width: 150, height: 150 },
  grey: { file: 'screenshot-facedetect.jpg', left: 631, top: 346, width: 160, height: 150 },
} as const;
export type Person = keyof typeof PEOPLE;
export const people = Object.keys(PEOPLE) as readonly Person[];

/** A portrait of 480 points, to be changed or encoded. */
export function portrait(person: Person): Sharp {
  const { file, ...place } = PEOPLE[person];
  return sharp(join(assets, file)).extract(place).resize(480);
}
export const jpeg = (image: Sharp, quality = 90): Promise<Buffer> => image.jpeg({ quality }).toBuffer();

/** Two people next to each other. */
export async function pair(left: Person, right: Person): Promise<Sharp> {
  const [first, second] = await Promise.all([left, right].map((one) => portrait(one).resize(300, 300).png().toBuffer()));
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#777' } }).composite([
    { input: first, left: 0, top: 0 },
    { input: second, left: 300, top: 0 },
  ]);
}
export const emptyRoom = (): Sharp => sharp({ create: { width: 640, height: 480, channels: 3, background: '#778' } });
