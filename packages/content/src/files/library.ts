import { FILES_PER_PAGE, type FilesRequest, type FilesPage, type FileUse, fill, isId, LIBRARY, type Text } from '@takt/model';
import { Binder, type Ctx, likePattern, peopleCalled, refuse, Refused, type Registry } from '@takt/engine/host';
import { EXPORT_JOB } from '../excel/export-job.ts';
import type { Accepted } from './accept.ts';
import { type Held, holdersOf, holdersSql } from './holders.ts';
import { dropFile } from './removal.ts';
import { type FileStore, keepFile, type Stored } from './store.ts';

const HELD: Text = [
  '文件附在「{record}」上，不能删除；请到该单据中移除附件',
  'The file is kept with “{record}” and cannot be deleted; remove it from that record',
];
const IMPORTED: Text = ['文件属于一次导入，到期自动删除', 'The file belongs to an import and is deleted when it expires'];
const EXPORTED: Text = [
  '导出文件由导出中心管理，到期自动删除',
  'Exports are kept by the export centre and deleted there when they expire',
];

interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly userId: string;
  readonly at: string;
  readonly use: FileUse;
}
/** The kind of job a file is there for; all but exports read what was sent to be imported. */
const JOB_OF_FILE = `select case o.kind when '${EXPORT_JOB.id}' then 'export' else 'import' end as kind
  from app.long_job o where o.file_id = f.id or o.source_file_id = f.id limit 1`;
/** Every file of the company with what it is there for. */
const filesSql = (registry: Registry): string => `select f.*, case
    when h.file is not null then 'record'
    when j.kind is not null then j.kind
    when f.in_library then 'library' else 'none' end as use
  from app.file f
  left join (select distinct file from (${holdersSql(registry)}) every_holder) h on h.file = f.id
  left join lateral (${JOB_OF_FILE}) j on true`;

/** What the company has stored, the newest first, and how much room it takes. */
export async function storedFiles(ctx: Ctx, registry: Registry, asked: FilesRequest): Promise<FilesPage> {
  const all = filesSql(registry);
  const bind = new Binder();
  const conditions = [
    'true',
    ...(asked.name ? [`name ilike ${bind.put(likePattern(asked.name.replaceAll('\u0000', '')))}`] : []),
    ...(asked.mediaType ? [`media_type = ${bind.put(asked.mediaType)}`] : []),
    ...(asked.user ? [`created_by = ${bind.put(asked.user, 'uuid')}`] : []),
    ...(asked.use ? [`use = ${bind.put(asked.use)}`] : []),
  ];
  const rows = await ctx.sql.run<FileRow & { readonly total: number }>({
    text: `select id, name, media_type as "mediaType", size::float8 as size, created_by as "userId", left(created_at::text, 19) as at,
        use, count(*) over ()::int as total
      from (${all}) f where ${conditions.join(' and ')} order by created_at desc, id desc
      limit ${FILES_PER_PAGE} offset ${bind.put((asked.page - 1) * FILES_PER_PAGE, 'int')}`,
    values: bind.values,
  });
  const [stored] = await ctx.sql.run<FilesPage['stored']>({
    text: `select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes,
      coalesce(sum(size) filter (where use = 'none'), 0)::float8 as "unusedBytes" from (${all}) f`,
    values: [],
  });
  const people = await peopleCalled(ctx, registry, [...new Set(rows.map(({ userId }) => userId))]);
  const held = Map.groupBy(await holdersOf(ctx, registry, idsOf(rows)), ({ file }) => file);
  return {
    list: rows.map(({ total: _total, userId, ...row }) => {
      const records = held.get(row.id) ?? [];
      return { ...row, records, by: people.get(userId) ?? '', address: addressOf(ctx, { ...row, userId }, records) };
    }),
    total: rows[0]?.total ?? 0,
    stored: stored ?? { files: 0, bytes: 0, unusedBytes: 0 },
  };
}
const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** A file of a record is fetched like any of its files; what nobody shares, by its maker alone. */
function addressOf(ctx: Ctx, { id, use, userId }: FileRow, records: readonly Held[]): string | null {
  if (use === 'library') return `${LIBRARY}/${id}`;
  const open = records.find(({ title, attachment }) => title !== null && attachment !== null);
  if (open) {
    const asked = new URLSearchParams({ _entity: open.entity, id: open.id, file: open.attachment ?? '' });
    return `/${open.entity.split('.')[0]}/ai/attachment?${asked}`;
  }
  return userId === ctx.actor.userId ? `/system/file/${id}` : null;
}

/** Keeps a file for the company itself. */
export async function keepInLibrary(ctx: Ctx, store: FileStore, { name, bytes, mediaType }: Accepted): Promise<string> {
  const id = await keepFile(ctx, store, name, bytes, mediaType);
  await ctx.sql`update app.file set in_library = true where id = ${id}`;
  return id;
}

export async function libraryFile(ctx: Ctx, id: string): Promise<Stored> {
  const found = isId(id)
    ? await ctx.sql.maybe<Stored>`select name, media_type as "mediaType", storage_key as key
        from app.file where id = ${id}::uuid and in_library`
    : null;
  if (!found) throw Refused.of('not.found');
  return found;
}

/** Deletes a file that nothing holds. */
export async function removeStored(ctx: Ctx, registry: Registry, id: string): Promise<void> {
  // Locked, so that nobody attaches it meanwhile.
  const [found] = await ctx.sql.run<{ job: FileUse | null }>({
    text: `select (${JOB_OF_FILE}) as job from app.file f where f.id = $1::uuid for update`,
    values: [id],
  });
  if (!found) throw Refused.of('not.found');
  if (found.job === 'export') refuse('file.exported', EXPORTED);
  if (found.job === 'import') refuse('file.imported', IMPORTED);
  const [holder] = await holdersOf(ctx, registry, [id]);
  if (holder) {
    const named = (side: 0 | 1): string => (holder.title ? `${holder.label[side]} ${holder.title}` : holder.label[side]);
    refuse('file.held', fill(HELD, { record: [named(0), named(1)] }));
  }
  await dropFile(ctx, id);
}
