import assert from 'node:assert/strict';
import { type Desk, enter, type Text } from './desk.ts';
import type { Journey, Stage } from './journey.ts';

const RECEIVE: Text = ['收货', 'Receive'];
const PUT_AWAY: Text = ['上架', 'Put away'];
const ARRIVE: Text = ['到货登记', 'Register arrival'];
const TO_RECEIVE: Text = ['待收货', 'To be received'];
const ON_THE_WAY: Text = ['在途', 'In transit'];

/** Opens the first row of a list that is in this state. */
async function openIn(desk: Desk, address: string, title: Text, state: Text): Promise<void> {
  await desk.open(address, title);
  await desk.row(desk.say(state)).first().locator('a').first().click();
  await desk.page
    .getByRole('main')
    .locator('h1', { hasText: /\d{6,}/ })
    .filter({ visible: true })
    .waitFor();
}
const isIn = (desk: Desk, state: Text): Promise<void> =>
  desk.page
    .getByRole('main')
    .locator('h1 + *, h1 ~ *', { hasText: desk.say(state) })
    .filter({ visible: true })
    .first()
    .waitFor();

/** Goods at the dock: foreseen, received, put away where the rule says. */
async function receive(stage: Stage): Promise<void> {
  const desk = await enter(stage, stage.page, 'zh', stage.user, stage.password);
  await openIn(desk, '/wms/inbound/receipt', ['收货', 'Receiving'], TO_RECEIVE);
  await desk.button(RECEIVE).first().click();
  await desk.dialog().getByRole('button', { name: '看看库存会怎样' }).click();
  const foreseen = desk.dialog().getByRole('row', { name: /RCV-01/ });
  await foreseen.waitFor();
  assert.match(await foreseen.innerText(), /BLT-5001/);
  await stage.picture('receipt-foreseen-zh');
  await desk.dialog().getByRole('button', { name: '收货', exact: true }).click();
  await isIn(desk, ['已收货', 'Received']);
  await desk.act(PUT_AWAY);
  await isIn(desk, ['已上架', 'Put on shelf']);
  await desk.page
    .getByRole('tab', { name: /关联单据/ })
    .filter({ visible: true })
    .click();
  await desk.page.getByText(/PA\d+/).filter({ visible: true }).first().waitFor();
  await stage.picture('receipt-shelved-zh');
}

/** A vehicle checks in at a dock; more than it brought is refused with the sentence, all of it is received. */
async function arrive(stage: Stage): Promise<void> {
  const desk = await enter(stage, stage.page, 'en', stage.user, stage.password);
  await openIn(desk, '/wms/inbound/asn', ['ASN预到货通知', 'ASN'], ON_THE_WAY);
  await desk.button(ARRIVE).first().click();
  await desk.dialog().getByRole('button', { name: 'Register arrival', exact: true }).click();
  await desk.dialog().getByText('The vehicle has not checked in').waitFor();
  await stage.picture('asn-refused-en');
  await desk.dialog().getByLabel(/Dock/).fill('D');
  await desk.option('D').first().click();
  await desk.dialog().getByRole('button', { name: 'Register arrival', exact: true }).click();
  await isIn(desk, ['已到货', 'Arrival']);
  await desk.page
    .getByRole('tab', { name: /Related/ })
    .filter({ visible: true })
    .click();
  await desk.page.getByRole('button', { name: /RC\d+/ }).filter({ visible: true }).click();
  await isIn(desk, TO_RECEIVE);
  await desk.act(RECEIVE);
  await isIn(desk, ['已收货', 'Received']);
  await stage.picture('receipt-received-en');
}

export const journeys: readonly Journey[] = [
  { title: 'goods at the dock are foreseen, received and put away (zh)', run: receive },
  { title: 'a vehicle checks in and its goods are received (en)', run: arrive },
];
