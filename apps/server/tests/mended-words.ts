import type { Text } from '@takt/model';
import type { Spoken, SpokenDocument } from './spoken.ts';

/** States the contract calls like the button that leads to them. */
const STATES: Readonly<Record<string, string>> = {
  生效: '已生效',
  失效: '已失效',
  关闭: '已关闭',
  锁定: '已锁定',
  遗失: '已遗失',
  报废: '已报废',
  发运完成: '已发运完成',
  暂停: '已暂停',
  完工: '已完工',
};
/** Second words of the contract for one thing. */
const WORDS: readonly (readonly [contract: string, ours: string])[] = [
  ['反馈', '回复'],
  ['交货', '交付'],
  ['Feedback given', 'Replied'],
  ['Feedback was already given', 'A reply was already given'],
  ['Feedback', 'Reply'],
  ['feedback', 'reply'],
];
const LISTED = /只有(.+?)状态的/;

const stateWord = (zh: string): string => STATES[zh] ?? zh;
const inWords = (text: string): string => WORDS.reduce((rest, [contract, ours]) => rest.replaceAll(contract, ours), text);
const text = ([zh, en]: Text): Text => [inWords(zh), inWords(en)];
const deny = ([zh, en]: Text): Text =>
  text([zh.replace(LISTED, (_, states: string) => `只有${states.replace(/[^、或]+/g, stateWord)}状态的`), en]);

const entries = <A, B>(of: Readonly<Record<string, A>>, change: (one: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, change(one)]));
const action = (one: Spoken): Spoken => ({
  ...one,
  label: text(one.label),
  // What starts from nothing is never refused for its state.
  ...(one.deny && { deny: deny(one.deny) }),
  ...(one.guards && { guards: entries(one.guards, text) }),
});

/** The contract as the product says it: the same but for these words (ADR 0123), so that all others are compared. */
export const mended = (document: SpokenDocument): SpokenDocument => ({
  ...document,
  states: entries(document.states, ([zh, en]) => text([stateWord(zh), en])),
  actions: entries(document.actions, action),
});
