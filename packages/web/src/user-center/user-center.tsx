import type { Text } from '@takt/model';
import { type ComponentType, lazy, Suspense } from 'react';
import { Loading } from '../signin/loading.tsx';
import style from './user-center.module.css';

const Profile = lazy(async () => ({ default: (await import('./profile.tsx')).Profile }));
const ChangePassword = lazy(async () => ({ default: (await import('./change-password.tsx')).ChangePassword }));
const ResetPassword = lazy(async () => ({ default: (await import('./reset-password.tsx')).ResetPassword }));
const RegisterFace = lazy(async () => ({ default: (await import('../face/register-face.tsx')).RegisterFace }));

/** The pages about oneself, at the addresses of the contract. */
export const USER_CENTRE: readonly { readonly url: string; readonly label: Text; readonly page: ComponentType }[] = [
  { url: '/userCenter/userInfo', label: ['个人信息', 'My profile'], page: Profile },
  { url: '/userCenter/pswModify', label: ['修改密码', 'Change password'], page: ChangePassword },
  { url: '/userCenter/resetPassword', label: ['重置密码', 'Reset password'], page: ResetPassword },
  { url: '/userCenter/registerFace', label: ['人脸注册', 'Face registration'], page: RegisterFace },
];

/** The page at an address; null when it is none of these. */
export function userCentrePage(url: string) {
  const Page = USER_CENTRE.find((one) => one.url === url)?.page;
  return Page ? (
    <div className={style['centre']}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </div>
  ) : null;
}
