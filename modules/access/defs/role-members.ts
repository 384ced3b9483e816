import { command, query, ref, refs, type Text } from '@takt/model';

const ROLE = '/system/sysconfig/role';

/** A role as lists of roles show it. */
export interface RoleListed {
  readonly id: string;
  readonly code: string;
  readonly name: Text;
  readonly isAdmin: boolean;
  readonly people: number;
  /** Whoever asks holds all that the role does, and so may give it. */
  readonly givable: boolean;
}
export const rolesListed = query<readonly RoleListed[]>()(
  'system.rolesListed',
  ['角色列表', 'Roles'],
  {},
  { path: `${ROLE}/queryRoles`, needs: 'system.role.read' },
);

/** Names of rights, `sales.*` and, for administrators, `*` among them. */
export const ownRights = query<readonly string[]>()(
  'system.ownRights',
  ['自己的权限', 'Own rights'],
  {},
  { path: `${ROLE}/queryOwnRights`, needs: 'system.role.read' },
);

/** Somebody who has the role. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly realName: Text;
  readonly department: Text | null;
  readonly enabled: boolean;
}
export const membersOfRole = query<readonly Member[]>()(
  'system.membersOfRole',
  ['角色用户', 'Role user'],
  { role: ref('system.role', '角色', 'Role', { required: true }) },
  { path: `${ROLE}/queryMembers`, needs: 'system.user.read' },
);

/** How many people were given the role, and from how many it was taken. */
interface MembersChanged {
  readonly added: number;
  readonly removed: number;
}
/** Gives a role to people and takes it from others, all or nothing; each of them has it in their history. */
export const roleMembers = command<MembersChanged>()(
  'system.roleMembers',
  ['调整角色用户', 'Change the people of a role'],
  {
    role: ref('system.role', '角色', 'Role', { required: true }),
    add: refs('system.user', '添加的用户', 'People to add'),
    remove: refs('system.user', '移除的用户', 'People to remove'),
  },
  { needs: 'system.user.edit', proof: true },
);
