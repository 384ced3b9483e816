import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Granted } from '@takt/identity/host';

/** `__Host-` and `__Secure-` names are taken by browsers only over TLS (or from the machine itself), and from nobody else. */
export const ACCESS_COOKIE = '__Host-at';
const REFRESH_COOKIE = '__Secure-rt';
const QR_COOKIE = '__Host-qr';
const DEVICE_COOKIE = '__Host-device';
const YEAR_SECONDS = 365 * 86_400;
const REFRESH_PATH = '/anon/oauth/token';
const common = { httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** Hands a session to a browser. What is not remembered is gone when the browser closes. */
export function setSession(reply: FastifyReply, granted: Granted): void {
  const lasting = granted.rememberSeconds === null ? {} : { maxAge: granted.rememberSeconds };
  reply.setCookie(ACCESS_COOKIE, granted.access, { ...common, path: '/', ...lasting });
  reply.setCookie(REFRESH_COOKIE, granted.refresh, { ...common, path: REFRESH_PATH, ...lasting });
}
export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(ACCESS_COOKIE, { ...common, path: '/' });
  reply.clearCookie(REFRESH_COOKIE, { ...common, path: REFRESH_PATH });
}
export const refreshCookie = (request: FastifyRequest): string => request.cookies[REFRESH_COOKIE] ?? '';

export const setQrSecret = (reply: FastifyReply, secret: string, seconds: number): void => {
  reply.setCookie(QR_COOKIE, secret, { ...common, path: '/', maxAge: seconds });
};
export const qrSecret = (request: FastifyRequest): string => request.cookies[QR_COOKIE] ?? '';

/** By this a browser is known at the next sign-in; signing out leaves it. */
export const setDevice = (reply: FastifyReply, cookie: string): void => {
  reply.setCookie(DEVICE_COOKIE, cookie, { ...common, path: '/', maxAge: YEAR_SECONDS });
};
export const deviceCookie = (request: FastifyRequest): string => request.cookies[DEVICE_COOKIE] ?? '';

/** The wire form of a session, as the contract has it. */
export const tokenAnswer = ({ access, refresh, expiresIn }: Granted) => ({
  access_token: access,
  refresh_token: refresh,
  token_type: 'opaque',
  expires_in: expiresIn,
});
