import { fill, sharedWords, type Text } from '@takt/model';
import {
  bindJob,
  type BoundLongJob,
  type Ctx,
  type EndedJob,
  isRetryable,
  type JobEnd,
  longJob,
  type LongJob,
  Refused,
  type Registry,
  visibleTo,
} from '@takt/engine/host';
import { dropFile } from '../files/removal.ts';
import { type FileStore, recordFile, storageKey, storeBytes } from '../files/store.ts';
import { notifyUser } from '../messages/site.ts';
import { exportFileName, type ExportRequest, exportSize, exportWorkbook } from './export.ts';
import { attemptFile, dropExpired, removeLeftBytes } from './job-files.ts';

const READY: Text = ['{entity}导出完成，请下载', 'The export of {entity} is ready'];
const FAILED: Text = ['{entity}导出失败：{reason}', 'The export of {entity} failed: {reason}'];

/** Exports above the cap. */
export const EXPORT_JOB = longJob<ExportRequest>({
  id: 'excel.export',
  label: sharedWords.export,
  readAll: 'system.exportJob.read',
  retryAll: 'system.exportJob.retry',
});

export interface ExportParts {
  readonly registry: Registry;
  readonly files: FileStore;
}

/** Makes the workbook with the rights the person has then; a site message brings it. */
export const exportJob = (parts: ExportParts): BoundLongJob<ExportRequest> =>
  bindJob(EXPORT_JOB, {
    run: (job) => run(parts, job),
    ended: (ctx, ended) => notify(ctx, parts.registry, ended),
  });

async function run({ registry, files }: ExportParts, job: LongJob<ExportRequest>): Promise<JobEnd> {
  const entity = registry.entities.get(job.entity ?? '');
  if (!entity) throw Refused.of('not.found');
  await job.inTransaction(dropExpired, { own: true });
  await removeLeftBytes(files, job);
  const id = attemptFile(job.id, job.attempt);
  try {
    // Reads alone, so that nothing waits for it: rows, a supplier's too, come as the person sees them in a list.
    const read = async (ctx: Ctx) => {
      if (!ctx.actor.can(`${entity.id}.export`)) throw Refused.of('permission');
      const shown = visibleTo(ctx, entity);
      const total = await exportSize(ctx, shown, job.input.params, Number.MAX_SAFE_INTEGER);
      await job.progress(0, total);
      const stream = await exportWorkbook(ctx, registry, shown, job.input, (rows) => job.progress(rows, total));
      return storeBytes(files, job.tenant, id, stream);
    };
    const stored = await job.inTransaction(read, { writes: false });
    const name = exportFileName(entity, job.input.lang);
    return await job.finish(async (ctx) => ({ fileId: await recordFile(ctx, stored, name) }), { own: true });
  } catch (error) {
    // Where no answer came it may be on record all the same; the next attempt removes what is not.
    if (!isRetryable(error)) await files.remove(storageKey(job.tenant, id));
    throw error;
  }
}

async function notify(ctx: Ctx, registry: Registry, ended: EndedJob): Promise<void> {
  const { userId, state, reason, fileId, replacedFileId } = ended;
  const entity = registry.entities.get(ended.entity ?? '')?.label ?? [ended.entity ?? '', ended.entity ?? ''];
  if (replacedFileId) await dropFile(ctx, replacedFileId);
  if (state === 'done') await notifyUser(ctx, userId, fill(READY, { entity }), `/system/file/${fileId}`);
  else await notifyUser(ctx, userId, fill(FAILED, { entity, reason: reason ?? ['', ''] }), null);
}
