import type { Definitions } from '@takt/model';
import { Codelist } from './codelist.ts';
import { Customer } from './customer.ts';
import { Line } from './line.ts';
import { Part } from './part.ts';
import { Plant } from './plant.ts';
import { Station } from './station.ts';
import { trialUsers, trialUsersAgain } from './trial.ts';
import { Unit } from './unit.ts';
import { Vendor } from './vendor.ts';
import { WorkSection } from './work-section.ts';
import { Workshop } from './workshop.ts';

export { trialUsers, trialUsersAgain };
export { Codelist, Customer, Line, Part, Plant, Station, Unit, Vendor, WorkSection, Workshop };

export const base: Definitions = {
  module: 'base',
  label: ['基础数据', 'Base data'],
  contexts: ['les', 'mes', 'universal'],
  calls: [trialUsers, trialUsersAgain],
  entities: [Plant, Workshop, Line, WorkSection, Station, Codelist, Unit, Part, Customer, Vendor],
};
