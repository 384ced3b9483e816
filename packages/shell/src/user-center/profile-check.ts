import { AVATAR, EMAIL, MOBILE, patternProblem, type RuleBroken } from '@takt/model';

export const AVATAR_TYPES: readonly string[] = AVATAR.types;

export const avatarProblem = ({ name, type }: Pick<File, 'name' | 'type'>): RuleBroken | null =>
  AVATAR_TYPES.includes(type)
    ? patternProblem(AVATAR, 'avatar', name)
    : { rule: AVATAR.rule, field: 'avatar', text: AVATAR.words };
export const emailProblem = (email: string | null): RuleBroken | null => patternProblem(EMAIL, 'email', email);
export const mobileProblem = (mobile: string | null): RuleBroken | null => patternProblem(MOBILE, 'telephone', mobile);
