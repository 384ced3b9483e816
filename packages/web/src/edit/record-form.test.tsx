import { computed, entity, type Fields, flag, integer, type Problem, quantity, text } from '@takt/model';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw, words } from '../../tests/workspace.tsx';
import { BatchInput } from '../list/batch-input.tsx';
import { type Draft, withValue } from './draft.ts';
import { useInputFields } from './input-fields.tsx';
import { judged } from './judged.ts';
import { RecordForm } from './record-form.tsx';

const Part = entity('test.part', {
  label: ['物料', 'Part'],
  fields: {
    code: text('编码', 'Code', { required: true, length: 10 }),
    name: text('名称', 'Name', { help: ['印在标签上', 'Printed on labels'] }),
    batched: flag('批次管理', 'In batches'),
    days: integer('保质期', 'Shelf life', { min: 1, max: 999 }),
    stock: computed('decimal', '库存', 'Stock'),
  },
  requiredWhen: { days: ({ batched }) => batched === '1' },
  visible: { days: ({ code }) => code !== 'X' },
});
const NOW = { now: '2026-11-15 08:00:00', today: '2026-11-15' };
const empty: Draft = { code: null, name: null, batched: '0', days: null };

interface FormLook {
  readonly draft?: Draft;
  readonly editable?: boolean;
  readonly tenant?: Fields;
  readonly tried?: boolean;
  readonly lang?: 'zh' | 'en';
}
/** The form as a page holds it: what is typed comes back, and what is wrong is judged anew. */
function drawForm({ draft: start = empty, editable = true, tenant = {}, tried = false, lang = 'en' }: FormLook = {}) {
  const typed = vi.fn<(name: string, value: unknown) => void>();
  function Page() {
    const [draft, setDraft] = useState(start);
    const problems: readonly Problem[] = tried ? judged(Part, draft, NOW, tenant).errors : [];
    return (
      <RecordForm
        {...{ entity: Part, formId: 'f', draft, tenant, editable, problems }}
        onChange={(name, value, label) => {
          typed(name, value);
          setDraft(withValue(draft, name, value, label));
        }}
      />
    );
  }
  return { ...draw(<Page />, lang), typed };
}
const labels = (): string[] => [...document.querySelectorAll('label')].map(words);
const complaints = (): string[] => screen.queryAllByRole('alert').map(words);

test.each([
  ['zh', '请填写编码'],
  ['en', 'please fill in Code'],
] as const)('an empty field that must be filled in says so (%s), until it is', async (lang, sentence) => {
  const { user } = drawForm({ tried: true, lang });
  expect(complaints()).toEqual([sentence]);
  await user.type(screen.getByRole('textbox', { name: /编码|Code/ }), 'A');
  expect(complaints()).toEqual([]);
});

test('nothing is complained of before somebody has tried', () => {
  drawForm();
  expect(complaints()).toEqual([]);
});

test('fields stand in the order of the definition, those that must be filled in with a star', () => {
  drawForm();
  expect(labels()).toEqual(['*Code', 'Name', 'In batches', 'Shelf life']);
});

test('a field becomes required with another one', async () => {
  const { user } = drawForm({ tried: true, draft: { ...empty, code: 'A' } });
  expect(complaints()).toEqual([]);
  await user.click(screen.getByRole('switch', { name: /In batches/ }));
  expect(labels()).toContain('*Shelf life');
  expect(complaints()).toEqual(['please fill in Shelf life']);
});

test('a field that does not apply is not there', async () => {
  const { user } = drawForm();
  expect(labels()).toEqual(['*Code', 'Name', 'In batches', 'Shelf life']);
  await user.type(screen.getByRole('textbox', { name: /Code/ }), 'X');
  expect(labels()).toEqual(['*Code', 'Name', 'In batches']);
});

test('a value out of its range is told with the range', async () => {
  const { user } = drawForm({ tried: true, draft: { ...empty, code: 'A' } });
  await user.type(screen.getByLabelText(/Shelf life/), '1000');
  expect(complaints()).toEqual(['Shelf life must be between 1 and 999']);
});

