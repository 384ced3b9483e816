import {
  passwordProblem,
  type RuleBroken,
  signinWords,
  type Text,
  type VerificationForm,
  verificationProblems,
} from '@takt/model';
import type { VerifyPurpose } from '@takt/web/light';

export interface VerifyDraft extends VerificationForm {
  readonly password: string;
  readonly confirm: string;
}
export const NO_VERIFY: VerifyDraft = { tenant: '', username: '', verification: '', password: '', confirm: '' };

/** What must be right before a code can be sent: whose number it is. */
export const sendProblems = (draft: VerifyDraft): readonly RuleBroken[] => [
  ...(draft.tenant.trim() === '' ? [signinWords.L11] : []),
  ...verificationProblems(draft).filter(({ field }) => field === 'username'),
];

/** What must be right before the form goes off; for a forgotten password that includes the new one. */
export function confirmProblems(draft: VerifyDraft, purpose: VerifyPurpose): readonly RuleBroken[] {
  const { password, confirm } = draft;
  const renewal = purpose === 'forgert' ? passwordProblem({ password, confirm }) : null;
  return [...verificationProblems(draft), ...(renewal ? [renewal] : [])];
}

/** Said under the code when none has been sent yet. */
export const SEND_FIRST: Text = ['请先发送验证码', 'Send the code first'];
