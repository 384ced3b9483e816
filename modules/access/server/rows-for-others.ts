import { verbatim } from '@takt/engine';

/** What other modules read of users in SQL of their own, deleted ones included; PostgreSQL reads the table as if it were named. */
export const userRows = verbatim(`(select tenant_id, id, username, real_name, email, vendor_id, mark_status, is_manual_operator,
  deleted_at from app.system_user)`);
