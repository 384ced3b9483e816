/** The thread that draws papers, one after another. */
import { parentPort } from 'node:worker_threads';
import type { Paper } from '@takt/model';
import type { Said } from '../thread-line.ts';
import { draw } from './draw.ts';

async function answer(paper: Paper): Promise<Said<Uint8Array>> {
  try {
    return { done: await draw(paper) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', (paper: Paper) => void answer(paper).then((said) => parentPort?.postMessage(said, [])));
