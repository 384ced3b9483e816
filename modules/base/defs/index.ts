import type { Definitions } from '@takt/model';
import { BindingConfig } from './binding-config.ts';
import { Bom } from './bom.ts';
import { bomDifferences, bomTree, bomUses, bomVersionsOf } from './bom-calls.ts';
import { BomVersion } from './bom-version.ts';
import { CarModel } from './car-model.ts';
import { Codelist } from './codelist.ts';
import { CostCentre } from './cost-centre.ts';
import { Customer } from './customer.ts';
import { CyclePackage } from './cycle-package.ts';
import { ApprovalPlan } from './approval-plan.ts';
import { Carrier } from './carrier.ts';
import { CustomerContact } from './customer-contact.ts';
import { DeliveryUnit } from './delivery-unit.ts';
import { factoryTree, factoryUses } from './factory.ts';
import { Label } from './label.ts';
import { Line } from './line.ts';
import { lists } from './lists.ts';
import { Manufacturer } from './manufacturer.ts';
import { Operator } from './operator.ts';
import { Package } from './package.ts';
import { PackageSchema } from './package-schema.ts';
import { Part } from './part.ts';
import { PartCategory } from './part-category.ts';
import { PartFile } from './part-file.ts';
import { PartPlan } from './part-plan.ts';
import { Plant } from './plant.ts';
import { Process } from './process.ts';
import { Route } from './route.ts';
import { RouteFile } from './route-file.ts';
import { ScreenProduct } from './screen-product.ts';
import { ShiftModel } from './shift-model.ts';
import { Station } from './station.ts';
import { TrackingType } from './tracking-type.ts';
import { trialUsers, trialUsersAgain } from './trial.ts';
import { Unit } from './unit.ts';
import { Vendor } from './vendor.ts';
import { VendorExamItem, VendorExamType } from './vendor-exam.ts';
import { VendorPart } from './vendor-part.ts';
import { calendarPlaces, paintDays, WorkCalendar, workYear } from './work-calendar.ts';
import { WorkHourBalance } from './work-hour-balance.ts';
import { WorkSchedule } from './work-schedule.ts';
import { WorkSection } from './work-section.ts';
import { Workshop } from './workshop.ts';

export * from './calendar.ts';
export * from './gs1-elements.ts';
export * from './gs1.ts';
export * from './replenishment.ts';
export * from './shift-time.ts';
export * from './unit-conversion.ts';
export { bomDifferences, bomTree, bomUses, bomVersionsOf };
export { calendarPlaces, factoryTree, factoryUses, paintDays, trialUsers, trialUsersAgain, workYear };
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
export { Process, Route, RouteFile, TrackingType };
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
    paintDays,
    bomTree,
    bomUses,
    bomVersionsOf,
    bomDifferences,
  ],
  lists,
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
