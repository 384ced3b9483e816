import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { ApiClient } from './api-client.ts';
import { adminClient } from './deliveries.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { test } from './test.ts';
import { signedInWorkspace } from './workspace.ts';

const ADJUST = 'warehouse.stockAdjust';
const ORDER = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
const ORDERS: Text = ['出库单', 'Outbound order'];

interface Loaded {
  readonly admin: ApiClient;
  readonly order: string;
  readonly number: string;
  readonly batch: string;
  readonly pass: string;
}
/** Two batches in stock; one of them stands picked at the dock for a customer, and its pass is approved. */
async function atTheDock(journey: JourneyContext): Promise<Loaded> {
  const admin = await adminClient(journey);
  const chief = await ApiClient.signIn(journey.home, { ...journey, user: 'store' });
  const unit = await admin.find('base.unit', 'PCS');
  const part = await admin.save('base.part', {
    partNo: `BRK-${randomInt(10 ** 6)}`,
    name: '制动钳总成',
    nameEn: 'Caliper assembly',
    unit,
    partType: 'made',
    trackMode: 'lot',
  });
  const warehouse = await admin.find('warehouse.warehouse', 'WH-FG');
  const place = (kind: string) =>
    admin.save('warehouse.location', { code: `${kind.slice(0, 2).toUpperCase()}-${randomInt(10 ** 6)}`, warehouse, kind });
  const [shelf, staging] = [await place('storage'), await place('shipping')];
  const batches = ['A', 'B'].map((letter) => `R${randomInt(10 ** 6)}${letter}`);
  const adjust = await admin.save(ADJUST, {
    warehouse,
    reason: '期初',
    lines: batches.map((batch) => ({ location: shelf, part, batch, producedOn: '2026-01-05', adjustedQty: '40' })),
  });
  await admin.act(ADJUST, adjust, 'submit');
  await chief.act(ADJUST, adjust, 'approve');
  await admin.act(ADJUST, adjust, 'adjust');
  const order = await admin.save(ORDER, {
    warehouse,
    kind: 'customer',
    customer: await admin.find('base.customer', 'C001'),
    stagingLocation: staging,
    plate: '浙B·9P227',
    lines: [{ part, qty: '40', unit }],
  });
  for (const step of ['release', 'allocate', 'pick', 'pass']) await admin.act(ORDER, order, step);
  const { number, allocations } = await admin.one(ORDER, order);
  assert.equal(allocations.length, 1);
  const [pass] = await admin.list(PASS, { order: [order] });
  await chief.act(PASS, pass.id, 'approve');
  return { admin, order, number, batch: allocations[0].batch, pass: pass.id };
}

/** A complaint comes in while the lorry is being loaded. */
async function recalled(journey: JourneyContext, lang: Lang): Promise<void> {
  const { admin, order, number, batch, pass } = await atTheDock(journey);
  const { page } = journey;
  const keeper = await signedInWorkspace(journey, page, lang, journey);
  await keeper.open('/wms/storage/recall', ['召回', 'Recall']);
  await page
    .getByLabel(new RegExp(keeper.say(['供应商批号', 'supplier batch'])))
    .first()
    .fill(batch);
  await page.keyboard.press('Enter');
  await keeper.sees([number, number]);
  await keeper.button(['整批冻结', 'Hold all of it']).click();
  const dialog = keeper.dialog();
  await dialog.getByRole('textbox').fill('客户投诉：渗油');
  await dialog.getByRole('button', { name: new RegExp(`^${keeper.say(['冻结', 'Hold'])}`) }).click();
  await dialog.waitFor({ state: 'hidden' });
  await keeper.sees(['冻结中', 'On hold']);
  await journey.screenshot(`recall-held-${lang}`);

  await keeper.openRecord('/wms/outbound/outboundOrder', ORDERS, number);
  await keeper.act(['出库', 'Ship']);
  await page
    .getByText(keeper.say(['不能出库', 'cannot leave']))
    .filter({ visible: true })
    .first()
    .waitFor();
  await journey.screenshot(`recall-stopped-${lang}`);
  await page.keyboard.press('Escape');
  await assert.rejects(admin.act(PASS, pass, 'leave', { plate: '浙B·9P227' }), /stock\.lotHeld/);
  await keeper.actWayOut(['退拣', 'Put back']);
  await keeper.isIn(['已下达', 'Released']);
  await keeper.act(['分配', 'Allocate']);
  await keeper.isIn(['已分配', 'Allocated']);
  const { allocations } = await admin.one(ORDER, order);
  assert.notEqual(allocations[0].batch, batch);
  assert.equal((await admin.one(PASS, pass)).status, '99');
}

for (const [title, lang] of inLanguages('a recall stops the truck at the dock'))
  test(title, { tag: '@gate' }, ({ journey }) => recalled(journey, lang));
