import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { day } from './days.ts';
import { adminClient, releasedPlan } from './deliveries.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { chooseMore, type Screen } from './screen.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

/** What is not on the bar by then is behind 更多. */
const FRONT_MS = 3000;

/** A person with a mouse, who types only into what was clicked. */
class Mouse {
  readonly page: Page;
  readonly say: (text: Text) => string;
  constructor({ page, say }: Screen) {
    this.page = page;
    this.say = say;
  }
  static async signedIn(journey: JourneyContext, lang: Lang): Promise<Mouse> {
    return new Mouse(await openSignedIn(journey, lang));
  }
  field(label: Text): Locator {
    return this.page
      .getByRole('main')
      .getByLabel(new RegExp(`^[* ]*${this.say(label)}$`))
      .filter({ visible: true });
  }
  /** The last button of that name in sight; a drawing in front of the word is part of its name. */
  button(text: Text, within: Locator | Page = this.page): Locator {
    return within
      .getByRole('button', { name: new RegExp(`(^| )${this.say(text)}$`) })
      .filter({ visible: true })
      .last();
  }
  async type(label: Text, text: string): Promise<void> {
    await this.field(label).click();
    await this.field(label).fill(text);
  }
  async pick(text: string): Promise<void> {
    await this.page.locator('.ant-select-item-option', { hasText: text }).filter({ visible: true }).first().click();
  }
  async choose(label: Text, text: string): Promise<void> {
    await this.type(label, text);
    await this.pick(text);
  }
  /** Through the menu: the area on the rail, the group if it is folded, the page. */
  async open(area: Text, group: Text, title: Text): Promise<void> {
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
  async act(verb: Text): Promise<void> {
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
    return chooseMore(this.page, this.say, verb);
  }
  async confirm(verb: Text): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ visible: true }).last();
    await dialog
      .locator('.ant-btn', { hasText: this.say(verb) })
      .last()
      .click();
  }
  async sees(text: Text | string): Promise<void> {
    await this.page
      .getByText(typeof text === 'string' ? text : this.say(text))
      .filter({ visible: true })
      .first()
      .waitFor();
  }
}

