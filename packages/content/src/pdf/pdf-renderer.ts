import type { PrintLayout } from '@takt/model';
import { Busy, Refused, type ThreadLimits, ThreadQueue } from '@takt/engine/host';

/** Draws papers as PDF, in a thread of its own. */
export interface PdfRenderer {
  draw(paper: PrintLayout): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * A hundred labels take a second; the thread with its fonts holds some 300 MB. It stays longer than others, because the library
 * comes in thousands of files and takes seconds to load on a busy machine.
 */
const LIMITS: ThreadLimits = { waiting: 16, taskMs: 60_000, idleMs: 600_000 };

/** Opens a press; its thread starts with the first paper. */
export function openPdfRenderer(): PdfRenderer {
  const line = new ThreadQueue<Uint8Array>('printing', new URL('./worker.ts', import.meta.url), LIMITS);
  return {
    draw: async (paper) => {
      try {
        return Buffer.from(await line.run(async () => ({ message: paper })));
      } catch (error) {
        throw error instanceof Busy ? Refused.of('overload') : error;
      }
    },
    close: () => line.close(),
  };
}
