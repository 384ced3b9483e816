import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

type Pair = readonly [string, string];
/** What is not on the bar by then is behind 更多. */
const FRONT_MS = 3000;

/** A hand on the mouse; the other one only types into what was clicked. */
class Pointer {
  readonly page: Page;
  readonly say: (text: Pair) => string;
  constructor({ page, say }: SignInPage) {
    this.page = page;
    this.say = say;
  }
  static async signedIn(page: Page, lang: Lang, who: readonly [string, string, string]): Promise<Pointer> {
    const login = await SignInPage.open(page, lang);
    await login.signIn(...who);
    await login.arrived();
    return new Pointer(login);
  }
  field(label: Pair): Locator {
    return this.page
      .getByRole('main')
      .getByLabel(new RegExp(`^[* ]*${this.say(label)}$`))
      .filter({ visible: true });
  }
  /** The last button of that name in sight; a drawing in front of the word is part of its name. */
  button(text: Pair, within: Locator | Page = this.page): Locator {
    return within
      .getByRole('button', { name: new RegExp(`(^| )${this.say(text)}$`) })
      .filter({ visible: true })
      .last();
  }
  async type(label: Pair, text: string): Promise<void> {
    await this.field(label).click();
    await this.field(label).fill(text);
  }
  async pick(text: string): Promise<void> {
    await this.page.locator('.ant-select-item-option', { hasText: text }).filter({ visible: true }).first().click();
  }
  async choose(label: Pair, text: string): Promise<void> {
    await this.type(label, text);
    await this.pick(text);
  }
  /** Through the menu: the area on the rail, the group if it is folded, the page. */
  async open(area: Pair, group: Pair, title: Pair): Promise<void> {
    await this.page.getByRole('navigation').getByText(this.say(area), { exact: true }).first().click();
    const leaf = this.page.getByRole('menuitem', { name: this.say(title), exact: true });
    if (!(await leaf.isVisible()))
      await this.page
        .getByRole('menuitem', { name: this.say(group) })
        .first()
        .click();
    await leaf.click();
    await this.page.getByRole('toolbar').filter({ visible: true }).first().waitFor();
  }
  cell(row: number, name: string): Locator {
    return this.page.locator(`.ag-row[row-index="${row}"] [col-id="${name}"]`).filter({ visible: true }).first();
  }
  /** A double click opens a cell; what is typed lands in it. */
  async enter(row: number, name: string, text: string): Promise<void> {
    await this.cell(row, name).dblclick();
    await this.cell(row, name).locator('input').fill(text);
  }
  /** What the record can do now: on the bar, else behind 更多. */
  async act(verb: Pair): Promise<void> {
    const main = this.page.getByRole('main');
    const onBar = main
      .getByRole('button', { name: this.say(verb), exact: true })
      .filter({ visible: true })
      .first();
    const there = await onBar.waitFor({ timeout: FRONT_MS }).then(
      () => true,
      () => false,
    );
    if (there) return onBar.click();
    await main
      .getByRole('button', { name: new RegExp(this.say(['更多', 'More'])) })
      .filter({ visible: true })
      .first()
      .click();
    return this.page
      .getByRole('menuitem', { name: this.say(verb), exact: true })
      .filter({ visible: true })
      .click();
  }
  async agree(verb: Pair): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ visible: true }).last();
    await dialog
      .locator('.ant-btn', { hasText: this.say(verb) })
      .last()
      .click();
  }
  async sees(text: Pair | string): Promise<void> {
    await this.page
      .getByText(typeof text === 'string' ? text : this.say(text))
      .filter({ visible: true })
      .first()
      .waitFor();
  }
}

