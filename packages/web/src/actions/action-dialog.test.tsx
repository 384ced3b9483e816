import { document, type GuardContext, guardContext, integer, state, table, text } from '@takt/model';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw, words } from '../../tests/workspace.tsx';
import { ActionBar, type ActionButton } from './action-bar.tsx';
import { ActionDialog, type Answer } from './action-dialog.tsx';

const Note = document('test.note', {
  label: ['送货单', 'Delivery note'],
  number: 'DN{seq:5}',
  states: { new: state('00', '新建', 'New'), released: state('10', '已发布', 'Released') },
  fields: { remark: text('备注', 'Remark') },
  details: { lines: table('明细', 'Lines', { part: text('物料', 'Part') }) },
  actions: {
    publish: { from: 'new', to: 'released' },
    reject: {
      from: 'new',
      input: { reason: text('原因', 'Reason', { required: true, length: 20 }) },
      needs: [
        {
          id: 'sound',
          onInput: true,
          must: (_row, { input }) => input['reason'] !== 'no',
          else: ['原因太短', 'The reason says nothing'],
          unblock: ['请写清楚', 'Say what is wrong'],
        },
      ],
    },
    lock: {
      from: 'new',
      needs: [{ id: 'open', level: 'confirm', must: () => false, else: ['还有未收的明细', 'Some lines are still open'] }],
    },
    judge: {
      from: 'new',
      input: {
        lineId: text('明细行', 'Line', { required: true, lineIf: ({ waits }) => waits }),
        serials: text('序列号', 'Serial numbers', { neededIf: ({ remark }) => remark === 'serial' }),
      },
    },
    allocate: {
      label: ['分配', 'Allocate'],
      from: 'new',
      input: { part: text('物料', 'Part'), batch: text('改用批次', 'Another batch') },
      exceptions: ['batch'],
    },
    count: { from: 'new', input: { boxes: integer('箱数', 'Boxes', { required: true, min: 1 }) } },
  },
});
const row = { id: '1', version: 1, number: 'DN00001', status: 'new', remark: null };
const context: GuardContext = guardContext(
  { instant: new Date('2026-11-15T00:00:00Z'), zone: 'Asia/Shanghai', plantZones: {} },
  { actor: { userId: 'u', vendorId: null, can: () => true }, entity: Note, row },
);