test('what is typed is told by the name of its field', async () => {
  const { user, typed } = drawForm();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'ab');
  expect(typed.mock.calls).toEqual([
    ['name', 'a'],
    ['name', 'ab'],
  ]);
});

test('who may only read sees values, a dash for none, and no input', () => {
  drawForm({ editable: false, draft: { ...empty, id: '1', code: 'A7' } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('A7')).toBeTruthy();
  expect(screen.getAllByText('—').length).toBeGreaterThan(0);
});

test('what the system fills in stands apart, once there is a record', () => {
  const { unmount } = drawForm();
  expect(screen.queryByText('Stock')).toBeNull();
  unmount();
  drawForm({ draft: { ...empty, id: '1', stock: '12.5' } });
  expect(words(screen.getByRole('region', { name: 'System information' }))).toContain('12.5');
});

test('the company’s own fields have a section of their own', () => {
  drawForm({ tenant: { 'ext.colour': text('颜色', 'Colour') }, lang: 'zh' });
  expect(words(screen.getByRole('region', { name: '自定义字段' }))).toBe('自定义字段颜色');
});

const asked = { reason: text('原因', 'Reason', { required: true }), qty: quantity('数量', 'Quantity') };

test('a small form goes on once nothing is wrong', async () => {
  const goOn = vi.fn<(values: unknown) => void>();
  function Small() {
    const { values, items, submit } = useInputFields('small', asked);
    return (
      <form onSubmit={submit(() => goOn(values))}>
        {items}
        <button type="submit">Go</button>
      </form>
    );
  }
  const { user } = draw(<Small />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect([complaints(), goOn.mock.calls]).toEqual([['please fill in Reason'], []]);
  await user.type(screen.getByLabelText(/Reason/), 'late{Enter}');
  expect(goOn.mock.calls).toEqual([[{ reason: 'late', qty: null }]]);
});

test('the dialog for many rows stays open until it is filled in, and sends one answer', async () => {
  const onDone = vi.fn();
  const onClose = vi.fn();
  const { user } = draw(<BatchInput title="Reject" fields={asked} onDone={onDone} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('please fill in Reason')).toBeTruthy();
  expect([onDone.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  await user.type(screen.getByLabelText(/Reason/), 'late');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(onDone.mock.calls).toEqual([[{ reason: 'late' }]]);
});

test('use 47 a long form has headings; once stored, those after the first are folded until something in them is wrong', async () => {
  const Long = entity('test.long', {
    label: ['物料', 'Part'],
    fields: {
      code: text('编码', 'Code', { required: true }),
      days: integer('保质期', 'Shelf life', { required: true }),
      note: text('备注', 'Remark'),
    },
    sections: [
      { label: ['基本信息', 'What it is'], fields: ['code'] },
      { label: ['存储', 'Storage'], fields: ['days'] },
    ],
  });
  const form = (draft: Draft, problems: readonly Problem[] = []) => (
    <RecordForm {...{ entity: Long, formId: 'l', draft, tenant: {}, editable: true, problems }} onChange={() => undefined} />
  );
  const begun: Draft = { code: 'P1', days: null, note: null };
  const { redraw, user } = draw(form(begun));
  const titles = (): string[] => screen.getAllByRole('heading', { level: 2 }).map(words);
  expect(titles()).toEqual(['What it is', 'Storage']);
  expect([...document.querySelectorAll('details')]).toEqual([]);
  const stored: Draft = { ...begun, id: 'a', version: 1 };
  redraw(form(stored));
  const fold = () => document.querySelector('details');
  expect(fold()?.open).toBe(false);
  redraw(form(stored, [{ at: 'days', text: ['错', 'wrong'], level: 'error' }]));
  expect(fold()?.open).toBe(true);
  redraw(form(stored));
  await user.click(screen.getByText('Storage'));
  expect(fold()?.open).toBe(true);
});
