import { write } from '@takt/web/light';

/** The computer that waits, as the server saw it. */
export interface Waiting {
  readonly browser: string;
  readonly address: string;
  readonly at: string;
}
export const scanQr = (loginId: string): Promise<Waiting> => write('/system/sysconfig/qrLogin/scan', { loginId });
export const confirmQr = (loginId: string): Promise<null> => write('/system/sysconfig/qrLogin/confirm', { loginId });
export const refuseQr = (loginId: string): Promise<null> => write('/system/sysconfig/qrLogin/refuse', { loginId });

/** The sign-in a QR code stands for; null when it is the code of something else. */
export function loginIdIn(text: string): string | null {
  const [, query] = /#\/Mobile\?(.+)$/.exec(text) ?? [];
  const id = new URLSearchParams(query ?? '').get('qr');
  return id && /^[\w-]{8,200}$/.test(id) ? id : null;
}
