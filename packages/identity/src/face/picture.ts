import sharp from 'sharp';

/** Bytes that are no picture, or one of a kind or size that is not taken. */
export class Unreadable extends Error {}

/** Red, green and blue of every point, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

const MOST_PIXELS = 4_000_000;
/** The models look at 256 points; more than this only costs time. */
const LONGEST_SIDE = 640;
const KINDS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

/** Decodes a JPEG or PNG, upright and no larger than the models can use. */
export async function decodePicture(image: Buffer): Promise<Picture> {
  // Asked before the decoder, which would also open drawings, documents and animations.
  if (!KINDS.some((start) => image.subarray(0, start.length).equals(start))) throw new Unreadable('neither JPEG nor PNG');
  try {
    const { data, info } = await sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A copy of its own can be handed to another thread; the decoder's may share its memory.
    return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
  } catch (cause) {
    throw new Unreadable('the picture cannot be decoded', { cause });
  }
}
