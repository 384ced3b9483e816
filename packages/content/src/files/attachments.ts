import { type Ctx, newId, noteOn, Refused } from '@takt/engine/host';
import type { Accepted } from './accept.ts';
import { type FileStore, keepFile, type Stored } from './store.ts';

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly by: string;
  readonly at: string;
}
/** The record a file belongs to; that the person may see it has been asked before. */
export interface Owner {
  readonly entity: string;
  readonly rowId: string;
}

export const attachmentsOf = (ctx: Ctx, { entity, rowId }: Owner): Promise<Attachment[]> =>
  ctx.sql<Attachment>`select a.id, f.name, f.media_type as "mediaType", f.size,
      coalesce((select c.username from app.account c where c.user_id = f.created_by), '') as by, left(f.created_at::text, 19) as at
    from app.attachment a join app.file f on f.tenant_id = a.tenant_id and f.id = a.file_id
    where a.entity = ${entity} and a.row_id = ${rowId} order by a.id`;

/** Keeps a file with a record, and says so in the record's history. */
export async function attach(ctx: Ctx, store: FileStore, owner: Owner, { name, bytes, mediaType }: Accepted): Promise<string> {
  const file = await keepFile(ctx, store, name, bytes, mediaType);
  const id = newId();
  await ctx.sql`insert into app.attachment (tenant_id, id, entity, row_id, file_id)
    values (${ctx.tenant}, ${id}, ${owner.entity}, ${owner.rowId}, ${file})`;
  note(ctx, owner, 'attach', [null, name]);
  return id;
}

export async function detach(ctx: Ctx, owner: Owner, id: string): Promise<void> {
  const gone = await ctx.sql.maybe<{ name: string }>`delete from app.attachment a using app.file f
    where a.id = ${id} and a.entity = ${owner.entity} and a.row_id = ${owner.rowId}
      and f.tenant_id = a.tenant_id and f.id = a.file_id returning f.name`;
  if (!gone) throw Refused.of('not.found');
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
