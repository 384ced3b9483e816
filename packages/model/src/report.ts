import type { Text } from './text.ts';

/** Pages that show nothing in particular; a picture of them tells nobody what is wrong. */
const ROOTS: readonly string[] = ['', '/', '/index'];
/* G15 */ const ROOT: Text = ['根目录不支持提交', 'root directory does not support submission'];

/** Why a picture of this page cannot be handed in; null when it can. */
export const reportProblem = (page: string): { readonly rule: 'G15'; readonly text: Text } | null =>
  ROOTS.includes(page) ? { rule: 'G15', text: ROOT } : null;
