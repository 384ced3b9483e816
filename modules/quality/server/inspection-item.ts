import { amend, answer } from '@takt/engine';
import { closeInspectionItem, InspectionItem } from '../defs/index.ts';

export const inspectionItemAnswers = [
  answer(closeInspectionItem, async (ctx, { item }) => {
    await amend(ctx, InspectionItem, item, { markStatus: '0' });
    return null;
  }),
];
