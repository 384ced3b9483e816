import { storedText, type Text } from '@takt/model';
import type { OperationKeeping } from '@takt/engine';
import { OperationLog } from '../defs/index.ts';

/** In both languages where they differ: whoever reads it is told theirs. */
const logText = (text: Text, most: number): string => (text[0] === text[1] ? text[0].slice(0, most) : storedText(text, most));

/** Where the engine's notes of operations become rows. */
export const operationLog: OperationKeeping = {
  entity: OperationLog,
  row: ({ at, userId, name, content, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    user: userId,
    logName: logText(name, 200),
    logcontent: logText(content, 500),
  }),
};
