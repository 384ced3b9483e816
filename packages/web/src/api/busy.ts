/**
 * Whether the person waits for the server. Commands cover the page while they run; reading refreshes in place, where a
 * covered page would only be in the way. The contract covers every call but those below.
 */

/** Calls nobody waits for. */
const QUIET: readonly string[] = [
  '/system/message/mail/getMyNewMail',
  '/anon/qr/login/checkStatus',
  '/system/message/task/getMyNewTaskCount',
  '/system/message/mail/getMyNewMailCount',
  '/system/message/notice/getMyNewNoticeCount',
  '/system/sysconfig/resource/queryResourceByPackages',
  '/wms/stock/count/queryDate',
  // Shows beside each file how far it is.
  '/system/file/library/upload',
  // Shows in each row what became of it, while the next one is typed.
  '/warehouse/call/countColumn',
];
export const isQuiet = (path: string): boolean =>
  QUIET.includes(path) ||
  path.startsWith('/static/') ||
  path.endsWith('/ai/queryArray') ||
  /^\/auth\/[^/]+\/quickAuth$/.test(path);

/** A quick answer should not make the page flicker. */
export const PATIENCE_MS = 200;
/** What went wrong is read before the page is given back. */
export const AFTER_ERROR_MS = 500;

let waiting = 0;
let covered = false;
const listeners = new Set<() => void>();

function cover(next: boolean): void {
  if (covered === next) return;
  covered = next;
  for (const listener of listeners) listener();
}
const release = (): void => {
  waiting -= 1;
  if (waiting === 0) cover(false);
};

/** Counts a command as waited for until it is answered. */
export async function waitedFor<T>(path: string, call: () => Promise<T>): Promise<T> {
  if (isQuiet(path)) return call();
  waiting += 1;
  const patience = setTimeout(() => cover(true), PATIENCE_MS);
  try {
    const answer = await call();
    release();
    return answer;
  } catch (error) {
    setTimeout(release, AFTER_ERROR_MS);
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

export const isCovered = (): boolean => covered;
export function onCovered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
