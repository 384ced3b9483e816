import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { Refused, refuse } from '../refused.ts';
import { FILE_KINDS, fileType } from './kinds.ts';
import { type FileStore, keepFile } from './store.ts';

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
export interface Upload {
  readonly name: string;
  readonly declared: string;
  readonly bytes: Buffer;
}

export const attachmentsOf = (ctx: Ctx, { entity, rowId }: Owner): Promise<Attachment[]> =>
  ctx.sql<Attachment>`select a.id, f.name, f.media_type as "mediaType", f.size,
      coalesce((select c.username from app.account c where c.user_id = f.created_by), '') as by, left(f.created_at::text, 19) as at
    from app.attachment a join app.file f on f.tenant_id = a.tenant_id and f.id = a.file_id
    where a.entity = ${entity} and a.row_id = ${rowId} order by a.id`;

/** Keeps a file with a record, and says so in the record's history. */
export async function attach(ctx: Ctx, store: FileStore, owner: Owner, { name, declared, bytes }: Upload): Promise<string> {
  const type = fileType(name, declared, bytes);
  if (!type) refuse('file.kind', FILE_KINDS);
  const file = await keepFile(ctx, store, name.slice(0, 200), bytes, type);
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

export async function attachedFile(
  ctx: Ctx,
  owner: Owner,
  id: string,
): Promise<{ readonly name: string; readonly mediaType: string; readonly key: string }> {
  const found = await ctx.sql.maybe<{ name: string; mediaType: string; key: string }>`
    select f.name, f.media_type as "mediaType", f.storage_key as key
    from app.attachment a join app.file f on f.tenant_id = a.tenant_id and f.id = a.file_id
    where a.id = ${id} and a.entity = ${owner.entity} and a.row_id = ${owner.rowId}`;
  if (!found) throw Refused.of('not.found');
  return found;
}

const note = (ctx: Ctx, { entity, rowId }: Owner, action: string, change: readonly [string | null, string | null]): void =>
  ctx.remember({
    entity,
    rowId,
    action,
    fromStatus: null,
    toStatus: null,
    changes: { attachment: change },
    reason: null,
    vendorId: ctx.actor.vendorId,
  });
