import { snapdom } from '@zumer/snapdom';

/** What the server takes at most, with room for the rest of the form. */
const LARGEST = 5 * 1024 * 1024;

/** The page as the person sees it. A large screen comes out smaller rather than not at all. */
export async function pictureOfPage(): Promise<Blob> {
  const shot = await snapdom(document.body, { fast: true, embedFonts: false, exclude: ['.takt-notification', '.takt-tooltip'] });
  const sharp = await shot.toBlob({ type: 'png', scale: 1 });
  return sharp.size <= LARGEST ? sharp : shot.toBlob({ type: 'png', scale: 0.5 });
}