function drawDialog(name: string, lang: 'zh' | 'en' = 'en', send: (answer: Answer) => void = () => undefined) {
  const onRun = vi.fn(send);
  const onClose = vi.fn();
  const props = { doc: Note, name, row, guardContext: context, busy: false, onRun, onClose };
  return { ...draw(<ActionDialog {...props} />, lang), onRun, onClose };
}
const dialog = () => screen.getByRole('dialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });

test.each([
  ['zh', '发布送货单 DN00001？'],
  ['en', 'Publish delivery note DN00001?'],
] as const)('the dialog asks by the name of the document (%s)', (lang, title) => {
  drawDialog('publish', lang);
  expect(screen.getByText(title)).toBeTruthy();
});

test('the button is worded as the action and runs it', async () => {
  const { user, onRun } = drawDialog('publish');
  await user.click(button('Publish'));
  expect(onRun).toHaveBeenCalledExactlyOnceWith({ input: {}, accepted: [] });
});

test('Back closes and does nothing', async () => {
  const { user, onRun, onClose } = drawDialog('publish');
  await user.click(button('Back'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onRun).not.toHaveBeenCalled();
});

test.each([
  ['zh', '驳回', '请填写原因'],
  ['en', 'Reject', 'please fill in Reason'],
] as const)('what must be filled in is asked for, and the dialog stays open (%s)', async (lang, verb, sentence) => {
  const { user, onRun, onClose } = drawDialog('reject', lang);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button(verb));
  expect(words(screen.getByRole('alert'))).toBe(sentence);
  expect([onRun.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

test('a refusal is told with its way out, and goes away once something else is typed', async () => {
  const { user, onRun } = drawDialog('reject');
  const reason = within(dialog()).getByLabelText(/Reason/);
  await user.type(reason, 'no');
  await user.click(button('Reject'));
  expect(words(screen.getByRole('alert'))).toBe('The reason says nothingSay what is wrong');
  expect(onRun).not.toHaveBeenCalled();
  await user.type(reason, 't enough');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Reject'));
  expect(onRun).toHaveBeenCalledExactlyOnceWith({ input: { reason: 'not enough' }, accepted: [] });
});

test('a number outside of its range is told and not sent', async () => {
  const { user, onRun } = drawDialog('count');
  await user.type(within(dialog()).getByLabelText(/Boxes/), '0');
  await user.click(button('count'));
  expect(words(screen.getByRole('alert'))).toContain('Boxes');
  expect(onRun).not.toHaveBeenCalled();
});

test('a caution is shown before, and agreed to by pressing the button', async () => {
  const { user, onRun } = drawDialog('lock');
  expect(words(screen.getByRole('alert'))).toBe('Some lines are still open');
  await user.click(button('Lock'));
  expect(onRun.mock.lastCall?.[0].accepted).toEqual(['test.note.lock.open']);
});

test('a line is chosen among those that come into question, and what the record has no use for is not asked', async () => {
  const lines = [
    { id: 'a', partLabel: 'Bolt', waits: false },
    { id: 'b', partLabel: 'Disc', waits: true },
  ];
  const props = {
    doc: Note,
    name: 'judge',
    row: { ...row, lines },
    guardContext: context,
    busy: false,
    onRun: vi.fn(),
    onClose: vi.fn(),
  };
  const { user } = draw(<ActionDialog {...props} />);
  expect(within(dialog()).queryByLabelText(/Serial numbers/)).toBeNull();
  await user.click(within(dialog()).getByLabelText(/Line/));
  expect(await screen.findByText('2 · Disc')).toBeTruthy();
  expect(screen.queryByText('1 · Bolt')).toBeNull();
});

test('a double click sends once', async () => {
  const send = vi.fn();
  function Sending() {
    const [busy, setBusy] = useState(false);
    const run = (): void => {
      setBusy(true);
      send();
    };
    return (
      <ActionDialog {...{ doc: Note, name: 'publish', row, guardContext: context, busy }} onRun={run} onClose={() => undefined} />
    );
  }
  const { user } = draw(<Sending />);
  await user.dblClick(button('Publish'));
  expect(send).toHaveBeenCalledOnce();
});

const act = (name: string, more: Partial<ActionButton> = {}): ActionButton => ({
  name,
  label: [name, name],
  why: null,
  run: vi.fn(),
  ...more,
});
const names = (): string[] => screen.getAllByRole('button').map(words);

test('a greyed button says why, and what would clear the way, and does nothing', async () => {
  const publish = act('publish', { why: { text: ['请先维护明细', 'Add lines first'], unblock: ['点新增', 'Press Add'] } });
  const { user } = draw(<ActionBar buttons={[publish]} />);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button'));
  const note = await screen.findByRole('alert');
  expect([within(note).getByText('Add lines first'), within(note).getByText('Press Add')]).toHaveLength(2);
  expect(publish.run).not.toHaveBeenCalled();
});

test('the usual next step stands last of the three in front, what is rare behind More', async () => {
  const remove = act('remove', { wayOut: true });
  const buttons = [act('a'), act('usual', { primary: true }), act('b'), act('c'), remove];
  const { user } = draw(<ActionBar buttons={buttons} />);
  expect(names()).toEqual(['b', 'a', 'usual', 'More']);
  await user.click(screen.getByRole('button', { name: /More/ }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(words)).toEqual(['c', 'remove']);
  await user.click(items[1] as Element);
  expect(remove.run).toHaveBeenCalledOnce();
});

test('use 41 what seldom happens is asked for only when somebody wants to make an exception', async () => {
  const { user, onRun } = drawDialog('allocate');
  expect(within(dialog()).getByLabelText('Part')).toBeTruthy();
  expect(within(dialog()).queryByLabelText('Another batch')).toBeNull();
  await user.click(button('Make an exception…'));
  await user.type(within(dialog()).getByLabelText('Another batch'), 'B7');
  await user.click(button('Allocate'));
  expect(onRun).toHaveBeenCalledWith({ input: { batch: 'B7' }, accepted: [] });
});

test('use 31 ways out stand below a line behind More, grey with their reason in words', async () => {
  const cancel = act('cancel', { wayOut: true, why: { text: ['已到达的不能取消', 'What has arrived is not cancelled'] } });
  const { user } = draw(<ActionBar buttons={[cancel, act('print'), act('copy'), act('share'), act('log')]} />);
  expect(names()).toEqual(['share', 'copy', 'print', 'More']);
  await user.click(screen.getByRole('button', { name: /More/ }));
  const menu = await screen.findByRole('menu');
  expect([...menu.children].map((one) => one.getAttribute('role') ?? '')).toEqual(['menuitem', 'separator', 'menuitem']);
  expect(words(within(menu).getAllByRole('menuitem')[1] as Element)).toContain('What has arrived is not cancelled');
  expect(screen.getAllByRole('button').some(({ className }) => className.includes('primary'))).toBe(false);
});

test('what can be done now stands before what cannot', () => {
  const why = { text: ['不行', 'Not now'] as const };
  draw(<ActionBar buttons={[act('a', { why }), act('b', { why }), act('c'), act('d')]} />);
  expect(names()).toEqual(['a', 'd', 'c', 'More']);
});

test('a button at work does not work twice', async () => {
  const save = act('save', { busy: true });
  const { user } = draw(<ActionBar buttons={[save]} />);
  await user.click(screen.getByRole('button'));
  expect(save.run).not.toHaveBeenCalled();
});
