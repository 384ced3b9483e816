import type { RuleBroken } from './password.ts';
import { blank, fill, type Text } from './text.ts';

/** Numbers of the sign-in that the browser and the server share. */
export const SIGNIN = {
  /** The code from the image is due once this many attempts have failed. */
  captchaFrom: 3,
  countdownSeconds: 59,
  mobileLength: 11,
  codeLength: 6,
  captchaLength: 5,
  /** Zero bits a proof of work begins with: about a second in a browser. */
  workBits: 18,
  /** A QR code waits for the phone: ask again after, then look every. */
  qrRetryMs: 1000,
  qrPollMs: 2000,
  qrSeconds: 120,
  face: { frame: 230, guideFrom: 40, guideTo: 190, largest: 150 },
  quickAuthTokenLongerThan: 20,
} as const;

/** What is asked for once too many wrong passwords have come, as the company wishes. */
export type SigninChallenge = 'picture' | 'work';

interface LoginForm {
  readonly company: string;
  readonly username: string;
  readonly password: string;
  readonly verifycode: string;
  readonly captchaDue: boolean;
}
export interface VerificationForm {
  readonly tenant: string;
  /** The bound mobile number, or the user name it belongs to. */
  readonly username: string;
  readonly verification: string;
}

type Sentence = { readonly rule: string; readonly field: string; readonly text: Text };
const CORRECT: Text = ['请填写正确的信息', 'Please fill in correct information'];
export const signinWords = {
  L01: { rule: 'L01', field: 'company', text: ['请输入租户名称', 'Please enter the tenant name'] },
  L02: { rule: 'L02', field: 'username', text: ['请输入用户名', 'Please enter the user name'] },
  L03: { rule: 'L03', field: 'password', text: ['请输入密码', 'Please enter the password'] },
  L04: { rule: 'L04', field: 'verifycode', text: ['请输入验证码', 'Please enter the verification code'] },
  L05: { rule: 'L05', field: 'tenant', text: CORRECT },
  L06: { rule: 'L06', field: 'username', text: CORRECT },
  L07: { rule: 'L07', field: 'verification', text: CORRECT },
  L08: {
    rule: 'L08',
    field: 'username',
    text: ['手机号码长度不能超过11位', 'The mobile number has at most 11 digits'],
  },
  L09: { rule: 'L09', field: 'verification', text: ['验证码长度不能超过6位', 'The code has at most 6 digits'] },
  L10: { rule: 'L10', field: 'tel', text: ['绑定错误：{text}', 'bound error {text}'] },
  L11: { rule: 'L11', field: 'tenant', text: ['请输入正确的租户', 'please input right tenant'] },
  L12: { rule: 'L12', field: 'file', text: ['请至少上传一个文件', 'Upload at least one file'] },
} as const satisfies Record<string, Sentence>;

/** What is missing in the sign-in form, field by field. */
export const loginProblems = (form: LoginForm): readonly RuleBroken[] => [
  ...(blank(form.company) ? [signinWords.L01] : []),
  ...(blank(form.username) ? [signinWords.L02] : []),
  ...(form.password === '' ? [signinWords.L03] : []),
  ...(form.captchaDue && blank(form.verifycode) ? [signinWords.L04] : []),
];

/** What is wrong in the form for unlocking and for forgotten passwords. */
export const verificationProblems = (form: VerificationForm): readonly RuleBroken[] => [
  ...(blank(form.tenant) ? [signinWords.L05] : []),
  ...(blank(form.username) ? [signinWords.L06] : form.username.length > SIGNIN.mobileLength ? [signinWords.L08] : []),
  ...(blank(form.verification) ? [signinWords.L07] : form.verification.length > SIGNIN.codeLength ? [signinWords.L09] : []),
];

/** L10: the number on file arrives masked, three digits, four stars, four digits; anything else is shown as it came. */
export const boundNumberProblem = (tel: string): RuleBroken | null =>
  /^\d{3}\*{4}\d{4}$/.test(tel) ? null : { ...signinWords.L10, text: fill(signinWords.L10.text, { text: tel }) };

/** `13800138000` as people may see it without owning it. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
