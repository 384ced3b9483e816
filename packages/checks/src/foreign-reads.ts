/**
 * How often files still name tables of other modules in their SQL; `foreign-tables` lets them do it no more often. The shortage board counts orders of sales, which stands on the same level as purchasing and can lend it nothing.
 * The company of a user is a column written as text, and main pages are chosen along the roles of users.
 */
export const FOREIGN_READS: Readonly<Record<string, number>> = {
  'modules/access/server/user-account.ts': 3,
  'modules/purchasing/server/shortage/flows.ts': 4,
  'modules/settings/server/main-page.ts': 10,
};
