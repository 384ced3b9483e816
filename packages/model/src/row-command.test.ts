import { expect, test } from 'vitest';
import { command } from './call.ts';
import { rowCommandRefusal, rowCommandsOn, isRowCommand } from './row-command.ts';
import { text } from './fields/index.ts';

const unlock = command()(
  'test.unlockGate',
  ['解锁', 'Unlock'],
  { gate: text('门', 'Gate') },
  {
    needs: 'test.gate.unlock',
    on: {
      entity: 'test.gate',
      as: 'gate',
      confirm: ['打开？', 'Open it?'],
      needs: [
        {
          id: 'locked',
          must: (row: { locked: boolean }) => row.locked,
          else: ['门没有锁', 'The gate is not locked'],
          unblock: ['先锁门', 'Lock it first'],
        },
      ],
    },
  },
);
const plain = command()('test.ring', ['敲钟', 'Ring'], {});
const at = (...rights: readonly string[]) => ({
  now: '2026-01-01 08:00:00',
  input: {},
  actor: { userId: 'u', vendorId: null, can: (right: string) => rights.includes(right) },
});

test('a command that names rows is a button on them and on no others', () => {
  expect([unlock, plain].map(isRowCommand)).toEqual([true, false]);
  expect(rowCommandsOn('test.gate', [unlock, plain])).toEqual([unlock]);
  expect(rowCommandsOn('test.wall', [unlock, plain])).toEqual([]);
});

test('the right is asked first, then what must hold of the row', () => {
  if (!isRowCommand(unlock)) throw new Error('no button');
  expect(rowCommandRefusal(unlock, { locked: true }, at())).toMatchObject({
    code: 'permission',
    unblock: ['请联系管理员授权「test.gate.unlock」', expect.stringContaining('test.gate.unlock')],
  });
  expect(rowCommandRefusal(unlock, { locked: false }, at('test.gate.unlock'))).toEqual({
    code: 'test.unlockGate.locked',
    text: ['门没有锁', 'The gate is not locked'],
    unblock: ['先锁门', 'Lock it first'],
    level: 'error',
  });
  expect(rowCommandRefusal(unlock, { locked: true }, at('test.gate.unlock'))).toBeNull();
});
