import type { FastifyInstance } from 'fastify';
import type { Host } from '../host.ts';
import { accountRoutes } from './account-routes.ts';
import { factorRoutes } from './factor-routes.ts';
import { faceRoutes } from './face-routes.ts';
import { licenceRoutes } from './licence-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { qrRoutes } from './qr-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { ssoRoutes } from './sso-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { verifyRoutes } from './verify-routes.ts';

/** Every way in, and what people do about their own account. */
export function signinRoutes(app: FastifyInstance, host: Host): void {
  siteRoutes(app, host);
  tokenRoutes(app, host);
  verifyRoutes(app, host);
  qrRoutes(app, host);
  factorRoutes(app, host);
  faceRoutes(app, host);
  licenceRoutes(app, host);
  ssoRoutes(app, host);
  accountRoutes(app, host);
  profileRoutes(app, host);
}
