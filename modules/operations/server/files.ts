import { answer } from '@takt/engine';
import { LIBRARY } from '@takt/content';
import { deleteFile, filesStored } from '../defs/index.ts';
import { FILE_CREATE, FILE_DELETE } from '../defs/file.ts';

/** Files are the engine's; this module says who may look at all of them. */
export const fileAnswers = [
  answer(filesStored, async (ctx, asked, { use }) => ({
    ...(await use(LIBRARY).files(ctx, asked)),
    mayUpload: ctx.actor.can(FILE_CREATE),
    mayDelete: ctx.actor.can(FILE_DELETE),
  })),
  answer(deleteFile, (ctx, { file }, { use }) => use(LIBRARY).remove(ctx, file)),
];
