import { sharedWords, type Text } from '@takt/model';

/** What can be given to a role beside the rights of entities. */
export const rights: Readonly<Record<string, Text>> = {
  'system.onlineUser.read': sharedWords.query,
  'system.onlineUser.signout': ['强制退出', 'Forced sign-out'],
};
