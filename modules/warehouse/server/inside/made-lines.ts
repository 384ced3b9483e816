import { type AnyDocument, tableName } from '@takt/model';
import type { Ctx } from '@takt/engine';

/** Lines of some documents are written by their actions alone. Whatever a form has sent as one is empty; it goes before they begin. */
export const dropEmptyLines = async (ctx: Ctx, doc: AnyDocument, id: string): Promise<void> => {
  await ctx.sql.run({ text: `delete from ${tableName(doc.id, 'lines')} where parent_id = $1`, values: [id] });
};
