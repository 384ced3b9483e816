import { standsInFactory } from '@takt/modules/base/server';
import type { ServerModule } from '@takt/engine';
import { InspectionRole, InstrumentFlowSetting, quality } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { inspectionItemAnswers } from './inspection-item.ts';
import { standardSaved } from './inspection-standard.ts';
import { toolSaved } from './inspection-tool.ts';

export { supplierItems } from './supplier-standard.ts';

export const qualityModule: ServerModule = {
  defs: quality,
  menu,
  code: [
    inspectionItemAnswers,
    standardSaved,
    toolSaved,
    standsInFactory(InspectionRole),
    standsInFactory(InstrumentFlowSetting),
  ],
};
