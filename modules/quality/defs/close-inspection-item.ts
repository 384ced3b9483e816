import { command, ref, sharedWords } from '@takt/model';
import { DEVIATION, IMPORTANT, InspectionItem } from './inspection-item.ts';

/** Takes an item out of use: standards no longer offer it, results keep it. */
export const closeInspectionItem = command()(
  'quality.closeInspectionItem',
  sharedWords.close,
  { item: ref(InspectionItem.id, '检验项目', 'Inspection item', { required: true }) },
  {
    needs: 'quality.inspectionItem.close',
    on: {
      entity: InspectionItem.id,
      as: 'item',
      confirm: [
        '关闭后新的检验标准不能再选用该项目；已有标准和检验结果不受影响。',
        'New standards can no longer choose it; present standards and results keep it.',
      ],
      needs: [
        { id: 'B105', must: (item: InspectionItem) => item.deviation === '0', else: DEVIATION },
        {
          id: 'B106',
          must: (item: InspectionItem) => item.markStatus === '1',
          else: ['检验项已关闭，不能重复关闭', 'The inspection item is already closed'],
        },
        { id: 'B107', must: (item: InspectionItem) => item.important === '0', else: IMPORTANT },
      ],
    },
  },
);
