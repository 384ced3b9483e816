/** The ways in: what the shell, the handheld and the pages about oneself use of signing in. */
export { secondsIn, sendLabel, useCountdown } from './signin/countdown.ts';
export { changeReason, enter } from './signin/enter.ts';
export { loadFaceCheck, loadRegisterFace, LoginQuick, LoginQuick2, Mobile, QuickAuth } from './signin/lazy-pages.ts';
export { Login } from './signin/login.tsx';
export { Nowhere } from './signin/nowhere.tsx';
export { PasswordForm } from './signin/password-form.tsx';
export { Policy } from './signin/policy.tsx';
export { rememberedLogin } from './signin/remembered.ts';
export { SignInAgain } from './signin/sign-in-again.tsx';
