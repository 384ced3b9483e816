import { port } from '@takt/engine/host';
import type { Sessions } from './sessions.ts';

/** How many sign-ins of a company this process remembers. */
export const SESSION_CACHE = port<Pick<Sessions, 'remembered'>>('identity.sessionCache');
