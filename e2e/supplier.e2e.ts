import assert from 'node:assert/strict';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { everyMenuPage } from './menu-pages.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';
import { signedInWorkspace, Workspace } from './workspace.ts';

const NOTES = '/les/supplier/deliveryNote';
/** The supplier whose person is at the browser, and the others whose deliveries exist. */
const OWN = 'V001';
const OTHERS = ['V002', 'V003'] as const;

/** The first cell of every row that speaks of one of these: the number of a delivery note. */
async function numbersOf(workspace: Workspace, vendors: readonly string[]): Promise<readonly string[]> {
  const rows = await Promise.all(vendors.map((vendor) => workspace.row(vendor).getByRole('link').allInnerTexts()));
  return [...new Set(rows.flat().map((text) => text.trim()))].filter((text) => /^[A-Z]{2}\d+$/.test(text));
}

/** A supplier’s person opens all there is for them, and finds nothing of another supplier on any page. */
async function ownOnly(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const buyerPage = await (await journey.newContext()).newPage();
  const buyer = await signedInWorkspace(journey, buyerPage, lang, journey);
  const title: Text = ['送货单', 'Delivery note'];
  await buyer.open(NOTES, title);
  await buyer.row(OWN).first().waitFor();
  const [own, others] = [await numbersOf(buyer, [OWN]), await numbersOf(buyer, OTHERS)];
  assert.ok(own.length > 0 && others.length > 1, 'deliveries of three suppliers');

  await openSignedIn(journey, lang, { account: { ...journey, user: 'yonggu' } });
  const workspace = new Workspace(page, journey.home, lang);
  const foreign = new RegExp([...OTHERS, ...others].join('|'));
  const free = async (where: string): Promise<void> => {
    const main = page.getByRole('main');
    assert.doesNotMatch(await main.innerText(), foreign, where);
    await expect(main.getByRole('alert').filter({ visible: true }), `${where} opens without a refusal`).toHaveCount(0);
  };
  await page.waitForLoadState('networkidle');
  await free('home');
  const opened = await everyMenuPage(workspace, free);
  for (const expected of [title, ['物料', 'Part'], ['供应商', 'Supplier']] as const)
    assert.ok(opened.includes(workspace.say(expected)), `${opened}`);
  await workspace.open(NOTES, title);
  for (const number of own) await workspace.row(number).first().waitFor();
  await screenshot(`supplier-deliveries-${lang}`);

  // Not by its number either, nor by its address.
  await page.keyboard.press('Control+K');
  const [strange = ''] = others;
  await page.getByRole('dialog').getByRole('combobox').fill(strange);
  await workspace.sees(['没有找到，换个词试试', 'Nothing found; try another word']);
  await page.keyboard.press('Escape');
  await buyer.row(strange).getByRole('link').first().click();
  await buyerPage.locator('h1', { hasText: strange }).waitFor();
  await page.goto(buyerPage.url());
  await workspace.sees(['数据不存在或已被删除', 'The record does not exist']);
  await screenshot(`supplier-refused-${lang}`);
}

for (const [title, lang] of inLanguages('a supplier’s person opens every page of their menu and sees nothing of other suppliers'))
  test(title, { tag: '@gate' }, ({ journey }) => ownOnly(journey, lang));
