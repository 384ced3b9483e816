import type { Identity } from '@takt/engine';
import { mainPaths } from './main-page.ts';
import { admits, card, find, members, profile, saveCard, supplierPeople } from './people.ts';
import { permissions, person, roles } from './rights.ts';
import { note, provider, rules } from './signin-rules.ts';

/** What the engine asks about users; this module owns them. */
export const identity: Identity = {
  person,
  permissions,
  roles,
  profile,
  admits,
  find,
  members,
  supplierPeople,
  mainPaths,
  card,
  saveCard,
  rules,
  provider,
  note,
};
