import { type Definitions, SYSTEM } from '@takt/model';
import { ApiKey } from './api-key.ts';
import { calls } from './calls.ts';
import { Kiosk } from './kiosk.ts';
import { rights } from './rights.ts';
import { Role } from './role.ts';
import { SecurityConfig } from './security-config.ts';
import { SsoProvider } from './sso-provider.ts';
import { User } from './user.ts';

export { ApiKey, endApiKey, issueApiKey } from './api-key.ts';
export { Kiosk } from './kiosk.ts';
export { onlineUsers, signOutUser } from './online-user.ts';
export { membersOfRole, ownRights, roleMembers, rolesListed } from './role-members.ts';
export { Role } from './role.ts';
export { SecurityConfig } from './security-config.ts';
export { SsoProvider } from './sso-provider.ts';
export { demandPassword, resetFace, resetFactors, unlockUser } from './user-commands.ts';
export { User } from './user.ts';

export const access: Definitions = {
  ...SYSTEM,
  entities: [Role, User, SecurityConfig, SsoProvider, Kiosk, ApiKey],
  calls,
  // What somebody's data is limited to.
  lookUps: [{ right: 'system.user.read', of: ['base.plant', 'warehouse.warehouse', 'system.department'] }],
  rights,
};
