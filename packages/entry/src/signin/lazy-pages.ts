import { type ComponentType, lazy } from 'react';

/** Pages of signing in that few people come to: each is fetched when it is opened. */
export const LoginQuick = lazy(async () => ({ default: (await import('./quick.tsx')).LoginQuick }));
export const LoginQuick2 = lazy(async () => ({ default: (await import('./quick.tsx')).LoginQuick2 }));
export const QuickAuth = lazy(async () => ({ default: (await import('./quick-auth.tsx')).QuickAuth }));
export const Mobile = lazy(async () => ({ default: (await import('../mobile/mobile.tsx')).Mobile }));
export const loadFaceCheck = async (): Promise<ComponentType> => (await import('../face/face-check.tsx')).FaceCheck;
export const loadRegisterFace = async (): Promise<ComponentType> => (await import('../face/register-face.tsx')).RegisterFace;
