import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import { day } from './days.ts';
import { adminClient, LORRY } from './deliveries.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';
import { Workspace } from './workspace.ts';

const RECEIPT = 'warehouse.receipt';
const ORDER = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
const KEEPER = 'store';
const RECEIVE: Text = ['收货', 'Receive'];
const PUT_AWAY: Text = ['上架', 'Put away'];

/** Counts what the hand on the mouse does; Enter on a button counts as a press of it. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('oneMoreClick', () => {
    clicks += 1;
  });
  await page.addInitScript(`
    addEventListener('pointerdown', () => oneMoreClick(), true);
    addEventListener('keydown', ({ key, target }) => key === 'Enter' && target.tagName === 'BUTTON' && oneMoreClick(), true);
  `);
  return () => clicks;
}

/** Two lines at the dock: bolts, and glue whose batch nobody has announced. Gives back the number of their receipt. */
async function atTheDock(journey: JourneyContext, admin: ApiClient): Promise<string> {
  const unit = await admin.find('base.unit', 'PCS');
  const vendor = await admin.find('base.vendor', 'V003');
  const warehouse = await admin.find('warehouse.warehouse', 'WH-RM');
  const made = async (name: string, nameEn: string, more: object = {}): Promise<string> =>
    admin.save('base.part', { partNo: `CLK-${randomInt(10 ** 6)}`, name, nameEn, unit, partType: 'bought', ...more });
  const parts = [await made('六角法兰螺栓', 'Flange bolt'), await made('螺纹锁固胶', 'Thread locker', { trackMode: 'lot' })];
  const arrivalAt = `${day(2)} 10:00:00`;
  const lines = parts.map((part, index) => ({ part, unit, qty: index === 0 ? '800' : '40', arrivalAt }));
  const plan = await admin.save('purchasing.deliveryPlan', { vendor, warehouse, lines });
  await admin.act('purchasing.deliveryPlan', plan, 'publish');
  const note = await admin.save('purchasing.deliveryNote', {
    vendor,
    warehouse,
    plannedArrival: `${day(2)} 09:00:00`,
    ...LORRY,
    lines: lines.map(({ part, qty }, index) => ({ part, qty, unit, plan, sourceLine: index + 1 })),
  });
  const { number } = await admin.one('purchasing.deliveryNote', note);
  await admin.act('purchasing.deliveryNote', note, 'publish');
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user: 'biaoxin' });
  await supplier.act('purchasing.deliveryNote', note, 'ship');
  const [asn] = await admin.list('warehouse.asn', { sourceNo: number });
  const [dock] = await admin.list('warehouse.dock', { warehouse });
  await admin.act('warehouse.asn', asn.id, 'arrive', { dock: dock.id });
  const [receipt] = await admin.list(RECEIPT, { asn: [asn.id] });
  return receipt.number;
}

/** A customer's order for what lies on a shelf, released. */
async function toBeSent(journey: JourneyContext, admin: ApiClient): Promise<string> {
  const warehouse = await admin.find('warehouse.warehouse', 'WH-FG');
  const unit = await admin.find('base.unit', 'PCS');
  const part = await admin.save('base.part', {
    partNo: `CLK-${randomInt(10 ** 6)}`,
    name: '制动钳总成',
    nameEn: 'Caliper assembly',
    unit,
    partType: 'made',
  });
  const place = (kind: string) =>
    admin.save('warehouse.location', { code: `${kind.slice(0, 2).toUpperCase()}-${randomInt(10 ** 6)}`, warehouse, kind });
  const [shelf, stagingLocation] = [await place('storage'), await place('shipping')];
  const chief = await ApiClient.signIn(journey.home, { ...journey, user: KEEPER });
  const adjust = await admin.save('warehouse.stockAdjust', {
    warehouse,
    reason: '期初',
    lines: [{ location: shelf, part, adjustedQty: '40' }],
  });
  await admin.act('warehouse.stockAdjust', adjust, 'submit');
  await chief.act('warehouse.stockAdjust', adjust, 'approve');
  await admin.act('warehouse.stockAdjust', adjust, 'adjust');
  const order = await admin.save(ORDER, {
    warehouse,
    kind: 'customer',
    customer: await admin.find('base.customer', 'C001'),
    stagingLocation,
    plate: '浙B·9P227',
    lines: [{ part, qty: '40', unit }],
  });
  await admin.act(ORDER, order, 'release');
  return (await admin.one(ORDER, order)).number;
}

