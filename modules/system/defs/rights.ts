import type { Text } from '@takt/model';

/** What can be given to a role beside the rights of entities. */
export const rights: Readonly<Record<string, Text>> = {
  'system.onlineUser.read': ['查询', 'Query'],
  'system.onlineUser.signout': ['强制退出', 'Forced sign-out'],
  'system.layout.publish': ['发布布局', 'Publish layouts'],
  'system.message.broadcast': ['群发消息', 'Write to everyone'],
};
