import { compute, type ServerModule } from '@takt/engine';
import { base, ShiftModel } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { bomAnswers } from './bom-answers.ts';
import { bomComputed, bomVersion, bomVersionSaved } from './bom-version.ts';
import { factoryPlaced } from './factory-places.ts';
import { factoryAnswers } from './factory-tree.ts';
import { fileCounts } from './file-counts.ts';
import { filesSaved } from './files-once.ts';
import { lineHoursAnswer } from './line-hours.ts';
import { trialAnswers } from './trial.ts';
import { examSavings } from './vendor-exam.ts';
import { vendorPartSaved } from './vendor-part.ts';
import { calendarAnswers, calendarSaved } from './work-calendar.ts';

export { compareVersions } from './bom-comparison.ts';
export { explodeBom } from './bom-explosion.ts';
export { HOME_CURRENCY } from './home-currency.ts';
export { lowLevelCodes, whereUsed } from './bom-uses.ts';
export { businessDayEnd, lineTime, plantMidnight, plantTime, plantWork, plusWorkingHours } from './plant-time.ts';
export {
  bomVersionForOrder,
  boxRows,
  changedBomRows,
  customerRows,
  deliveryUnitRows,
  isVersionInEffect,
  lineRows,
  lockRows,
  openLockRows,
  operatorRows,
  operatorSkillRows,
  overPercentOn,
  packageRows,
  partPackageRows,
  partPlanRows,
  partRows,
  processRows,
  routeOn,
  routeOperationRows,
  routeRows,
  stationRows,
  termOn,
  unitRows,
  vendorPartRows,
  vendorRows,
} from './rows-for-others.ts';
export { asStockUnit, inStockUnit } from './stock-unit.ts';
export { demandDecimals, wholeLines } from './whole-lines.ts';
export { standsInFactory } from './place-in-factory.ts';
export { workedAt } from './work-calendar.ts';

export const baseModule: ServerModule = {
  defs: base,
  menu,
  code: [
    bomVersion,
    compute(ShiftModel, { shifts: { overnight: 't.end_at <= t.start_at' } }),
    bomComputed,
    fileCounts,
    lineHoursAnswer,
    trialAnswers,
    factoryAnswers,
    calendarAnswers,
    bomAnswers,
    factoryPlaced,
    calendarSaved,
    bomVersionSaved,
    examSavings,
    vendorPartSaved,
    filesSaved,
  ],
};
