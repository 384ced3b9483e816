import { query } from '@takt/model';

/** Somebody of the company who looks after the product. */
interface SupportContact {
  readonly id: string;
  readonly name: string;
  readonly telephone: string | null;
  readonly email: string | null;
}
export const supportContacts = query<readonly SupportContact[]>()(
  'system.supportContacts',
  ['支持联系人', 'Support contacts'],
  {},
  { path: '/system/support/contacts', everyone: true },
);
