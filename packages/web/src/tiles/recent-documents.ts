import { engineQuery } from '../api/call-server.ts';
import type { Found } from '../scan/find.ts';

/** A document the person had a hand in. */
export interface Recent extends Found {
  readonly at: string;
}
export const recentDocuments = engineQuery<object, readonly Recent[]>('/system/home/recent');
