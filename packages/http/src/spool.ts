import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Most workbooks are smaller, and never touch the disk. */
const IN_MEMORY = 1024 * 1024;

/**
 * Takes a stream whole and gives it out again, so that what makes it never waits for whoever reads it. What is too large for
 * memory goes to a file that has no name any more, so that nothing is left behind however the process ends.
 */
export async function spool(stream: ReadableStream<Uint8Array>): Promise<Readable> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Readable.from(chunks);
    chunks.push(value);
    size += value.length;
    if (size > IN_MEMORY) break;
  }
  reader.releaseLock();
  return throughFile(chunks, stream);
}

async function throughFile(first: readonly Uint8Array[], rest: ReadableStream<Uint8Array>): Promise<Readable> {
  const path = join(tmpdir(), `takt-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    for (const chunk of first) await file.write(chunk);
    for await (const chunk of rest) await file.write(chunk);
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}
