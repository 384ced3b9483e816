import type { Text } from '@takt/model';

/** What forms of promises behind a mail's link have in common. */
export const OVERALL: Text = ['给采购员的说明（可不填）', 'A word to the buyer (optional)'];
export const SEND: Text = ['提交回复', 'Send the reply'];
export const DUE: Text = ['请于 {when} 前回复', 'Please answer by {when}'];
