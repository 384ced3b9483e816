import assert from 'node:assert/strict';
import { a11yViolations } from './a11y-violations.ts';
import type { JourneyContext, Text } from './journey-context.ts';
import { expect, test } from './test.ts';
import { type Workspace, signedInWorkspace } from './workspace.ts';

const RECEIVE: Text = ['收货', 'Receive'];
const PUT_AWAY: Text = ['上架', 'Put away'];
const ARRIVE: Text = ['到货登记', 'Register arrival'];
const TO_RECEIVE: Text = ['待收货', 'To be received'];
const ON_THE_WAY: Text = ['在途', 'In transit'];

/** Opens the first row of a list that is in this state. */
async function openIn(workspace: Workspace, address: string, title: Text, state: Text): Promise<void> {
  await workspace.open(address, title);
  await workspace.row(workspace.say(state)).first().locator('a').first().click();
  await workspace.page
    .getByRole('main')
    .locator('h1', { hasText: /\d{6,}/ })
    .filter({ visible: true })
    .waitFor();
}

/** Goods at the dock: foreseen, received, put away where the rule says. */
async function receive(journey: JourneyContext): Promise<void> {
  const workspace = await signedInWorkspace(journey, journey.page, 'zh', journey);
  await openIn(workspace, '/wms/inbound/receipt', ['收货', 'Receiving'], TO_RECEIVE);
  await workspace.button(RECEIVE).first().click();
  await workspace.dialog().getByRole('button', { name: '预览库存变化' }).click();
  const foreseen = workspace.dialog().getByRole('row', { name: /RCV-01/ });
  await foreseen.waitFor();
  await expect(foreseen).toContainText(/BLT-5001/);
  await journey.screenshot('receipt-foreseen-zh');
  await workspace.dialog().getByRole('button', { name: '收货', exact: true }).click();
  await workspace.isIn(['已收货', 'Received']);
  await workspace.act(PUT_AWAY);
  await workspace.isIn(['已上架', 'Put on shelf']);
  await workspace.page
    .getByRole('tab', { name: /关联单据/ })
    .filter({ visible: true })
    .click();
  await workspace.page.getByText(/PA\d+/).filter({ visible: true }).first().waitFor();
  await journey.screenshot('receipt-shelved-zh');
  // The chain goes back beyond the ASN to what the supplier announced.
  const note = workspace.page.locator('.react-flow__node').getByRole('button', { name: /DN\d+/ });
  await note.waitFor();
  assert.deepEqual(await a11yViolations(workspace.page), [], 'the graph of documents');
  const number = (await note.innerText()).match(/DN\d+/)?.[0] ?? '';
  await note.click();
  await workspace.page.locator('h1', { hasText: number }).filter({ visible: true }).waitFor();
}

/** A vehicle checks in at a dock; more than it brought is refused with the sentence, all of it is received. */
async function arrive(journey: JourneyContext): Promise<void> {
  const workspace = await signedInWorkspace(journey, journey.page, 'en', journey);
  await openIn(workspace, '/wms/inbound/asn', ['ASN预到货通知', 'ASN'], ON_THE_WAY);
  await workspace.button(ARRIVE).first().click();
  await workspace.dialog().getByRole('button', { name: 'Register arrival', exact: true }).click();
  await workspace.dialog().getByText('The vehicle has not checked in').waitFor();
  await journey.screenshot('asn-refused-en');
  await workspace.dialog().getByLabel(/Dock/).fill('D');
  await workspace.option('D').first().click();
  await workspace.dialog().getByRole('button', { name: 'Register arrival', exact: true }).click();
  await workspace.isIn(['已到货', 'Arrival']);
  // Nothing is left to do with the notice itself: its one blue button leads on to the receipt.
  await workspace.page
    .getByRole('button', { name: /^Receive RC\d+/ })
    .filter({ visible: true })
    .click();
  await workspace.isIn(TO_RECEIVE);
  await workspace.act(RECEIVE);
  await workspace.isIn(['已收货', 'Received']);
  await journey.screenshot('receipt-received-en');
}

test('goods at the dock are foreseen, received and put away (zh)', { tag: '@gate' }, ({ journey }) => receive(journey));
test('a vehicle checks in and its goods are received (en)', ({ journey }) => arrive(journey));
