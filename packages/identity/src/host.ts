/** What the HTTP layer, the applications, the tests and the scripts use of accounts, sign-in and tenancy. */
export { accountOfUser, moveAccount, setPassword } from './access/accounts.ts';
export { buttonsOf } from './access/buttons.ts';
export { faceRights } from './access/face-rights.ts';
export { forgetOwnDevice, ownDevices } from './access/known-devices.ts';
export { addressFrom, letterDelivery } from './access/letters.ts';
export { type Bearer, Passes, type Shown } from './access/passes.ts';
export { Passwords } from './access/passwords.ts';
export { defaultOf, publishedValues } from './access/published.ts';
export {
  administratorRights,
  forTenants,
  operatorRights,
  pagesIn,
  rightsCatalogue,
  rightsIn,
} from './access/rights-catalogue.ts';
export { SESSION_CACHE } from './access/session-cache-port.ts';
export { Sessions, tenantOf, within } from './access/sessions.ts';
export { type FactorAnswer, type PasskeyAnswer } from './factors/factor-answer.ts';
export { FactorMissing, factorSignin } from './factors/factor-signin.ts';
export {
  addPasskey,
  addTotp,
  offerPasskey,
  offerTotp,
  ownFactors,
  removeFactor,
  renewRecoveryCodes,
} from './factors/own-factors.ts';
export { anyPasskeyQuestion, passkeySignin } from './factors/passkey-signin.ts';
export { type PasskeyAssertion, type PasskeyRegistration } from './factors/passkeys.ts';
export { modelFolder, wasmFolder } from './face/model-files.ts';
export { openRecogniser } from './face/recogniser.ts';
export { LicenceService } from './licence/licence-service.ts';
export { EVERY_MODULE, issueLicence, type Licence } from './licence/licence.ts';
export { LICENCES } from './licence/licences-port.ts';
export { DEVELOPMENT_KEY, developmentKeyFile, licenceKeys } from './licence/public-keys.ts';
export { networkOf } from './access/address-list.ts';
export { ADDRESS_PER_MINUTE } from './signin/address-pace.ts';
export { Captchas } from './signin/captcha.ts';
export { checkOwnFace } from './signin/face-check.ts';
export { faceChallenge, faceSignin, faceToken } from './signin/face-signin.ts';
export { takeChallenge } from './signin/face-try.ts';
export type { DeviceGranted } from './signin/on-device.ts';
export { Families, type Granted } from './signin/families.ts';
export {
  changePassword,
  endOwnSession,
  jumpBack,
  ownSessions,
  passwordOwner,
  passwordState,
  resetOwnPassword,
  sendOwnCode,
  signOut,
} from './signin/own-account.ts';
export { verifyOwnPassword } from './signin/wrong-passwords.ts';
export { saveOwnCard } from './signin/own-contact.ts';
export { enrolFace, ownFaceChallenge, ownFaceState, withdrawFace } from './signin/own-face.ts';
export { type ChallengeAnswer, passwordSignin, type PasswordSigninRequest, SigninRefused } from './signin/password-signin.ts';
export { PreAuthStore } from './signin/pre-auth-store.ts';
export { demandProved, proofGiver, proveFactor, provePassword } from './signin/proof.ts';
export { qrLogin } from './signin/qr-states.ts';
export { answerQr, newQr, qrScanned, qrStatus, scanQr } from './signin/qr.ts';
export { refreshSignin } from './signin/refresh.ts';
export { sessionFamilyOf } from './signin/session-family.ts';
export { asSystem, type RequestOrigin, type SigninServices, slow } from './signin/signin-services.ts';
export { SsoKeys } from './signin/sso-key-cache.ts';
export { ssoSignin } from './signin/sso-signin.ts';
export { endStale } from './signin/stale-sockets.ts';
export { putTicket, takeTicket } from './signin/tickets.ts';
export { MustWait, searchUser, sendCode, submitCode } from './signin/verification.ts';
export { WorkChallenges } from './signin/work-challenge.ts';
export { moveTenant } from './tenancy/move.ts';
export { type Operator, tenantTables } from './tenancy/operator.ts';
export { TenantService } from './tenancy/tenant-service.ts';
export { TENANTS } from './tenancy/tenants-port.ts';
export { createTenant, dropTenant, findTenant, type NewTenant, setOperator, sweepTenants } from './tenancy/tenants.ts';
