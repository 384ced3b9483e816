import { CACHE_TITLE, type OwnPage, ownPage, unkept } from '@takt/web/host';
import { loadRegisterFace } from '@takt/entry';

/** The pages about oneself, at the addresses of the contract, as they stand in the user's menu. */
export const USER_CENTRE: readonly OwnPage[] = [
  ownPage('/userCenter/userInfo', async () => (await import('./profile.tsx')).Profile),
  unkept(ownPage('/userCenter/pswModify', async () => (await import('./change-password.tsx')).ChangePassword)),
  unkept(ownPage('/userCenter/resetPassword', async () => (await import('./reset-password.tsx')).ResetPassword)),
  unkept(ownPage('/userCenter/registerFace', loadRegisterFace)),
  ownPage('/userCenter/usingHelp', async () => (await import('../help/help-page.tsx')).HelpPage),
  ownPage('/userCenter/onlineSupport', async () => (await import('./online-support.tsx')).OnlineSupport),
  ownPage('/userCenter/appDownload', async () => (await import('./app-download.tsx')).AppDownload),
  ownPage('/userCenter/cacheRefresh', async () => (await import('./own-cache.tsx')).OwnCache, CACHE_TITLE),
];
