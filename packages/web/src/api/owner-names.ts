import { COMPANY_NAME_EN, type Text } from '@takt/model';
import type { Owner } from './calls.ts';
import { decidedBy } from './decided.ts';

/** What the company is called in each language; by its only name where it has decided on no English one. */
export const companyName = (owner: Owner): Text => [owner.tenantName, decidedBy(owner, COMPANY_NAME_EN) ?? owner.tenantName];

/** What whoever is signed in is called. */
export function personName({ realName, realNameEn, userName }: Owner): Text {
  const name = realName ?? userName;
  return [name, realNameEn ?? name];
}
