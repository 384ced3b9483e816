import { fill, type Text } from '@takt/model';
import { type Ctx, newId, noteOn, refuse, Refused } from '@takt/engine/host';
import type { Accepted } from './accept.ts';
import { type FileStore, keepFile, type Stored } from './store.ts';

interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  /** Empty where it is nobody the reader may know. */
  readonly by: string;
  readonly at: string;
  /** Whether the reader added it. */
  readonly own: boolean;
}
/** The record a file belongs to; that the person may see it has been asked before. */
export interface Owner {
  readonly entity: string;
  readonly rowId: string;
}

/** The files of a record; `known` are the people whose names a supplier's reader is told, null for our own readers. */
export const attachmentsOf = (ctx: Ctx, { entity, rowId }: Owner, known: readonly string[] | null): Promise<Attachment[]> =>
  ctx.sql<Attachment>`select a.id, f.name, f.media_type as "mediaType", f.size,
      coalesce((select c.username from app.account c where c.user_id = f.created_by
        and (${known}::uuid[] is null or c.user_id = any(${known}::uuid[]))), '') as by,
      left(f.created_at::text, 19) as at, f.created_by = ${ctx.actor.userId} as own
    from app.attachment a join app.file f on f.tenant_id = a.tenant_id and f.id = a.file_id
    where a.entity = ${entity} and a.row_id = ${rowId} order by a.id`;

const PER_RECORD = 100;
const TOO_MANY: Text = ['每条记录最多 {most} 个附件', 'A record has at most {most} files'];

/** Keeps a file with a record, and says so in the record's history. */
export async function attach(ctx: Ctx, store: FileStore, owner: Owner, { name, bytes, mediaType }: Accepted): Promise<string> {
  const { n } = await ctx.sql.one<{ n: number }>`select count(*) as n from app.attachment
    where entity = ${owner.entity} and row_id = ${owner.rowId}`;
  if (n >= PER_RECORD) refuse('file.many', fill(TOO_MANY, { most: PER_RECORD }));
  const file = await keepFile(ctx, store, name, bytes, mediaType);
  const id = newId();
  await ctx.sql`insert into app.attachment (tenant_id, id, entity, row_id, file_id)
    values (${ctx.tenant}, ${id}, ${owner.entity}, ${owner.rowId}, ${file})`;
  note(ctx, owner, 'attach', [null, name]);
  return id;
}

const NOT_YOURS: Text = ['只能删除自己上传的附件', 'You can remove only files you have added yourself'];

/** Takes a file away from its record; from a document only what one has added oneself: it is evidence of somebody's. */
export async function detach(ctx: Ctx, owner: Owner, id: string, onlyOwn: boolean): Promise<void> {
  const gone = await ctx.sql.maybe<{ name: string; own: boolean }>`delete from app.attachment a using app.file f
    where a.id = ${id} and a.entity = ${owner.entity} and a.row_id = ${owner.rowId}
      and f.tenant_id = a.tenant_id and f.id = a.file_id returning f.name, f.created_by = ${ctx.actor.userId} as own`;
  if (!gone) throw Refused.of('not.found');
  if (onlyOwn && !gone.own) refuse('file.others', NOT_YOURS);
  note(ctx, owner, 'detach', [gone.name, null]);
}

export async function attachedFile(ctx: Ctx, owner: Owner, id: string): Promise<Stored> {
  const found = await ctx.sql.maybe<Stored>`
    select f.name, f.media_type as "mediaType", f.storage_key as key
    from app.attachment a join app.file f on f.tenant_id = a.tenant_id and f.id = a.file_id
    where a.id = ${id} and a.entity = ${owner.entity} and a.row_id = ${owner.rowId}`;
  if (!found) throw Refused.of('not.found');
  return found;
}

const note = (ctx: Ctx, { entity, rowId }: Owner, action: string, change: readonly [string | null, string | null]): void =>
  noteOn(ctx, entity, { rowId, action, changes: { attachment: change } });
