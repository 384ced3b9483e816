import { type Fragment, verbatim } from '@takt/engine';

/** A row's two names, for the person's language. */
export const named = (row: string): Fragment => verbatim(`json_build_array(${row}.name, coalesce(${row}.name_en, ${row}.name))`);

/** A moment as it travels, by the company's clock. */
export const moment = (column: string): Fragment => verbatim(`to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`);