async function noteByMouse(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, user, password, picture } = stage;
  const buyer = await Pointer.signedIn(page, lang, [tenant, user, password]);
  await buyer.open(['供应商', 'Supplier'], ['供应商协同', 'Collaboration'], ['送货单', 'Delivery note']);
  await buyer.button(['新增', 'Create']).click();
  await buyer.choose(['供应商', 'Supplier'], 'V001');
  await buyer.choose(['收货仓库', 'Receiving warehouse'], 'WH-RM');
  await buyer.type(['预计到货时间', 'Planned arrival'], '2026-12-20 08:30:00');
  await buyer.type(['司机联系方式', 'Driver contact'], '13957400001');
  await buyer.type(['车牌号', 'Plate number'], '浙B·8A26Z');

  await buyer.button(['扫描添加', 'Scan to add']).click();
  await page.getByLabel(buyer.say(['物料编码', 'Part code'])).fill('CST-3001');
  await page.getByLabel(buyer.say(['物料编码', 'Part code'])).press('Enter');
  await buyer.enter(0, 'qty', '40');
  await buyer.cell(0, 'unit').dblclick();
  await buyer.cell(0, 'unit').locator('input').fill('PCS');
  await buyer.pick('PCS');
  await buyer.cell(0, 'sourceType').dblclick();
  await buyer.pick(buyer.say(['采购订单', 'Purchase order']));
  await buyer.enter(0, 'sourceNo', `MOUSE-${lang}`);
  await buyer.enter(0, 'sourceLine', '10');
  await buyer.enter(0, 'demandQty', '400');
  // The same once more, in larger part by dragging: copied, and its number of the source filled down again.
  await buyer.cell(0, 'part').click();
  await buyer.button(['复制行', 'Copy line']).click();
  await buyer.enter(0, 'qty', '25');
  await buyer.cell(0, 'demandQty').click();
  await drag(page, buyer.cell(0, 'demandQty'), buyer.cell(1, 'demandQty'));
  await buyer.cell(0, 'qty').click();
  await drag(page, buyer.cell(0, 'qty'), buyer.cell(1, 'qty'));
  await buyer.sees('50');
  await picture(`mouse-lines-${lang}`);
  await buyer.button(['撤销', 'Undo']).click();
  await buyer.sees('65');

  await buyer.button(['保存', 'Save']).click();
  const heading = page.locator('h1', { hasText: /DN\d+/ }).filter({ visible: true });
  await heading.waitFor();
  await buyer.act(['打印', 'Print']);
  await buyer.sees([
    '已发布及以后状态的送货单才能打印',
    'Print is allowed only when the delivery note is published (10) or above',
  ]);
  await picture(`mouse-print-refused-${lang}`);
  await buyer.act(['发布', 'Publish']);
  await buyer.agree(['发布', 'Publish']);
  // This supplier is under control: somebody inside must let the goods go.
  await buyer.act(['发运审核', 'Approve shipment']);
  await buyer.agree(['发运审核', 'Approve shipment']);
  await buyer.act(['绑定箱标签', 'Bind case label']);
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  await dialog.getByLabel(new RegExp(`${buyer.say(['明细行', 'Line'])}$`)).click();
  await buyer.pick('CST-3001');
  await dialog.getByLabel(new RegExp(`${buyer.say(['箱号', 'Case number'])}$`)).fill('BOX-1');
  await dialog.getByLabel(new RegExp(`${buyer.say(['绑定数量', 'Binding quantity'])}$`)).fill('999');
  await buyer.agree(['绑定箱标签', 'Bind case label']);
  await buyer.sees(['绑定数量不能大于最大可绑定数量', 'The binding quantity exceeds the maximum']);
  await dialog.getByLabel(new RegExp(`${buyer.say(['绑定数量', 'Binding quantity'])}$`)).fill('25');
  await buyer.agree(['绑定箱标签', 'Bind case label']);
  await page.getByRole('tab', { name: buyer.say(['箱标签 1', 'Case labels 1']) }).click();
  await buyer.sees('BOX-1');
  await picture(`mouse-bound-${lang}`);
  await buyer.act(['撤回', 'Withdraw']);
  await buyer.agree(['撤回', 'Withdraw']);
  await buyer.button(['保存', 'Save']).waitFor();
}

/** Pulls the corner of one cell down to another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width - 4, start.y + start.height - 4);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

async function unitByMouse(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, user, password, picture, behind } = stage;
  const code = `M${lang}${Date.now().toString(36)}`;
  const own = `grade${lang}`;
  await behind(
    `insert into app.custom_field (tenant_id, entity, name, kind, label_zh, label_en, required, options, position)
     select tenant_id, 'base.unit', $1, 'choice', '等级', 'Grade', true, '{"values": {"a": ["甲级", "First"], "b": ["乙级", "Second"]}}', 1
     from app.tenant where code = $2`,
    [own, tenant],
  );
  try {
    const hand = await Pointer.signedIn(page, lang, [tenant, user, password]);
    const fill = async (text: string): Promise<void> => {
      await hand.type(['单位编码', 'Unit code'], text);
      await hand.type(['单位名称', 'Unit name'], text);
    };
    await hand.open(['基础数据', 'Base data'], ['物料', 'Material'], ['计量单位', 'Unit of measure']);
    await hand.button(['新增', 'Create']).click();
    await fill('PCS');
    await hand.button(['保存', 'Save']).click();
    // The company's own field is asked for like any other.
    await hand.sees(['请选择等级', 'please select Grade']);
    await picture(`mouse-own-field-${lang}`);
    await hand.field(['等级', 'Grade']).click();
    await hand.pick(hand.say(['乙级', 'Second']));
    await hand.button(['保存', 'Save']).click();
    await page
      .getByRole('alert')
      .filter({ hasText: hand.say(['数据已存在，请勿重复添加', 'data already exists, do not add again']) })
      .first()
      .waitFor();
    await picture(`mouse-duplicate-${lang}`);
    await fill(code);
    await hand.button(['保存', 'Save']).click();
    await page.locator('h1', { hasText: code }).filter({ visible: true }).waitFor();
    await hand.sees(['乙级', 'Second']);
    await hand.type(['英文名称', 'English name'], 'by mouse');
    await hand.field(['启用', 'Enabled']).click();
    await hand.button(['保存', 'Save']).click();
    await hand.sees(['保存成功', 'Save succeeded']);
    await hand.act(['删除', 'Delete']);
    await hand.agree(['删除', 'Delete']);
    await page.locator('h1', { hasText: code }).waitFor({ state: 'detached' });

    await hand.type(['单位编码', 'Unit code'], 'PCS');
    await hand.button(['查询', 'Query']).click();
    await hand.sees(['共 1 条', '1 in total']);
    await page.getByRole('gridcell').getByText('PCS', { exact: true }).filter({ visible: true }).first().dblclick();
    await page.locator('h1', { hasText: 'PCS' }).filter({ visible: true }).waitFor();
    await hand.act(['删除', 'Delete']);
    await hand.agree(['删除', 'Delete']);
    await hand.sees(['引用，不能删除', 'and cannot be deleted']);
    await picture(`mouse-used-${lang}`);
  } finally {
    await behind('delete from app.custom_field where name = $1', [own]);
  }
}

export const journeys: readonly Journey[] = [
  ...inBoth('a delivery note is entered, published, let go, labelled and withdrawn by mouse', noteByMouse),
  ...inBoth('a unit is entered, refused twice, changed, disabled and deleted by mouse', unitByMouse),
];
