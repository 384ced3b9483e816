import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '@takt/engine/host';
import { download } from './download.ts';
import { type Host, readingLong } from './host.ts';
import { spool } from './spool.ts';

/** How long a workbook may take to be fetched once it is made. */
const SEND_MS = 5 * 60_000;

/**
 * Makes a workbook in a transaction and sends it afterwards: whoever is slow to read it, or never does, holds no transaction.
 * `make` gives no stream where there is nothing to be sent; false then.
 */
export async function sendWorkbook(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (ctx: Ctx) => Promise<{ readonly name: string; readonly stream: ReadableStream<Uint8Array> } | null>,
): Promise<boolean> {
  let giveBack = (): void => undefined;
  try {
    const made = await readingLong(host, request, async (ctx): Promise<{ name: string; bytes: Readable } | null> => {
      giveBack();
      giveBack = host.downloads.take(ctx);
      const workbook = await make(ctx);
      return workbook && { name: workbook.name, bytes: await spool(workbook.stream) };
    });
    if (!made) {
      giveBack();
      return false;
    }
    const late = setTimeout(() => reply.raw.destroy(), SEND_MS);
    reply.raw.once('close', () => {
      clearTimeout(late);
      made.bytes.destroy();
      giveBack();
    });
    void download(reply, made.name).send(made.bytes);
    return true;
  } catch (error) {
    giveBack();
    throw error;
  }
}