/** Presses a button of the document shown and agrees to its question. */
async function press(workspace: Workspace, verb: Text): Promise<void> {
  await workspace.act(verb);
  await expect(workspace.dialog()).toHaveCount(0);
}
/** Takes a document from the work list of the home page; its question is asked at once. */
async function take({ page, say }: Workspace, verb: Text, number: string): Promise<void> {
  await page.getByRole('button', { name: `${say(verb)} ${number}`, exact: true }).click();
}
async function agree(workspace: Workspace, verb: Text): Promise<void> {
  await workspace
    .dialog()
    .getByRole('button', { name: workspace.say(verb), exact: true })
    .click();
  await expect(workspace.dialog()).toHaveCount(0);
}

interface Desk {
  readonly workspace: Workspace;
  readonly clicks: () => number;
}
/** The home page of somebody, with nothing clicked yet. */
async function deskOf(journey: JourneyContext, lang: Lang, user: string): Promise<Desk> {
  const page = await (await journey.newContext()).newPage();
  const clicks = await countClicks(page);
  await openSignedIn(journey, lang, { page, account: { ...journey, user } });
  return { workspace: new Workspace(page, journey.home, lang), clicks };
}

async function receiveAndPutAway(journey: JourneyContext, lang: Lang): Promise<void> {
  const number = await atTheDock(journey, await adminClient(journey));
  const { workspace, clicks } = await deskOf(journey, lang, KEEPER);
  const { page } = workspace;
  await page.getByRole('button', { name: number, exact: true }).waitFor();
  await journey.screenshot(`clicks-home-${lang}`, page);
  await take(workspace, RECEIVE, number);
  // The one thing nobody knows yet has the cursor.
  await expect(workspace.dialog().getByLabel(/(供应商批号|Supplier batch) CLK-/)).toBeFocused();
  await page.keyboard.type('BX2611-09');
  await journey.screenshot(`clicks-receive-${lang}`, page);
  await agree(workspace, RECEIVE);
  await workspace.isIn(['已收货', 'Received']);
  await journey.screenshot(`clicks-received-${lang}`, page);
  await press(workspace, PUT_AWAY);
  await workspace.isIn(['已上架', 'Put on shelf']);
  await journey.screenshot(`clicks-shelved-${lang}`, page);
  console.log(`receive and put away: ${clicks()} clicks`);
  expect(clicks()).toBeLessThanOrEqual(6);
}

async function allocateToShip(journey: JourneyContext, lang: Lang): Promise<void> {
  const admin = await adminClient(journey);
  const number = await toBeSent(journey, admin);
  const { workspace: keeper, clicks } = await deskOf(journey, lang, KEEPER);
  await take(keeper, ['分配', 'Allocate'], number);
  await keeper.dialog().getByRole('table').waitFor();
  await journey.screenshot(`clicks-allocate-${lang}`, keeper.page);
  await agree(keeper, ['分配', 'Allocate']);
  await keeper.isIn(['已分配', 'Allocated']);
  await press(keeper, ['拣货', 'Pick']);
  await keeper.isIn(['已拣货', 'Picked']);
  await press(keeper, ['放行', 'Release pass']);
  await keeper.isIn(['已放行', 'Passed']);
  await journey.screenshot(`clicks-passed-${lang}`, keeper.page);

  // Somebody else approves what the keeper asked for; nothing had to be submitted first.
  const [order] = await admin.list(ORDER, { number });
  const [pass] = await admin.list(PASS, { order: [order.id] });
  const other = await deskOf(journey, lang, journey.user);
  await take(other.workspace, ['批准', 'Approve'], pass.number);
  await journey.screenshot(`clicks-approve-${lang}`, other.workspace.page);
  await agree(other.workspace, ['批准', 'Approve']);
  await other.workspace.isIn(['已批准', 'Approved']);

  await press(keeper, ['出库', 'Ship']);
  await keeper.isIn(['已出库', 'Shipped']);
  await journey.screenshot(`clicks-shipped-${lang}`, keeper.page);
  console.log(`allocate to ship: ${clicks()} clicks, and ${other.clicks()} of whoever approves the pass`);
  expect(clicks()).toBeLessThanOrEqual(8);
  expect(other.clicks()).toBeLessThanOrEqual(2);
}

for (const [title, lang] of inLanguages('use 35 goods are received and put away with six clicks at most'))
  test(title, ({ journey }) => receiveAndPutAway(journey, lang));
for (const [title, lang] of inLanguages('use 35 from allocating to shipping takes eight clicks at most'))
  test(title, ({ journey }) => allocateToShip(journey, lang));
