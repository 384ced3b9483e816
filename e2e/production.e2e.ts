import { addDays } from '@takt/model';
import { ApiClient } from './api-client.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { expect, test } from './test.ts';
import { signedInWorkspace } from './workspace.ts';

const ORDER = 'production.productionOrder';
const ORDERS: Text = ['生产订单', 'Production order'];
const WORK_ORDERS: Text = ['车间工单', 'Shop work order'];
const DISPATCHES: Text = ['派工单', 'Dispatch order'];
const RELEASE: Text = ['发布', 'Release'];
const DISPATCH: Text = ['派工', 'Dispatch'];
const START: Text = ['开工', 'Start'];
const REPORT: Text = ['报工', 'Report'];

/** The planner releases an order, the foreman dispatches it, the operator reports with a scrap, and the order shows it all. */
async function orderToReport(journey: JourneyContext, lang: Lang): Promise<void> {
  const { home, tenant, password, newContext } = journey;
  const as = (user: string) => ApiClient.signIn(home, { tenant, user, password });
  const planner = await as('planner');
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const part = await planner.find('base.part', 'BRK-1201');
  const plant = await planner.find('base.plant', 'NB01');
  const times = { plannedStart: `${tomorrow} 08:00:00`, plannedEnd: `${addDays(tomorrow, 1)} 20:00:00` };
  const id = await planner.save(ORDER, { part, plant, plannedQty: '12', ...times });
  const { number } = await planner.one(ORDER, id);

  const office = await signedInWorkspace(journey, journey.page, lang, { user: 'planner', password });
  await office.openRecord('/mes/productionPlan/productionOrder', ORDERS, number);
  await office.act(RELEASE);
  await office.isIn(['已发布', 'Released']);

  const foreman = await as('foreman');
  const [work] = await foreman.list('production.workOrder', { productionOrder: [id] });
  const floor = await signedInWorkspace(journey, await (await newContext()).newPage(), lang, { user: 'foreman', password });
  await floor.openRecord('/mes/workOrder/shopWorkOrder', WORK_ORDERS, work.number);
  await floor.button(DISPATCH).first().click();
  await floor
    .dialog()
    .getByLabel(floor.say(['班组', 'Team']))
    .fill('甲班');
  await floor
    .dialog()
    .getByRole('button', { name: floor.say(DISPATCH), exact: true })
    .click();
  await floor.isIn(['已派工', 'Dispatched']);

  const operator = await as('operator2');
  const dispatched = await operator.list('production.dispatchOrder', { workOrder: [work.id] });
  const first = dispatched.toSorted((a, b) => (a.number < b.number ? -1 : 1))[0];
  const station = await signedInWorkspace(journey, await (await newContext()).newPage(), lang, { user: 'operator2', password });
  await station.openRecord('/mes/workOrder/dispatchOrder', DISPATCHES, first.number);
  await station.act(START);
  await station.isIn(['执行中', 'In execution']);
  const report = async (good: string): Promise<void> => {
    await station.button(REPORT).first().click();
    await station
      .dialog()
      .getByLabel(station.say(['合格数量', 'Good']), { exact: true })
      .fill(good);
  };
  const confirm = station.dialog().getByRole('button', { name: station.say(REPORT), exact: true });
  await report('13');
  await confirm.click();
  await station
    .dialog()
    .getByText(station.say(['报工数量超过允许上限', 'Reported quantity exceeds the allowed limit']))
    .first()
    .waitFor();
  await journey.screenshot(`report-refused-${lang}`, station.page);
  await station
    .dialog()
    .getByLabel(station.say(['合格数量', 'Good']), { exact: true })
    .fill('10');
  await station
    .dialog()
    .getByLabel(station.say(['报废数量', 'Scrap']), { exact: true })
    .fill('1');
  await station
    .dialog()
    .getByLabel(station.say(['报废缺陷', 'Defect of the scrap']))
    .click();
  await station.page.locator('.ant-select-item-option').filter({ visible: true }).first().click();
  await confirm.click();
  await expect.poll(async () => (await operator.one('production.dispatchOrder', first.id)).goodQty).toBe('10');

  await office.page.reload();
  await office.isIn(['生产中', 'In production']);
  await office.page
    .getByRole('tab', { name: office.say(['进展', 'Progress']) })
    .filter({ visible: true })
    .click();
  await expect(office.page.getByRole('row', { name: /^10 / }).filter({ visible: true })).toContainText(
    new RegExp(office.say(['11 ✓ 平', '11 ✓ closes'])),
  );
  await journey.screenshot(`order-progress-${lang}`);
}

for (const [title, lang] of inLanguages(
  'an order is released, dispatched and reported, and its progress shows what became of it',
))
  test(title, { tag: '@gate' }, ({ journey }) => orderToReport(journey, lang));
