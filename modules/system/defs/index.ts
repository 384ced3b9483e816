import type { Definitions } from '@takt/model';
import { Department } from './department.ts';
import { Role } from './role.ts';
import { User } from './user.ts';

export { Department, Role, User };

export const system: Definitions = {
  module: 'system',
  label: ['系统管理', 'System administration'],
  contexts: [],
  entities: [Department, Role, User],
};
