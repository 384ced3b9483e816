import { isId } from '@takt/model';
import { answer, Refused } from '@takt/engine';
import { helpDocument, helpTitles } from '../defs/index.ts';
import type { HelpText, HelpTitle } from '../defs/help-document.ts';

/** What everyone may read of the help, in both languages; where only one was written, it stands for both. */
export const helpAnswers = [
  answer(
    helpTitles,
    (ctx) => ctx.sql<HelpTitle>`select id, json_build_array(title, coalesce(title_en, title)) as title, page
      from system_help_document where deleted_at is null and mark_status = '1' order by position, code`,
  ),
  answer(helpDocument, async (ctx, { id }) => {
    const found = isId(id)
      ? await ctx.sql.maybe<HelpText>`select id, json_build_array(title, coalesce(title_en, title)) as title, page,
          json_build_array(content, coalesce(content_en, content)) as content
        from system_help_document where id = ${id} and deleted_at is null and mark_status = '1'`
      : null;
    if (!found) throw Refused.of('not.found');
    return found;
  }),
];
