import sharp from 'sharp';
import { Unacceptable } from './verdict.ts';

/** The largest photographs of telephones; the file itself is bounded by what may be uploaded. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 90;
/** The last part of every PNG, with its checksum. */
const PNG_END = Buffer.from('49454e44ae426082', 'hex');

/** A picture drawn anew from its pixels, upright: what else was in the file, places and names among it, does not get in. */
export async function redrawn(kind: 'png' | 'jpg', bytes: Buffer): Promise<Buffer> {
  // Something behind the end is a second file in the same one. Telephones put films behind their JPEGs; those are left out below.
  if (kind === 'png' && !bytes.subarray(-PNG_END.length).equals(PNG_END)) throw new Unacceptable('otherKind');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== (kind === 'png' ? 'png' : 'jpeg')) throw new Unacceptable('otherKind');
    const upright = picture.autoOrient();
    return await (kind === 'png' ? upright.png() : upright.jpeg({ quality: QUALITY })).toBuffer();
  } catch (cause) {
    throw cause instanceof Unacceptable ? cause : new Unacceptable('picture', { cause });
  }
}
