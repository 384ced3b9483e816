import { answer } from '@takt/server';
import { supportContacts } from '../defs/index.ts';
import type { SupportContact } from '../defs/support.ts';

/** Whoever administers the product answers for it. */
export const supportAnswers = [
  answer(
    supportContacts,
    (ctx) => ctx.sql<SupportContact>`select u.id, u.real_name as name, u.telephone, u.email from system_user u
      where u.deleted_at is null and u.mark_status = '1' and u.vendor_id is null and exists (
        select 1 from system_user_roles m join system_role r on r.id = m.role_id and r.deleted_at is null
        where m.parent_id = u.id and r.is_admin = '1')
      order by u.username limit 20`,
  ),
];
