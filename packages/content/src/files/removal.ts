import { type Ctx, on, type Subscription } from '@takt/engine/host';
import type { FileStore } from './store.ts';

const TOPIC = 'job.fileRemoval';

/** Forgets a file; its bytes go after the commit, so that a transaction that fails has lost nothing. */
export async function dropFile(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.sql.maybe<{ key: string }>`delete from app.file where id = ${id} returning storage_key as key`;
  if (gone) ctx.emit(TOPIC, id, { key: gone.key });
}

/** Removes the bytes of forgotten files. */
export const fileRemoval = (files: FileStore): Subscription =>
  on(TOPIC, 'engine-file-removal', async (_ctx, { key }) => files.remove(String(key)));
