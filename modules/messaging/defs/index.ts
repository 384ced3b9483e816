import { type Definitions, SYSTEM } from '@takt/model';

export const messaging: Definitions = {
  ...SYSTEM,
  entities: [],
  rights: { 'system.message.broadcast': ['群发消息', 'Write to everyone'] },
};
