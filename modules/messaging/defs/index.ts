import { type Definitions, SYSTEM } from '@takt/model';

export const messaging: Definitions = {
  ...SYSTEM,
  entities: [],
  // One person may write to another.
  lookUps: [{ of: ['system.user'] }, { right: 'system.message.broadcast', of: ['system.role'] }],
  rights: { 'system.message.broadcast': ['群发消息', 'Write to everyone'] },
};
