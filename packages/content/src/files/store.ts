import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { fill, type Text } from '@takt/model';
import { type Ctx, newId, refuse, Refused } from '@takt/engine/host';

/** Where bytes of attachments live. Keys are ours, never names people gave. */
export interface FileStore {
  put(key: string, bytes: Readable): Promise<void>;
  get(key: string): Readable;
  remove(key: string): Promise<void>;
  /** Everything of a company, on record or not. */
  removeCompany(tenant: number): Promise<void>;
  /** Bytes one company may keep. */
  readonly perCompany: number;
}
const GIB = 1024 ** 3;
const STORAGE_PER_COMPANY = 20 * GIB;
const FULL: Text = [
  '公司的文件空间已用完（{gib} GB），请清理后再上传',
  'The company’s space for files is used up ({gib} GB); remove some first',
];

/** Files in a folder of this machine. */
export const diskStore = (root: string, perCompany = STORAGE_PER_COMPANY): FileStore => {
  const at = (key: string): string => {
    if (!/^[0-9]+\/[0-9a-f-]{36}$/.test(key)) throw new Error('not a storage key');
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      await mkdir(dirname(at(key)), { recursive: true });
      await pipeline(bytes, createWriteStream(at(key)));
    },
    get: (key) => createReadStream(at(key)),
    remove: (key) => rm(at(key), { force: true }),
    removeCompany: (tenant) => rm(join(root, String(tenant)), { recursive: true, force: true }),
    perCompany,
  };
};

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Bytes that are stored and on no record yet. */
interface StoredBytes {
  readonly id: string;
  readonly key: string;
  readonly size: number;
  readonly sha256: Buffer;
}
type Bytes = Uint8Array | ReadableStream<Uint8Array>;
export const storageKey = (tenant: number, id: string): string => `${tenant}/${id}`;

/** Stores bytes and their record; returns the file's id. */
export async function keepFile(
  ctx: Ctx,
  store: FileStore,
  name: string,
  bytes: Bytes,
  mediaType: string = XLSX,
): Promise<string> {
  await demandSpace(ctx, store);
  const stored = await storeBytes(store, ctx.tenant, newId(), bytes);
  return recordFile(ctx, stored, name, mediaType);
}

/** Refuses more files once a company has used up its space; one that is large may go beyond it by itself. */
async function demandSpace(ctx: Ctx, { perCompany }: FileStore): Promise<void> {
  const { used } = await ctx.sql.one<{ used: number }>`select coalesce(sum(size), 0)::bigint as used from app.file`;
  if (used >= perCompany) refuse('storage.full', fill(FULL, { gib: Math.round(perCompany / GIB) }));
}

/** Stores bytes under an id; whoever records them may do so in another transaction. */
export async function storeBytes(store: FileStore, tenant: number, id: string, bytes: Bytes): Promise<StoredBytes> {
  const key = storageKey(tenant, id);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = bytes instanceof Uint8Array ? Readable.from([Buffer.from(bytes)]) : Readable.fromWeb(bytes as WebStream);
  source.on('error', (error) => measure.destroy(error));
  try {
    await store.put(key, source.pipe(measure));
  } catch (error) {
    // Whoever makes the bytes must not go on making them for nobody.
    source.destroy();
    await store.remove(key).catch(() => undefined);
    throw error;
  }
  return { id, key, size, sha256: hash.digest() };
}

/** Puts stored bytes on record as a file of the person; returns its id. */
export async function recordFile(
  ctx: Ctx,
  { id, key, size, sha256 }: StoredBytes,
  name: string,
  mediaType: string = XLSX,
): Promise<string> {
  await ctx.sql`insert into app.file (tenant_id, id, name, media_type, size, sha256, storage_key, created_by, created_at)
    values (${ctx.tenant}, ${id}, ${name}, ${mediaType}, ${size}, ${sha256}, ${key}, ${ctx.actor.userId}, ${ctx.now})`;
  return id;
}

/** A stored file as it is sent. */
export interface Stored {
  readonly name: string;
  readonly mediaType: string;
  readonly key: string;
}
/** A file its maker may fetch again. */
export async function ownFile(ctx: Ctx, id: string): Promise<Stored> {
  const found = await ctx.sql.maybe<Stored>`
    select name, media_type as "mediaType", storage_key as key from app.file where id = ${id}::uuid and created_by = ${ctx.actor.userId}::uuid`;
  if (!found) throw Refused.of('not.found');
  return found;
}
