import type { OperationKeeping } from '@takt/engine';
import { OperationLog } from '../defs/index.ts';

/** Where the engine's notes of operations become rows. */
export const operationLog: OperationKeeping = {
  entity: OperationLog,
  row: ({ at, userId, name, content, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    user: userId,
    logName: name.join(' / ').slice(0, 200),
    logcontent: content.slice(0, 500),
  }),
};
