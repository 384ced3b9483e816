import type { Identity } from '@takt/engine';
import { keyBounds } from './api-key.ts';
import { mainPaths } from './main-paths.ts';
import { admits, card, find, members, profile, saveCard, supplierPeople } from './people.ts';
import { permissions, person, roles } from './rights.ts';
import { factorRequired, note, provider, rules } from './signin-rules.ts';

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
  factorRequired,
  keyBounds,
  provider,
  note,
};
