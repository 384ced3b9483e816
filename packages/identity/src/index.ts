/** What modules may use of accounts, sessions, licences and tenants. */
export { accountOfUser, demandNewPassword, ensureAccount, moveAccount, touchAccount } from './access/accounts.ts';
export { sendLetter } from './access/letters.ts';
export { administratorRights, rightsCatalogue, rightsIn } from './access/rights-catalogue.ts';
export { EVERY_RIGHT } from './access/sessions.ts';
export { SESSION_CACHE } from './access/session-cache-port.ts';
export { dropFactors } from './factors/factors.ts';
export { demandUserRoom } from './licence/licence-service.ts';
export { LICENCES } from './licence/licences-port.ts';
export { endKey, issueKey, shortenKey } from './signin/api-keys.ts';
export { activeSessions, endSessionsOf } from './signin/active-sessions.ts';
export { withdrawFace } from './signin/own-face.ts';
export { TENANTS } from './tenancy/tenants-port.ts';
