import { port } from '@takt/engine/host';
import type { TenantService } from './tenant-service.ts';

/** Other companies, for people of the one that operates the product. */
export const TENANTS =
  port<
    Pick<
      TenantService,
      'cells' | 'operates' | 'listed' | 'glance' | 'found' | 'firstPassword' | 'suspend' | 'resume' | 'isDemo' | 'removeDemo'
    >
  >('identity.tenants');
