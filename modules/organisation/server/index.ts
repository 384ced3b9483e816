import type { ServerModule } from '@takt/engine';
import { organisation } from '../defs/index.ts';
import { menu } from '../menu.ts';

export { departmentRows } from './rows-for-others.ts';

export const organisationModule: ServerModule = { defs: organisation, menu };
