import type { Definitions } from '@takt/model';
import { bomDifferences, bomTree, bomUses, bomVersionOn, bomVersionsOf } from './bom/bom-calls.ts';
import { BomVersion } from './bom/bom-version.ts';
import { Bom } from './bom/bom.ts';
import { lineHours } from './calendar/line-hours.ts';
import { ShiftModel } from './calendar/shift-model.ts';
import { calendarPlaces, paintDays, WorkCalendar, workYear } from './calendar/work-calendar.ts';
import { WorkHourBalance } from './calendar/work-hour-balance.ts';
import { WorkSchedule } from './calendar/work-schedule.ts';
import { BindingConfig } from './factory/binding-config.ts';
import { CostCentre } from './factory/cost-centre.ts';
import { DeliveryUnit } from './factory/delivery-unit.ts';
import { factoryTree, factoryUses } from './factory/factory.ts';
import { Line } from './factory/line.ts';
import { Operator } from './factory/operator.ts';
import { Plant } from './factory/plant.ts';
import { Process } from './factory/process.ts';
import { ProductionLock } from './factory/production-lock.ts';
import { RouteFile } from './factory/route-file.ts';
import { Route } from './factory/route.ts';
import { ScreenProduct } from './factory/screen-product.ts';
import { Station } from './factory/station.ts';
import { TrackingType } from './factory/tracking-type.ts';
import { WorkSection } from './factory/work-section.ts';
import { Workshop } from './factory/workshop.ts';
import { CarModel } from './material/car-model.ts';
import { CyclePackage } from './material/cycle-package.ts';
import { Label } from './material/label.ts';
import { PackageSchema } from './material/package-schema.ts';
import { Package } from './material/package.ts';
import { PartCategory } from './material/part-category.ts';
import { PartFile } from './material/part-file.ts';
import { PartPlan } from './material/part-plan.ts';
import { Part } from './material/part.ts';
import { Unit } from './material/unit.ts';
import { ApprovalPlan } from './partners/approval-plan.ts';
import { Carrier } from './partners/carrier.ts';
import { CustomerContact } from './partners/customer-contact.ts';
import { Customer } from './partners/customer.ts';
import { Manufacturer } from './partners/manufacturer.ts';
import { VendorExamItem, VendorExamType } from './partners/vendor-exam.ts';
import { VendorPart } from './partners/vendor-part.ts';
import { Vendor } from './partners/vendor.ts';
import { Codelist } from './codelist.ts';
import { lists } from './lists.ts';
import { BOM_APPROVED_BY_OTHER } from './parameters.ts';
import { trialUsers, trialUsersAgain } from './trial.ts';

export * from './calendar/calendar.ts';
export * from './calendar/shift-time.ts';
export * from './calendar/working-time.ts';
export * from './material/replenishment.ts';
export * from './material/unit-conversion.ts';
export type { BomNode } from './bom/bom-calls.ts';
export { bomDifferences, bomTree, bomUses, bomVersionOn, bomVersionsOf };
export { lineHours, calendarPlaces, factoryTree, factoryUses, paintDays, trialUsers, trialUsersAgain, workYear };
export { Codelist, Customer, Line, Part, Plant, Station, Unit, Vendor, WorkSection, Workshop };
export {
  BindingConfig,
  Bom,
  BomVersion,
  CarModel,
  CyclePackage,
  Label,
  Package,
  PackageSchema,
  PartCategory,
  PartFile,
  PartPlan,
};
export { Process, ProductionLock, Route, RouteFile, TrackingType };
export { CostCentre, Operator, ScreenProduct, ShiftModel, WorkCalendar, WorkHourBalance, WorkSchedule };
export { ApprovalPlan, Carrier, CustomerContact, DeliveryUnit, Manufacturer, VendorExamItem, VendorExamType, VendorPart };

export const base: Definitions = {
  module: 'base',
  label: ['基础数据', 'Base data'],
  contexts: ['les', 'mes', 'smes', 'universal'],
  calls: [
    trialUsers,
    trialUsersAgain,
    factoryTree,
    factoryUses,
    calendarPlaces,
    workYear,
    lineHours,
    paintDays,
    bomTree,
    bomUses,
    bomVersionOn,
    bomVersionsOf,
    bomDifferences,
  ],
  lists,
  parameters: [BOM_APPROVED_BY_OTHER],
  entities: [
    Plant,
    Workshop,
    Line,
    WorkSection,
    Station,
    ShiftModel,
    WorkCalendar,
    WorkSchedule,
    WorkHourBalance,
    Operator,
    CostCentre,
    Codelist,
    Unit,
    PartCategory,
    Customer,
    CustomerContact,
    Vendor,
    CarModel,
    TrackingType,
    Part,
    PartPlan,
    Process,
    Bom,
    BomVersion,
    Route,
    ProductionLock,
    PartFile,
    RouteFile,
    Package,
    CyclePackage,
    Label,
    PackageSchema,
    BindingConfig,
    ScreenProduct,
    Manufacturer,
    VendorPart,
    Carrier,
    DeliveryUnit,
    VendorExamType,
    VendorExamItem,
    ApprovalPlan,
  ],
};
