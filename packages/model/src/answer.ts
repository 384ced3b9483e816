import { blank, type Text } from './text.ts';

/** What may be answered to a message; the dialog and the server ask the same. */
export const ANSWER_LENGTH = 30;
export const answerWords = {
  /* G12 */ tickFirst: ['请勾选需要标记的数据', 'please tick data to mark'],
  /* G13 */ enter: ['请输入内容', 'please enter content'],
  /* G14 */ tooLong: ['内容不能超过30个字符', 'The content has at most 30 characters'],
} as const satisfies Record<string, Text>;

/** Characters as people count them: one picture of a thumb is one. */
export const lengthOf = (text: string): number => [...text].length;

/** The rule an answer breaks; null when it may be sent. */
export function answerProblem(text: string): { readonly rule: string; readonly text: Text } | null {
  if (blank(text)) return { rule: 'G13', text: answerWords.enter };
  return lengthOf(text) > ANSWER_LENGTH ? { rule: 'G14', text: answerWords.tooLong } : null;
}
