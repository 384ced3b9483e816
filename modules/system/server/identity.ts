import type { Identity } from '@takt/server';
import { card, find, mainPath, members, profile, saveCard } from './people.ts';
import { permissions, person, roles } from './rights.ts';
import { note, provider, rules } from './signin-rules.ts';

/** What the engine asks about users; this module owns them. */
export const identity: Identity = {
  person,
  permissions,
  roles,
  profile,
  find,
  members,
  mainPath,
  card,
  saveCard,
  rules,
  provider,
  note,
};
