import type { Ctx } from '@takt/engine';

/** Rows `n` of the suppliers and warehouses in `$1` and `$2`. */
export const WITHIN_REACH = `($1::uuid[] is null or n.vendor_id = any($1::uuid[])) and ($2::uuid[] is null or n.warehouse_id = any($2::uuid[]))`;
/** Living ones of them: the same rows as their list shows. */
export const IN_REACH = `n.deleted_at is null and ${WITHIN_REACH}`;

/** The values for it; suppliers' people are held to their own rows by the database as well. */
export const reachOf = ({ actor: { scopes } }: Ctx): readonly unknown[] => [scopes.vendor ?? null, scopes.warehouse ?? null];

/** A row's two names, for the person's language. */
export const named = (row: string): string => `json_build_array(${row}.name, coalesce(${row}.name_en, ${row}.name))`;

/** A moment as it travels, by the company's clock. */
export const moment = (column: string): string => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;
