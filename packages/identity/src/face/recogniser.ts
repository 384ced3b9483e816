import { type ThreadLimits, ThreadQueue } from '@takt/engine/host';
import type { Look } from './look.ts';
import { decodePicture } from './picture.ts';

export { Busy } from '@takt/engine/host';

/** Looks for faces in pictures, in a thread of its own. */
export interface Recogniser {
  /** Throws `Unreadable` for what is no picture and `Busy` when too many wait. */
  look(image: Buffer): Promise<Look>;
  close(): Promise<void>;
}

/** The thread with its models holds some 250 MB. */
const LIMITS: ThreadLimits = { waiting: 16, taskMs: 15_000, idleMs: 120_000 };

/** Opens a recogniser; its thread starts with the first picture. The limits are shortened by tests. */
export function openRecogniser(limits: Partial<ThreadLimits> = {}): Recogniser {
  const line = new ThreadQueue<Look>('face', new URL('./worker.ts', import.meta.url), { ...LIMITS, ...limits });
  return {
    look: (image) =>
      line.run(async () => {
        const picture = await decodePicture(image);
        return { message: picture, transfer: [picture.pixels.buffer] };
      }),
    close: () => line.close(),
  };
}
