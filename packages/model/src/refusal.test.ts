import { describe, expect, test } from 'vitest';
import { type GuardContext, document, state, target } from './document.ts';
import { text, user } from './fields/index.ts';
import { buttonRefusal, cautions, refusal } from './refusal.ts';

const Task = document('quality.reviewTask', {
  label: ['审核任务', 'Review task'],
  number: 'RT{seq:4}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    held: state('08', '已挂起', 'Held'),
    open: state('10', '已发布', 'Published'),
    done: state('40', '完成', 'Done', { final: true }),
  },
  fields: { responsible: user('责任人', 'Responsible'), score: text('评分', 'Score'), note: text('说明', 'Note') },
  actions: {
    edit: { from: 'draft' },
    publish: { from: 'draft', to: 'open' },
    hold: { label: ['挂起', 'Hold'], from: ['draft', 'open'], to: 'held', deny: ['现在不能挂起', 'It cannot be held now'] },
    expire: { label: ['过期', 'Expire'], from: 'held', to: 'open', system: true },
    review: { label: ['审核', 'Review'], from: 'open', by: 'responsible' },
    audit: { label: ['内审', 'Audit'], from: 'open', side: 'internal' },
    answer: { label: ['答复', 'Answer'], from: 'open', side: 'vendor' },
    finish: {
      label: ['完成', 'Finish'],
      from: 'open',
      to: 'done',
      input: { reason: text('原因', 'Reason') },
      needs: [
        {
          id: 'scored',
          must: (row) => row.score !== null,
          else: ['请评分', 'Score it'],
          unblock: ['可联系责任人', 'Ask the owner'],
        },
        {
          id: 'full',
          must: (row) => row.score === '10',
          else: ['未得满分，是否继续？', 'Not full marks. Go on?'],
          level: 'confirm',
        },
        { id: 'noted', must: (row) => row.note !== null, else: ['没有说明', 'There is no note'], level: 'warn' },
        { id: 'reason', must: (_, at) => at.input.reason !== undefined, else: ['请填写原因', 'Give a reason'], onInput: true },
      ],
    },
  },
});

type Row = Readonly<Record<'responsible' | 'score' | 'note', string | null>> & { readonly status: string };
const row: Row = { status: 'open', responsible: 'u1', score: '10', note: 'ok' };
const but = (changes: Partial<Row>): Row => ({ ...row, ...changes });
const at: GuardContext = {
  now: '2026-03-09 08:00:00',
  actor: { userId: 'u1', can: () => true, vendorId: null },
  input: { reason: 'x' },
};
const asked = (actor: Partial<GuardContext['actor']>): GuardContext => ({ ...at, actor: { ...at.actor, ...actor } });
const notAuthorised = ['您没有权限执行此操作', 'You are not authorised to perform this action'];

test('nothing stands in the way', () => expect(refusal(Task, 'finish', row, at)).toBeNull());

test('an action nobody defined is refused, not run', () => {
  expect(refusal(Task, 'explode', row, at)).toEqual({
    code: 'action.unknown',
    text: ['未知操作', 'Unknown action'],
    level: 'error',
  });
  expect(buttonRefusal(Task, 'explode', row, at)).toMatchObject({ code: 'action.unknown' });
});

describe('state', () => {
  test('the sentence names the states, and the one step that leads there', () => {
    expect(refusal(Task, 'finish', but({ status: 'draft' }), at)).toEqual({
      code: 'quality.reviewTask.finish.state',
      text: ['只有已发布状态的审核任务才能完成', 'Finish is allowed only when the review task is Published'],
      unblock: ['可先执行「发布」', 'Do “Publish” first'],
      level: 'error',
    });
  });
  test('several states are listed; where no way leads back, that is said', () => {
    const { hold } = Task.actions;
    const { deny: _, ...plain } = hold;
    const plainTask = { ...Task, actions: { ...Task.actions, hold: plain } };
    expect(refusal(plainTask, 'hold', but({ status: 'done' }), at)).toEqual({
      code: 'quality.reviewTask.hold.state',
      text: ['只有草稿、已发布状态的审核任务才能挂起', 'Hold is allowed only when the review task is Draft or Published'],
      unblock: ['该审核任务已经过了这一步', 'The review task is past that step'],
      level: 'error',
    });
  });
  test('use N3: a guard that knows more than the state is asked before it, and not for the button', () => {
    const { finish } = Task.actions;
    const asks = { ...finish, needs: finish.needs.map((guard) => ({ ...guard, beforeState: true })) };
    const asking = { ...Task, actions: { ...Task.actions, finish: asks } };
    const none = { ...at, input: {} };
    const code = (name: string) => `quality.reviewTask.finish.${name}`;
    expect(refusal(asking, 'finish', but({ status: 'done' }), none)?.code).toBe(code('reason'));
    expect(buttonRefusal(asking, 'finish', but({ status: 'done' }), none)?.code).toBe(code('state'));
    expect(refusal(asking, 'finish', but({ status: 'done', score: '1' }), at)?.code).toBe(code('state'));
    expect(refusal(Task, 'finish', but({ status: 'done' }), none)?.code).toBe(code('state'));
  });
  test('a definition may word its own', () => {
    expect(refusal(Task, 'hold', but({ status: 'done' }), at)?.text).toEqual(['现在不能挂起', 'It cannot be held now']);
  });
  test('what only the system can do is waited for', () => {
    expect(refusal(Task, 'finish', but({ status: 'held' }), at)?.unblock).toEqual([
      '请等待系统完成「过期」',
      'The system does “Expire” first',
    ]);
  });
});

