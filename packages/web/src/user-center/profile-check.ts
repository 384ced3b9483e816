import { blank, type RuleBroken } from '@takt/model';

const P11 = { rule: 'P11', field: 'avatar', text: ['头像只能是JPG或PNG格式', 'The avatar must be JPG or PNG'] } as const;
const P12 = { rule: 'P12', field: 'email', text: ['邮箱格式不正确', 'The e-mail format is not valid'] } as const;
const P13 = { rule: 'P13', field: 'telephone', text: ['手机号码格式不正确', 'The mobile number is not valid'] } as const;

export const AVATAR_TYPES = ['image/jpeg', 'image/png'];

export const avatarProblem = ({ name, type }: Pick<File, 'name' | 'type'>): RuleBroken | null =>
  AVATAR_TYPES.includes(type) && /\.(?:jpe?g|png)$/i.test(name) ? null : P11;
export const emailProblem = (email: string | null): RuleBroken | null =>
  blank(email) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? '') ? null : P12;
export const mobileProblem = (mobile: string | null): RuleBroken | null =>
  blank(mobile) || /^1[3-9]\d{9}$/.test(mobile ?? '') ? null : P13;
