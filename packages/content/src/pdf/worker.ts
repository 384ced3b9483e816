/** The thread that draws papers, one after another. */
import { parentPort } from 'node:worker_threads';
import type { PrintLayout } from '@takt/model';
import type { ThreadReply } from '@takt/engine/host';
import { draw } from './draw.ts';

async function answer(paper: PrintLayout): Promise<ThreadReply<Uint8Array>> {
  try {
    return { done: await draw(paper) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (paper: PrintLayout) => void answer(paper).then((said) => parentPort?.postMessage(said, [])));