describe('actor', () => {
  test('without the permission, and whom to ask; before anything about the state is told', () => {
    expect(refusal(Task, 'finish', but({ status: 'done' }), asked({ can: () => false }))).toEqual({
      code: 'permission',
      text: notAuthorised,
      unblock: [
        '请联系管理员授权「quality.reviewTask.finish」',
        'Ask an administrator for the right “quality.reviewTask.finish”',
      ],
      level: 'error',
    });
  });
  test('exactly the permission of the action is asked for', () => {
    const only = (wanted: string) => asked({ can: (permission) => permission === wanted });
    expect(refusal(Task, 'finish', row, only('quality.reviewTask.finish'))).toBeNull();
    expect(refusal(Task, 'finish', row, only('quality.reviewTask.edit'))).toMatchObject({ code: 'permission' });
  });
  test('by: only the user in the field', () => {
    expect(refusal(Task, 'review', row, at)).toBeNull();
    for (const other of [but({ responsible: 'u2' }), but({ responsible: null })]) {
      expect(refusal(Task, 'review', other, at)).toEqual({
        code: 'quality.reviewTask.review.by',
        text: notAuthorised,
        level: 'error',
      });
    }
  });
  test("side: the supplier's people, or ours", () => {
    const supplier = asked({ vendorId: 'v1' });
    expect(refusal(Task, 'audit', row, at)).toBeNull();
    expect(refusal(Task, 'answer', row, supplier)).toBeNull();
    expect(refusal(Task, 'audit', row, supplier)).toMatchObject({ code: 'quality.reviewTask.audit.by', text: notAuthorised });
    expect(refusal(Task, 'answer', row, at)).toMatchObject({ code: 'quality.reviewTask.answer.by', text: notAuthorised });
  });
});

describe('guards', () => {
  test('the first that fails speaks, with what would clear the way', () => {
    expect(refusal(Task, 'finish', but({ score: null }), { ...at, input: {} })).toEqual({
      code: 'quality.reviewTask.finish.scored',
      text: ['请评分', 'Score it'],
      unblock: ['可联系责任人', 'Ask the owner'],
      level: 'error',
    });
  });
  test('the state is judged before them', () => {
    expect(refusal(Task, 'finish', but({ status: 'draft', score: null }), at)?.code).toBe('quality.reviewTask.finish.state');
  });
  test('cautions ask and inform without refusing', () => {
    const doubtful = but({ score: '8', note: null });
    expect(refusal(Task, 'finish', doubtful, at)).toBeNull();
    expect(cautions(Task, 'finish', doubtful, at)).toEqual([
      { code: 'quality.reviewTask.finish.full', text: ['未得满分，是否继续？', 'Not full marks. Go on?'], level: 'confirm' },
      { code: 'quality.reviewTask.finish.noted', text: ['没有说明', 'There is no note'], level: 'warn' },
    ]);
    expect(cautions(Task, 'finish', row, at)).toEqual([]);
    expect(cautions(Task, 'edit', row, at)).toEqual([]);
  });
  test('buttonRefusal leaves guards on the input for later, and keeps the others', () => {
    const drawn = { ...at, input: {} };
    expect(buttonRefusal(Task, 'finish', row, drawn)).toBeNull();
    expect(refusal(Task, 'finish', row, drawn)).toMatchObject({
      code: 'quality.reviewTask.finish.reason',
      text: ['请填写原因', 'Give a reason'],
    });
    expect(buttonRefusal(Task, 'finish', but({ score: null }), drawn)?.code).toBe('quality.reviewTask.finish.scored');
    expect(buttonRefusal(Task, 'finish', but({ status: 'draft' }), drawn)?.code).toBe('quality.reviewTask.finish.state');
    expect(buttonRefusal(Task, 'review', but({ responsible: 'u2' }), drawn)?.code).toBe('quality.reviewTask.review.by');
  });
});

test('target is where an allowed action leads; without one the state stays', () => {
  expect(target(Task, 'publish', { status: 'draft' }, at)).toBe('open');
  expect(target(Task, 'edit', { status: 'draft' }, at)).toBe('draft');
});
