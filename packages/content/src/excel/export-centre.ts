import { isId, type Lang, say, type Text } from '@takt/model';
import {
  type Ctx,
  forgetJob,
  type JobKinds,
  jobRights,
  type JobState,
  peopleCalled,
  refuse,
  Refused,
  type Registry,
  startJob,
  visibleTo,
} from '@takt/engine/host';
import { dropFile } from '../files/removal.ts';
import { conditionWords } from './conditions.ts';
import type { ExportRequest } from './export.ts';
import { EXPORT_JOB } from './export-job.ts';
import { FILE_DAYS } from './job-files.ts';

const SHOWN = 200;
const KIND = EXPORT_JOB.id;
const KINDS: JobKinds = new Map([[KIND, EXPORT_JOB]]);
/** Whoever has it sees the exports of everybody. */
const maySeeAll = (ctx: Ctx): boolean => ctx.actor.can(EXPORT_JOB.readAll ?? '');
const RUNNING: Text = ['导出仍在进行，请先取消', 'The export is still being made; cancel it first'];
const EXPIRED: Text = ['导出文件已过期，请重新导出', 'The file has expired; export again'];

interface Job {
  readonly id: string;
  readonly userId: string;
  readonly entity: string;
  readonly state: JobState;
  readonly input: ExportRequest;
  readonly fileId: string | null;
}
interface Listed extends Job {
  readonly kind: string;
  readonly done: number;
  readonly total: number | null;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly reason: Text | null;
  readonly at: string;
  readonly endedAt: string | null;
  readonly expiresAt: string | null;
}

/** Exports of the last days, the newest first: the person's own, or everybody's for whoever may see them. */
export async function exportsOf(
  ctx: Ctx,
  registry: Registry,
  { days, everybody }: { readonly days: number; readonly everybody: boolean },
) {
  if (everybody && !maySeeAll(ctx)) throw Refused.of('permission');
  const rows = await ctx.sql<Listed>`
    select j.id, j.kind, j.user_id as "userId", j.entity, j.state, j.input, j.done, j.total, j.file_id as "fileId", f.name as "fileName", f.size as "fileSize", j.reason, left(j.at::text, 19) as at,
      left(j.ended_at::text, 19) as "endedAt", left((j.ended_at + ${FILE_DAYS}::int * interval '1 day')::text, 19) as "expiresAt"
    from app.long_job j left join app.file f on f.tenant_id = j.tenant_id and f.id = j.file_id
    where j.kind = ${KIND} and (${everybody} or j.user_id = ${ctx.actor.userId}) and j.at > ${ctx.now}::timestamptz - ${days}::int * interval '1 day'
    order by j.at desc, j.id desc limit ${SHOWN}`;
  const people = await peopleCalled(ctx, registry, [...new Set(rows.map(({ userId }) => userId))]);
  const told = [];
  for (const { input, userId, ...row } of rows)
    told.push({
      ...row,
      label: registry.entities.get(row.entity)?.label ?? ([row.entity, row.entity] as const),
      userName: people.get(userId) ?? '',
      conditions: await wordsOf(ctx, registry, row.entity, input),
      ...jobRights(ctx, KINDS, { ...row, userId }),
      mayFetch: row.fileId !== null && mayFetch(ctx, registry, { entity: row.entity, userId }),
    });
  return told;
}

/** What was asked for, in both languages; empty for everything. */
async function wordsOf(ctx: Ctx, registry: Registry, id: string, input: Job['input']): Promise<Text> {
  const entity = registry.entities.get(id);
  const side = async (lang: Lang): Promise<string> => {
    const words = entity ? await conditionWords(ctx, registry, entity, input.params, lang) : [];
    return words.map(([label, value]) => `${label}${say(['：', ': '], lang)}${value}`).join(say(['；', '; '], lang));
  };
  return [await side('zh'), await side('en')];
}

/**
 * One's own file; somebody else's for whoever may see everybody's exports and export these rows without limits: the file
 * holds what its maker saw.
 */
function mayFetch(ctx: Ctx, registry: Registry, { userId, entity: id }: Pick<Job, 'userId' | 'entity'>): boolean {
  if (userId === ctx.actor.userId) return true;
  const entity = registry.entities.get(id);
  if (!entity) return false;
  const limited = Object.keys(entity.scopes).some((dimension) => dimension in ctx.actor.scopes);
  const whole = visibleTo(ctx, entity).hidden.length === 0;
  return maySeeAll(ctx) && ctx.actor.can(`${id}.export`) && !limited && whole;
}

const jobOf = async (ctx: Ctx, id: string): Promise<Job> => {
  const job = isId(id)
    ? await ctx.sql.maybe<Job>`select id, user_id as "userId", entity, state, input, file_id as "fileId" from app.long_job
        where id = ${id}::uuid and kind = ${KIND} for update`
    : null;
  if (!job) throw Refused.of('not.found');
  return job;
};
const ownJob = async (ctx: Ctx, id: string): Promise<Job> => {
  const job = await jobOf(ctx, id);
  if (job.userId !== ctx.actor.userId) throw Refused.of('not.found');
  return job;
};
const underWay = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** Leaves an export to the worker. */
export const orderExport = (ctx: Ctx, entity: string, input: ExportRequest): Promise<string> =>
  startJob(ctx, EXPORT_JOB, input, { entity });

/** Asks for the same once more, as of now and with the rights the person has now. */
export async function repeatExport(ctx: Ctx, registry: Registry, id: string): Promise<void> {
  const { entity, input } = await ownJob(ctx, id);
  if (!registry.entities.get(entity)?.exports || !ctx.actor.can(`${entity}.export`)) throw Refused.of('permission');
  await orderExport(ctx, entity, input);
}

/** Takes an export that has ended off the record, and its file with it. */
export async function removeExport(ctx: Ctx, id: string): Promise<void> {
  const job = await ownJob(ctx, id);
  if (underWay(job)) refuse('export.running', RUNNING);
  for (const file of await forgetJob(ctx, job.id)) await dropFile(ctx, file);
}

/** The file of an export, for whoever may have it. */
export async function exportFile(ctx: Ctx, registry: Registry, id: string) {
  const job = isId(id)
    ? await ctx.sql.maybe<Job & { expired: boolean; name: string; mediaType: string; key: string }>`
        select j.user_id as "userId", j.entity, coalesce(j.ended_at < now() - ${FILE_DAYS}::int * interval '1 day', false) as expired,
          f.name, f.media_type as "mediaType", f.storage_key as key
        from app.long_job j left join app.file f on f.tenant_id = j.tenant_id and f.id = j.file_id
        where j.id = ${id}::uuid and j.kind = ${KIND} and j.state = 'done'`
    : null;
  if (!job || !mayFetch(ctx, registry, job)) throw Refused.of('not.found');
  if (job.expired || !job.key) refuse('export.expired', EXPIRED);
  return job;
}
