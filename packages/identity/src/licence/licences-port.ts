import { port } from '@takt/engine/host';
import type { LicenceService } from './licence-service.ts';

export const LICENCES = port<Pick<LicenceService, 'state' | 'registered' | 'register'>>('identity.licences');
