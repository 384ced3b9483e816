import { type Definitions, SYSTEM } from '@takt/model';
import { BusinessGroup } from './business-group.ts';
import { BusinessRole } from './business-role.ts';
import { Department } from './department.ts';
import { Personnel } from './personnel.ts';

export { BusinessGroup } from './business-group.ts';
export { BusinessRole } from './business-role.ts';
export { Department } from './department.ts';
export { Personnel } from './personnel.ts';

export const organisation: Definitions = {
  ...SYSTEM,
  entities: [Department, Personnel, BusinessRole, BusinessGroup],
};
