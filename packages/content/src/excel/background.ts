import { fill, type Text, words } from '@takt/model';
import { type Cells, type Ctx, type Identity, on, refusedBy, type Registry, type Subscription } from '@takt/engine/host';
import { type FileStore, keepFile } from '../files/store.ts';
import { notifyUser } from '../messages/site.ts';
import { exportFileName, exportSize, exportWorkbook } from './export.ts';
import { Cancelled, EXPORT_TOPIC, ExportJob, type ExportOrder, expireExports } from './export-jobs.ts';

const READY: Text = ['{entity}导出完成，请下载', 'The export of {entity} is ready'];
const FAILED: Text = ['{entity}导出失败：{reason}', 'The export of {entity} failed: {reason}'];
/** How often a person is told how far it has come. */
const TOLD_EVERY_MS = 1000;

export interface ExportParts {
  readonly registry: Registry;
  readonly files: FileStore;
  readonly identity: Identity;
  readonly cells: Cells;
  readonly onError: (error: Error) => void;
}

/** Exports above the cap: made by the worker with the rights the person has then, announced by a site message. */
export const backgroundExport = (parts: ExportParts): Subscription =>
  on(EXPORT_TOPIC, 'engine-export', async (ctx, payload) => {
    const order = payload as unknown as ExportOrder;
    const { registry, identity, cells } = parts;
    const job = new ExportJob(cells, ctx, order.job);
    const entity = registry.entities.get(order.entity);
    const person = await identity.person(ctx, order.userId);
    if (!entity || !person?.can(`${entity.id}.export`)) return job.fail(words.notAuthorised);
    const asPerson: Ctx = { ...ctx, actor: person, lang: order.lang };
    await expireExports(ctx);
    await ctx.sql`savepoint one_export`;
    let file: string | null = null;
    try {
      file = await make(asPerson, parts, order, job);
      await job.finish(file);
      await notifyUser(asPerson, person.userId, fill(READY, { entity: entity.label }), `/system/file/${file}`);
      await ctx.sql`release savepoint one_export`;
    } catch (error) {
      // A lost connection fails here, too, and the whole job is tried again; all else is told to the person, who may ask anew.
      await ctx.sql`rollback to savepoint one_export`;
      if (error instanceof Cancelled) {
        // The record of the file went with the savepoint, its bytes did not.
        if (file) await parts.files.remove(`${ctx.tenant}/${file}`);
        return;
      }
      const { refusal, status } = refusedBy(error);
      if (status >= 500) parts.onError(new Error(`the export of ${entity.id} failed`, { cause: error }));
      await job.fail(refusal.text);
      await notifyUser(asPerson, person.userId, fill(FAILED, { entity: entity.label, reason: refusal.text }), null);
    }
  });

/** Writes the workbook into the store; returns the file's id. */
async function make(ctx: Ctx, { registry, files }: ExportParts, order: ExportOrder, job: ExportJob): Promise<string> {
  const entity = registry.entities.get(order.entity);
  if (!entity) throw new Error(`there is no ${order.entity}`);
  await job.begin(await exportSize(ctx, entity, order.params, Number.MAX_SAFE_INTEGER));
  let told = performance.now();
  const stream = await exportWorkbook(ctx, registry, entity, order, async (rows) => {
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    await job.reach(rows);
  });
  return keepFile(ctx, files, exportFileName(entity, order.lang), stream);
}
