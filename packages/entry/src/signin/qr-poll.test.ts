import { SIGNIN } from '@takt/model';
import { expect, test } from 'vitest';
import { ApiError, type QrStatus } from '@takt/web/light';
import { followQr, type QrPhase, type QrPort } from './qr-poll.ts';

/** A server that answers from a list, a clock that only sleeping moves, and a record of both. */
function stage(responses: readonly boolean[], statuses: readonly QrStatus['status'][], leaveAfter = Number.POSITIVE_INFINITY) {
  const log: string[] = [];
  const phases: string[] = [];
  const leaving = new AbortController();
  const [seen, states] = [[...responses], [...statuses]];
  let clock = 0;
  let codes = 0;
  const port: QrPort = {
    getQrCode: async () => {
      codes += 1;
      return { image: `image ${codes}`, loginId: String(codes), loginUrl: '' };
    },
    getResponse: async (id) => {
      log.push(`response ${id} at ${clock}`);
      if (log.length >= leaveAfter) leaving.abort();
      return seen.shift() ?? false;
    },
    checkStatus: async (id) => {
      log.push(`status ${id} at ${clock}`);
      if (log.length >= leaveAfter) leaving.abort();
      const status = states.shift() ?? 2;
      return { success: status === 1, status, token: status === 1 ? 't' : undefined };
    },
    sleep: async (ms) => {
      clock += ms;
    },
    now: () => clock,
  };
  const show = (phase: QrPhase): void => {
    phases.push('image' in phase ? `${phase.phase} ${phase.image}` : phase.phase);
  };
  return { log, phases, port, run: () => followQr(port, show, leaving.signal) };
}

test('the scan is asked for every second, the decision every two', async () => {
  const { log, phases, run } = stage([false, false, true], [2, 2, 1]);
  expect(await run()).toMatchObject({ status: 1, token: 't' });
  expect(log).toEqual([
    'response 1 at 0',
    'response 1 at 1000',
    'response 1 at 2000',
    'status 1 at 2000',
    'status 1 at 4000',
    'status 1 at 6000',
  ]);
  expect(phases).toEqual(['waiting image 1', 'scanned image 1']);
});

test('a void code is replaced by a fresh one', async () => {
  const { phases, run } = stage([true, true], [-1, 1]);
  expect(await run()).toMatchObject({ status: 1 });
  expect(phases).toEqual(['waiting image 1', 'scanned image 1', 'waiting image 2', 'scanned image 2']);
});

test('a code nobody scans runs out and is renewed by hand only', async () => {
  const { log, phases, run } = stage([], []);
  expect(await run()).toBeNull();
  expect(phases).toEqual(['waiting image 1', 'expired image 1']);
  expect(log).toHaveLength(SIGNIN.qrSeconds);
});

test('leaving the mode stops the questions, in either phase', async () => {
  const waiting = stage([], [], 3);
  expect(await waiting.run()).toBeNull();
  expect(waiting.log).toHaveLength(3);
  expect(waiting.phases).toEqual(['waiting image 1']);
  const deciding = stage([true], [], 3);
  expect(await deciding.run()).toBeNull();
  expect(deciding.log).toHaveLength(3);
});

test('a refusal ends the wait in words', async () => {
  const { phases, port, run } = stage([], []);
  Object.assign(port, { getResponse: () => Promise.reject(new ApiError({ code: 'x', text: ['不行', 'No'] })) });
  expect(await run()).toBeNull();
  expect(phases).toEqual(['waiting image 1', 'failed']);
});
