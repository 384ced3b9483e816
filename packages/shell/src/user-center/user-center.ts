import { CACHE_TITLE, type OwnPage, ownPage, unkept } from '@takt/web/host';
import { loadFaceCheck, loadRegisterFace } from '@takt/entry';

/** The pages about oneself, at the addresses of the contract, as they stand in the user's menu. */
export const USER_CENTRE: readonly OwnPage[] = [
  ownPage('/userCenter/userInfo', async () => (await import('./profile.tsx')).Profile),
  unkept(ownPage('/userCenter/pswModify', async () => (await import('./change-password.tsx')).ChangePassword)),
  unkept(ownPage('/userCenter/resetPassword', async () => (await import('./reset-password.tsx')).ResetPassword)),
  unkept(ownPage('/userCenter/secondFactor', async () => (await import('./second-factor.tsx')).SecondFactor)),
  unkept(ownPage('/userCenter/registerFace', loadRegisterFace)),
  unkept(ownPage('/face/faceCheck', loadFaceCheck)),
  ownPage('/userCenter/usingHelp', async () => (await import('./using-help.tsx')).UsingHelp),
  ownPage('/userCenter/onlineSupport', async () => (await import('./online-support.tsx')).OnlineSupport),
  ownPage('/userCenter/appDownload', async () => (await import('./app-download.tsx')).AppDownload),
  ownPage('/userCenter/cacheRefresh', async () => (await import('./own-cache.tsx')).OwnCache, CACHE_TITLE),
];
