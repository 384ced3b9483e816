import { type GuardContext, command, query, text, type Text, user } from '@takt/model';
import { User } from './user.ts';

/** A living sign-in and whose it is. */
export interface OnlineUser {
  /** Of the sign-in: a person may have several. */
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly realName: Text;
  readonly organization: Text;
  readonly way: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastAt: string;
  /** A page of the product is open there now. */
  readonly connected: boolean;
}
interface OnlineUsers {
  /** The last used first; at most `MOST_ONLINE`. */
  readonly list: readonly OnlineUser[];
  readonly maySignOut: boolean;
}
export const MOST_ONLINE = 500;

export const onlineUsers = query<OnlineUsers>()(
  'system.onlineUsers',
  ['在线用户', 'Online users'],
  {},
  { path: '/system/sysconfig/onlineUser/query', needs: 'system.onlineUser.read' },
);

export const SIGN_OUT_RIGHT = 'system.onlineUser.signout';
export const OWN_SIGN_IN: Text = [
  '不能在这里强制自己退出，请使用右上角的「退出登录」',
  'You cannot sign yourself out here; use “Sign out” in the top right corner',
];
/** Ends one sign-in of a person, or without one all of them; answers how many. */
export const signOutUser = command<{ readonly ended: number }>()(
  'system.signOutUser',
  ['强制退出', 'Forced sign-out'],
  {
    user: user('用户', 'User', { required: true }),
    session: text('会话', 'Session', { length: 36, pattern: /^[0-9a-f-]{36}$/ }),
  },
  {
    path: '/system/sysconfig/onlineUser/signOut',
    needs: SIGN_OUT_RIGHT,
    on: {
      entity: User.id,
      as: 'user',
      confirm: [
        '该用户在所有设备上退出，未保存的内容将丢失。',
        'The user is signed out on every device; what is not saved is lost.',
      ],
      needs: [
        { id: 'own', must: ({ id }: User, { actor }: GuardContext) => id !== actor.userId, else: OWN_SIGN_IN },
        {
          id: 'online',
          must: ({ loginStatus }: User) => loginStatus === 'online',
          else: ['该用户没有登录', 'The user is not signed in'],
        },
      ],
    },
  },
);
