import { verbatim } from '@takt/engine';

/** What other modules read of departments in SQL of their own, deleted ones included. */
export const departmentRows = verbatim('(select tenant_id, id, name, name_en, deleted_at from app.system_department)');
