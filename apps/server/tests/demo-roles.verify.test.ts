import { afterAll, beforeAll, expect, test } from 'vitest';
import { spend } from './days/day.ts';
import { equipment } from './days/equipment.ts';
import { offices } from './days/offices.ts';
import { production } from './days/production.ts';
import { purchasing } from './days/purchasing.ts';
import { quality } from './days/quality.ts';
import { warehouse } from './days/warehouse.ts';
import { type DemoCompany, everybody, openDemoCompany } from './demo-company.ts';
import { crawl } from './screen-crawl.ts';

const days = [...purchasing, ...offices, ...warehouse, ...quality, ...production, ...equipment];
/** They share the job of somebody whose day is told, or are a machine. */
const ALIKE = ['picker2', 'forklift2', 'receiver2', 'operator2', 'operator3', 'operator4', 'scale01'];

let demo: DemoCompany;
beforeAll(async () => {
  demo = await openDemoCompany();
}, 300_000);
afterAll(() => demo.factory.close());

/** One of each job; who holds every right is refused nothing. */
const jobs = everybody.filter((username) => username !== 'admin' && !ALIKE.includes(username));

test.each(jobs)('use 10 %s may look up whatever their lists, forms and dialogs ask for', async (username) => {
  expect(await crawl(await demo.person(username), demo.factory.registry.entities)).toEqual([]);
});

test('use 11 everybody of the demo company has a day, or somebody of the same job has', () => {
  expect([...days.map(({ who }) => who), ...ALIKE].toSorted()).toEqual([...everybody].toSorted());
});

test.each(days.map((day) => [day.who, day] as const))(
  'day of the %s: their work is done, and the work of others refused',
  (_, day) => spend(day, demo),
);
