import { buffer } from 'node:stream/consumers';
import { type Entity, fill, say, type Text } from '@takt/model';
import {
  bindJob,
  type BoundLongJob,
  type Ctx,
  type EndedJob,
  type JobEnd,
  longJob,
  type LongJob,
  refuse,
  Refused,
  type Registry,
  startJob,
} from '@takt/engine/host';
import type { Examiner } from '../files/examiner.ts';
import { dropFile } from '../files/removal.ts';
import { type FileStore, recordFile, storeBytes, type Stored, XLSX } from '../files/store.ts';
import { notifyUser } from '../messages/site.ts';
import { exportFileName } from './export.ts';
import { ImportRefused, importRows, rowsBelowHeading, rowsSent } from './import.ts';
import { attemptFile, dropExpired, removeLeftBytes } from './job-files.ts';

/** Rows above which an import is left to the worker: below, the answer comes while a person waits for it. */
export const LARGE_IMPORT = 5000;
/** As many errors as a person reads; the marked file has all of them. */
const ERRORS_SHOWN = 200;
const DONE: Text = ['{entity}导入完成', 'The import of {entity} is done'];
const FAILED: Text = ['{entity}导入失败：{reason}', 'The import of {entity} failed: {reason}'];
const FILE_GONE: Text = ['导入文件已过期，请重新上传', 'The file has expired; upload it again'];
const REASON: Text = ['错误原因', 'Reason'];

/** Imports of many rows. */
export const IMPORT_JOB = longJob<null>({ id: 'excel.import', label: ['导入', 'Import'] });

interface ImportParts {
  readonly registry: Registry;
  readonly files: FileStore;
  readonly examiner: Examiner;
}

/** Leaves an import to the worker; the file it reads is stored already. */
export const orderImport = (ctx: Ctx, entity: string, sourceFileId: string): Promise<string> =>
  startJob(ctx, IMPORT_JOB, null, { entity, sourceFileId });

/** Imports a stored file, all rows or none, as the person who sent it. */
export const importJob = (parts: ImportParts): BoundLongJob<null> =>
  bindJob(IMPORT_JOB, {
    run: (job) => run(parts, job),
    ended: (ctx, ended) => notify(ctx, parts.registry, ended),
  });

async function run(parts: ImportParts, job: LongJob<null>): Promise<JobEnd> {
  const { registry, files, examiner } = parts;
  const entity = registry.entities.get(job.entity ?? '');
  if (!entity) throw Refused.of('not.found');
  await job.inTransaction(dropExpired, { own: true });
  await removeLeftBytes(files, job);
  const source = await job.inTransaction((ctx) => sourceFile(ctx, job.sourceFileId), { own: true });
  const bytes = await buffer(files.get(source.key));
  const rows = await rowsSent(examiner, { name: source.name, declared: XLSX, bytes });
  const total = rowsBelowHeading(rows);
  await job.progress(0, total);
  try {
    return await job.finish(async (ctx) => {
      if (!entity.imports || !ctx.actor.can(`${entity.id}.import`)) throw Refused.of('permission');
      const created = await importRows(ctx, registry, entity, rows, (done) => job.progress(done, total));
      return { result: { created } };
    });
  } catch (error) {
    if (error instanceof ImportRefused) return refused(parts, job, entity, bytes, error);
    throw error;
  }
}

/** What is wrong is told by row, and in the person's own file. */
async function refused(
  { files, examiner }: ImportParts,
  job: LongJob<null>,
  entity: Entity<any, any>,
  bytes: Uint8Array,
  { errors, refusal }: ImportRefused,
): Promise<JobEnd> {
  // A file too large to be written anew is refused all the same; the errors then stand on the page alone.
  const marked = await examiner.mark(bytes, errors, say(REASON, job.lang)).catch(() => null);
  const stored = marked && (await storeBytes(files, job.tenant, attemptFile(job.id, job.attempt), marked));
  return job.refuse(refusal.text, async (ctx) => {
    const fileId = stored && (await recordFile(ctx, stored, exportFileName(entity, job.lang)));
    return { fileId, result: { errors: errors.slice(0, ERRORS_SHOWN), fileId } };
  });
}

async function sourceFile(ctx: Ctx, id: string | null): Promise<Stored> {
  const found = await ctx.sql.maybe<Stored>`
    select name, media_type as "mediaType", storage_key as key from app.file where id = ${id}::uuid`;
  return found ?? refuse('import.expired', FILE_GONE);
}

async function notify(ctx: Ctx, registry: Registry, ended: EndedJob): Promise<void> {
  const { userId, state, reason, fileId, replacedFileId } = ended;
  const entity = registry.entities.get(ended.entity ?? '')?.label ?? [ended.entity ?? '', ended.entity ?? ''];
  if (replacedFileId) await dropFile(ctx, replacedFileId);
  const title = state === 'done' ? fill(DONE, { entity }) : fill(FAILED, { entity, reason: reason ?? ['', ''] });
  await notifyUser(ctx, userId, title, fileId && `/system/file/${fileId}`);
}
