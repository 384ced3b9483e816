/** What the server takes at most. */
const LARGEST = 5 * 1024 * 1024;
/** Enough to read a label from; larger than that, phones take more than the server does. */
const LONGEST_SIDE = 2560;

/** A photograph as it may be kept: one that is too large comes out smaller rather than not at all. */
export async function photoToKeep(photo: File): Promise<File> {
  if (photo.size <= LARGEST) return photo;
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new File([smaller], photo.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type });
}