async function noteByMouse(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const admin = await adminClient(journey);
  const { number: plan } = await releasedPlan(admin, { vendor: 'V001', partNo: 'CST-3001', qty: '400' });
  const buyer = await Mouse.signedIn(journey, lang);
  await buyer.open(['供应商', 'Supplier'], ['供应商协同', 'Collaboration'], ['送货单', 'Delivery note']);
  await buyer.button(['新增', 'Create']).click();
  await buyer.choose(['供应商', 'Supplier'], 'V001');
  await buyer.choose(['收货仓库', 'Receiving warehouse'], 'WH-RM');
  await buyer.type(['预计到货时间', 'Planned arrival'], `${day(20)} 08:30:00`);
  await buyer.type(['司机联系方式', 'Driver contact'], '13957400001');
  await buyer.type(['车牌号', 'Plate number'], '浙B·8A26Z');

  await buyer.button(['扫描添加', 'Scan to add']).click();
  await page.getByLabel(buyer.say(['物料编码', 'Part code'])).fill('CST-3001');
  await page.getByLabel(buyer.say(['物料编码', 'Part code'])).press('Enter');
  await buyer.enter(0, 'qty', '40');
  await buyer.cell(0, 'unit').dblclick();
  await buyer.cell(0, 'unit').locator('input').fill('PCS');
  await buyer.pick('PCS');
  await buyer.cell(0, 'plan').dblclick();
  await buyer.cell(0, 'plan').locator('input').fill(plan);
  await buyer.pick(plan);
  await buyer.enter(0, 'sourceLine', '1');
  // The same once more, in larger part by dragging: copied, and its line of the source filled down again.
  await buyer.cell(0, 'part').click();
  await buyer.button(['复制行', 'Copy line']).click();
  await buyer.enter(0, 'qty', '25');
  await buyer.cell(0, 'sourceLine').click();
  await drag(page, buyer.cell(0, 'sourceLine'), buyer.cell(1, 'sourceLine'));
  await buyer.cell(0, 'qty').click();
  await drag(page, buyer.cell(0, 'qty'), buyer.cell(1, 'qty'));
  await buyer.sees('50');
  await screenshot(`mouse-lines-${lang}`);
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
  await screenshot(`mouse-print-refused-${lang}`);
  await buyer.act(['发布', 'Publish']);
  await buyer.confirm(['发布', 'Publish']);
  // This supplier is under control: somebody inside must let the goods go.
  await buyer.act(['发运审核', 'Approve shipment']);
  await buyer.confirm(['发运审核', 'Approve shipment']);
  await buyer.act(['绑定箱标签', 'Bind case label']);
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  await dialog.getByLabel(new RegExp(`${buyer.say(['明细行', 'Line'])}$`)).click();
  await buyer.pick('CST-3001');
  await dialog.getByLabel(new RegExp(`${buyer.say(['箱号', 'Case number'])}$`)).fill('BOX-1');
  await dialog.getByLabel(new RegExp(`${buyer.say(['绑定数量', 'Binding quantity'])}$`)).fill('999');
  await buyer.confirm(['绑定箱标签', 'Bind case label']);
  await buyer.sees(['绑定数量不能大于最大可绑定数量', 'The binding quantity exceeds the maximum']);
  await dialog.getByLabel(new RegExp(`${buyer.say(['绑定数量', 'Binding quantity'])}$`)).fill('25');
  await buyer.confirm(['绑定箱标签', 'Bind case label']);
  await page.getByRole('tab', { name: buyer.say(['箱标签 1', 'Case labels 1']) }).click();
  await buyer.sees('BOX-1');
  await screenshot(`mouse-bound-${lang}`);
  await buyer.act(['撤回', 'Withdraw']);
  await buyer.confirm(['撤回', 'Withdraw']);
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

async function unitByMouse(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, tenant, screenshot, runSql } = journey;
  const code = `M${lang}${Date.now().toString(36)}`;
  const own = `grade${lang}`;
  await runSql(
    `insert into app.custom_field (tenant_id, entity, name, kind, label_zh, label_en, required, options, position)
     select tenant_id, 'base.unit', $1, 'choice', '等级', 'Grade', true, '{"values": {"a": ["甲级", "First"], "b": ["乙级", "Second"]}}', 1
     from app.tenant where code = $2`,
    [own, tenant],
  );
  try {
    const mouse = await Mouse.signedIn(journey, lang);
    const fill = async (text: string): Promise<void> => {
      await mouse.type(['单位编码', 'Unit code'], text);
      await mouse.type(['单位名称', 'Unit name'], text);
    };
    await mouse.open(['基础数据', 'Base data'], ['物料', 'Material'], ['计量单位', 'Unit of measure']);
    await mouse.button(['新增', 'Create']).click();
    await fill('PCS');
    await mouse.button(['保存', 'Save']).click();
    // The company's own field is asked for like any other.
    await mouse.sees(['请选择等级', 'please select Grade']);
    await screenshot(`mouse-own-field-${lang}`);
    await mouse.field(['等级', 'Grade']).click();
    await mouse.pick(mouse.say(['乙级', 'Second']));
    await mouse.button(['保存', 'Save']).click();
    await page
      .getByRole('alert')
      .filter({ hasText: mouse.say(['数据已存在，请勿重复添加', 'data already exists, do not add again']) })
      .first()
      .waitFor();
    await screenshot(`mouse-duplicate-${lang}`);
    await fill(code);
    await mouse.button(['保存', 'Save']).click();
    await page.locator('h1', { hasText: code }).filter({ visible: true }).waitFor();
    await mouse.sees(['乙级', 'Second']);
    await mouse.type(['英文名称', 'English name'], 'by mouse');
    await mouse.field(['启用', 'Enabled']).click();
    await mouse.button(['保存', 'Save']).click();
    await mouse.sees(['保存成功', 'Save succeeded']);
    await mouse.act(['删除', 'Delete']);
    await mouse.confirm(['删除', 'Delete']);
    await page.locator('h1', { hasText: code }).waitFor({ state: 'detached' });

    await mouse.type(['单位编码', 'Unit code'], 'PCS');
    await mouse.button(['查询', 'Query']).click();
    await mouse.sees(['共 1 条', '1 in total']);
    await page.getByRole('gridcell').getByText('PCS', { exact: true }).filter({ visible: true }).first().dblclick();
    await page.locator('h1', { hasText: 'PCS' }).filter({ visible: true }).waitFor();
    await mouse.act(['删除', 'Delete']);
    await mouse.confirm(['删除', 'Delete']);
    await mouse.sees(['引用，不能删除', 'and cannot be deleted']);
    await screenshot(`mouse-used-${lang}`);
  } finally {
    await runSql('delete from app.custom_field where name = $1', [own]);
  }
}

for (const [title, lang] of inLanguages('a delivery note is entered, published, let go, labelled and withdrawn by mouse'))
  test(title, ({ journey }) => noteByMouse(journey, lang));
for (const [title, lang] of inLanguages('a unit is entered, refused twice, changed, disabled and deleted by mouse'))
  test(title, { tag: '@gate' }, ({ journey }) => unitByMouse(journey, lang));
