import assert from 'node:assert/strict';
import type { Definitions, Field, Text } from '@takt/model';
import { base } from '@takt/modules/base/defs';
import { equipment } from '@takt/modules/equipment/defs';
import { quality } from '@takt/modules/quality/defs';
import { warehouse } from '@takt/modules/warehouse/defs';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { test } from './test.ts';
import { CREATE, type Workspace, signedInWorkspace, SAVE } from './workspace.ts';

/** Masters of every part of the factory, by the address of their list. */
const WALKED: readonly (readonly [address: string, of: Definitions, entity: string, title?: Text])[] = [
  ['/base/les/partBase', base, 'base.part'],
  ['/base/universal/partCategory', base, 'base.partCategory'],
  ['/base/universal/process', base, 'base.process'],
  ['/base/universal/carModel', base, 'base.carModel'],
  ['/base/les/vendor', base, 'base.vendor', ['供应商', 'Supplier']],
  ['/base/les/carrier', base, 'base.carrier'],
  ['/base/les/area', warehouse, 'warehouse.area'],
  ['/base/universal/defect', quality, 'quality.defect'],
  ['/base/qms/manufacturer', base, 'base.manufacturer'],
  ['/base/universal/deviceType', equipment, 'equipment.deviceType'],
];

/** Each is listed, made anew with what it demands, kept with its history, and found again by its number. */
async function walkMasters(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const workspace = await signedInWorkspace(journey, page, lang, journey);
  for (const [address, { entities }, id, title] of WALKED) {
    const entity = entities.find((one) => one.id === id);
    assert.ok(entity, id);
    const name = address.split('/').at(-1);
    await workspace.open(address, title ?? entity.label);
    await page.locator('.ag-row').filter({ visible: true }).first().waitFor();
    await screenshot(`master-${name}-list-${lang}`);
    await workspace.button(CREATE).click();
    await workspace.button(SAVE).waitFor();
    const [key = ''] = entity.title;
    const number = `E2E-${lang.toUpperCase()}`;
    for (const [field, meant] of Object.entries<Field>(entity.fields))
      if (meant.required && meant.options.default === undefined) await fillIn(workspace, meant, field === key ? number : '试');
    const heading = await workspace.saveNew();
    assert.ok(heading.includes(number), `${id}: ${heading}`);
    await screenshot(`master-${name}-form-${lang}`);
    await workspace.open(address, title ?? entity.label);
    const named = entity.fields[key];
    assert.ok(named, `${id} has ${key}`);
    await workspace.field(named.label).fill(number);
    await workspace.button(['查询', 'Query']).click();
    await workspace.row(number).first().waitFor();
    await workspace.closeOtherTabs();
  }
}

/** Types into what is typed, and takes the first of what is chosen. */
async function fillIn(workspace: Workspace, { kind, label }: Field, words: string): Promise<void> {
  const input = workspace.field(label);
  if (!['ref', 'choice', 'dictionary', 'user'].includes(kind)) return input.fill(kind === 'integer' ? '1' : words);
  await input.click();
  await workspace.page.locator('.ant-select-item-option-active').filter({ visible: true }).first().waitFor();
  await workspace.page.keyboard.press('Enter');
}

for (const [title, lang] of inLanguages('ten masters are walked through: list, form, history, found again'))
  test(title, ({ journey }) => walkMasters(journey, lang));
