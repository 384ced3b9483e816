import type { Definitions } from '@takt/model';
import { endApiKey, issueApiKey } from './api-key.ts';
import { onlineUsers, signOutUser } from './online-user.ts';
import { membersOfRole, ownRights, roleMembers, rolesListed } from './role-members.ts';
import { demandPassword, resetFace, resetFactors, unlockUser } from './user-commands.ts';

/** What the module's own pages ask of the server. */
export const calls: NonNullable<Definitions['calls']> = [
  onlineUsers,
  unlockUser,
  demandPassword,
  resetFace,
  resetFactors,
  issueApiKey,
  endApiKey,
  signOutUser,
  rolesListed,
  ownRights,
  membersOfRole,
  roleMembers,
];
