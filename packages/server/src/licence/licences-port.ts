import { port } from '../actions/port.ts';
import type { LicenceService } from './licence-service.ts';

export const LICENCES = port<Pick<LicenceService, 'state' | 'registered' | 'register'>>('identity.licences');
