/** What pages without the component kit are made with: signing in, replying from a mail, the handheld. */
export { ApiError, networkError } from './api/api-error.ts';
export { loadMenu, loadOptions, loadOwner, loadRow, type MenuEntry, type Owner } from './api/calls.ts';
export { callServer, callWithForm, type Contract, engineCommand, engineQuery } from './api/call-server.ts';
export { companyClock, wireNow } from './api/company-clock.ts';
export { randomHex } from './api/device.ts';
export {
  type FactorStep,
  factorStepOf,
  passkeySignIn,
  passkeysPossible,
  verifyCode,
  verifyPasskey,
} from './api/factors.ts';
export { handOver } from './api/hand-over.ts';
export { read, write } from './api/http.ts';
export { actOn } from './api/records.ts';
export { ask, askFile } from './api/send.ts';
export {
  accessToken,
  beginSession,
  currentSession,
  dropTokens,
  endSession,
  type Grant,
  holdTokens,
  type PasswordState,
  type Session,
  type Signed,
  tokenStamp,
  useSession,
} from './api/session.ts';
export {
  captchaClient,
  checkQrStatus,
  encoded,
  getQrCode,
  getQrResponse,
  loadCaptcha,
  loadPasswordAge,
  loadWork,
  type PasswordAge,
  type QrCode,
  type QrStatus,
  quickAuth,
  type QuickAuth,
  registerLicence,
  searchUser,
  sendCode,
  signIn,
  signOut,
  submitUnlock,
  type VerifyPurpose,
  type WorkProof,
} from './api/sign-in.ts';
export { renew } from './api/tokens.ts';
export { blockOf } from './edit/lines/block.ts';
export { typedDecimal } from './fields/number/typed.ts';
export { loadLocal, saveLocal } from './kit/local.ts';
export { useDark, useLook, wear } from './kit/look.ts';
export { Notice } from './kit/notice.tsx';
export { Refusal } from './kit/refusal.tsx';
export { currentLang, LANGUAGES, speak, speakOwn, useLang, useSay } from './kit/say.tsx';
export { Bar, type BarNotice, noticeOf } from './light/bar.tsx';
export { enterMovesOn, Field, focusFirstWrong, type Problems, problemsOf, without } from './light/field.tsx';
export { Glyph, type GlyphName } from './light/glyphs.tsx';
export { Language } from './light/language.tsx';
export { Loading } from './light/loading.tsx';
export { PlainButton } from './light/plain-button.tsx';
export { PlainPage } from './light/plain-page.tsx';
export { useBrand } from './product/brand.ts';
export { leavesOf } from './product/menu.ts';
export { Lens } from './scan/lens.tsx';
