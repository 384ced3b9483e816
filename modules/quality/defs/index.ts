import type { Definitions } from '@takt/model';
import { closeInspectionItem } from './close-inspection-item.ts';
import { Defect } from './defect.ts';
import { DepartmentProject } from './department-project.ts';
import { ExceptionCode } from './exception-code.ts';
import { InspectionFrequency } from './inspection-frequency.ts';
import { InspectionItem } from './inspection-item.ts';
import { InspectionRole } from './inspection-role.ts';
import { InspectionStandard } from './inspection-standard.ts';
import { InspectionTool } from './inspection-tool.ts';
import { InstrumentFlowSetting } from './instrument-flow-setting.ts';
import { lists } from './lists.ts';
import { PartTest } from './part-test.ts';
import { SamplingSchema } from './sampling-schema.ts';
import { SurveyItem } from './survey-item.ts';

export * from './aql.ts';
export * from './aql-switching.ts';
export * from './aql-tables.ts';
export { closeInspectionItem };
export { Defect, InspectionFrequency, InspectionItem, InspectionRole, InspectionStandard, InspectionTool, SamplingSchema };
export { DepartmentProject, ExceptionCode, InstrumentFlowSetting, PartTest, SurveyItem };

export const quality: Definitions = {
  module: 'quality',
  label: ['质量', 'Quality'],
  contexts: ['qms', 'smes'],
  calls: [closeInspectionItem],
  lists,
  entities: [
    Defect,
    InspectionItem,
    InspectionStandard,
    SamplingSchema,
    InspectionFrequency,
    InspectionRole,
    InspectionTool,
    ExceptionCode,
    DepartmentProject,
    PartTest,
    SurveyItem,
    InstrumentFlowSetting,
  ],
};
