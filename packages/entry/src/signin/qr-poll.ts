import { SIGNIN } from '@takt/model';
import { ApiError, type QrCode, type QrStatus } from '@takt/web/light';

/** How a sign-in by phone stands. */
export type QrPhase =
  | { readonly phase: 'loading' }
  | { readonly phase: 'waiting' | 'scanned' | 'expired'; readonly image: string }
  | { readonly phase: 'failed'; readonly error: ApiError };

export interface QrPort {
  readonly getQrCode: () => Promise<QrCode>;
  readonly getResponse: (loginId: string) => Promise<boolean>;
  readonly checkStatus: (loginId: string) => Promise<QrStatus>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
}

/**
 * Follows one QR code after another until a phone has confirmed: the scan is asked for every second, then the decision
 * every two seconds while it is open; a void code is replaced by a fresh one. A code nobody scans runs out and waits to
 * be renewed by hand, so that a forgotten page asks for nothing. Ends with null when the signal says so.
 */
export async function followQr(port: QrPort, show: (phase: QrPhase) => void, signal: AbortSignal): Promise<QrStatus | null> {
  try {
    while (!signal.aborted) {
      const { image, loginId } = await port.getQrCode();
      if (signal.aborted) return null;
      show({ phase: 'waiting', image });
      if (!(await scanned(port, loginId, signal))) {
        if (!signal.aborted) show({ phase: 'expired', image });
        return null;
      }
      show({ phase: 'scanned', image });
      const decided = await decision(port, loginId, signal);
      if (decided?.status === 1) return decided;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!signal.aborted) show({ phase: 'failed', error });
  }
  return null;
}

/** Whether the phone scanned before the code ran out. */
async function scanned(port: QrPort, loginId: string, signal: AbortSignal): Promise<boolean> {
  const until = port.now() + SIGNIN.qrSeconds * 1000;
  while (!signal.aborted && port.now() < until) {
    const seen = await port.getResponse(loginId);
    if (signal.aborted) return false;
    if (seen) return true;
    await port.sleep(SIGNIN.qrRetryMs);
  }
  return false;
}

/** What the phone decided; null when the page was left first. */
async function decision(port: QrPort, loginId: string, signal: AbortSignal): Promise<QrStatus | null> {
  while (!signal.aborted) {
    const state = await port.checkStatus(loginId);
    if (signal.aborted) return null;
    if (state.status !== 2) return state;
    await port.sleep(SIGNIN.qrPollMs);
  }
  return null;
}
