import { randomUUID } from 'node:crypto';
import { onDatabase } from '@takt/engine/host';
import { expect, test } from 'vitest';
import { asOwner } from '../company.ts';
import { actOn, onQueue, queues } from '../work-queue-calls.ts';
import { figure, pause } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';
import { eachServed } from './served-company.ts';

const served = eachServed();
const [[, doc] = []] = queues.filter(([id]) => id === 'warehouse.pickTask');
if (!doc) throw new Error('pick tasks are no work queue');

const ask = (token: string) => postTo(served.server.url, '/warehouse/ai/claimNext', token, randomUUID(), { _entity: doc.id });
const HOLDERS = `from pg_stat_activity a where a.application_name = 'takt:app_rw' and a.datname = current_database() and a.wait_event_type = 'Lock'`;
const waitingForLock = async (): Promise<readonly number[]> =>
  (await asOwner<{ pid: number }>(served.factory, `select a.pid ${HOLDERS}`)).map(({ pid }) => pid);
/** The database has ended what a killed process had begun: its connections are gone, and nobody else has any here. */
const isOver = async (): Promise<boolean> =>
  (
    await asOwner(
      served.factory,
      "select 1 from pg_stat_activity where application_name = 'takt:app_rw' and datname = current_database() and state <> 'idle'",
    )
  ).length === 0;
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return;
    await pause(50);
  }
  throw new Error('it did not come to that');
};

/** What a claim reads once it holds the task, and what it writes with its commit, which travels along. */
const MIDDLE = 'lock table app.base_part in access exclusive mode';
const END = 'lock table app.history in exclusive mode';
/** Stops every claim at that point until `work` is over. */
function stoppedAt(point: string, work: () => Promise<void>): Promise<void> {
  const { adminUrl, cells } = served.factory.operator;
  return onDatabase({ adminUrl, database: cells['c1'] ?? '' }, async (client) => {
    await client.query('begin');
    await client.query(point);
    await work();
    await client.query('rollback');
  });
}

test('a process killed in the middle of a claim leaves the task free for the next', async () => {
  const on = onQueue(served.factory, served.company, doc);
  const { id } = await on.waiting();
  const [worker, other] = [await on.worker(), await on.worker()];
  await stoppedAt(MIDDLE, async () => {
    const asked = ask(worker.token);
    await until(async () => (await waitingForLock()).length > 0);
    const locked = await asOwner(served.factory, 'select id from app.warehouse_pick_task where id = $1 for update skip locked', [
      id,
    ]);
    expect(locked, 'the claim holds the task').toEqual([]);
    await served.server.stop('SIGKILL');
    expect((await asked).status).toBe(0);
  });
  await until(isOver);
  expect(await on.claimants()).toEqual({ [id]: null });
  expect(await on.told(id)).toEqual([]);
  served.server = await ProductProcess.start(served.factory, 'main');
  expect((await ask(other.token)).body.data.id).toBe(id);
  expect(await on.told(id)).toEqual([{ action: 'claim', who: other.username, event: true }]);
});

test('a process killed at the end of a claim has done it whole or not at all, and whoever asked gets the task', async () => {
  const on = onQueue(served.factory, served.company, doc);
  const { id } = await on.waiting();
  const worker = await on.worker();
  await stoppedAt(END, async () => {
    const asked = ask(worker.token);
    await until(async () => (await waitingForLock()).length > 0);
    await served.server.stop('SIGKILL');
    expect((await asked).status).toBe(0);
  });
  await until(isOver);
  const [claimed, told] = [(await on.claimants())[id], await on.told(id)];
  expect(told).toHaveLength(claimed === null ? 0 : 1);
  served.server = await ProductProcess.start(served.factory, 'main');
  expect((await ask(worker.token)).body.data.id).toBe(id);
  expect(await on.told(id)).toEqual([{ action: 'claim', who: worker.username, event: true }]);
});

test('a connection ended in the middle of a claim leaves the task free or claimed once, as the answer says', async () => {
  const on = onQueue(served.factory, served.company, doc);
  const { id } = await on.waiting();
  const worker = await on.worker();
  let answer: Awaited<ReturnType<typeof ask>> | undefined;
  let asked: Promise<unknown> = Promise.resolve();
  await stoppedAt(MIDDLE, async () => {
    asked = ask(worker.token).then((one) => {
      answer = one;
    });
    await until(async () => (await waitingForLock()).length > 0);
    const ended = await asOwner(served.factory, `select pg_terminate_backend(a.pid) ${HOLDERS}`);
    expect(ended).toHaveLength(1);
  });
  await asked;
  const claimed = answer?.status === 200;
  expect(await on.claimants()).toEqual({ [id]: claimed ? worker.username : null });
  expect(await on.told(id)).toHaveLength(claimed ? 1 : 0);
  figure('claim', `connection ended in the middle: answered ${answer?.status}, the task is ${claimed ? 'claimed once' : 'free'}`);
  expect((await ask(worker.token)).body.data.id).toBe(id);
});

test('the worker gives back what was claimed and left', async () => {
  const on = onQueue(served.factory, served.company, doc);
  const { id } = await on.waiting();
  const person = await on.worker();
  expect((await actOn(person, doc, 'claim', id)).httpStatus).toBe(200);
  await asOwner(served.factory, "update app.warehouse_pick_task set updated_at = now() - interval '61 minutes' where id = $1", [
    id,
  ]);
  const worker = await ProductProcess.start(served.factory, 'worker');
  try {
    await until(
      async () =>
        (
          await asOwner(
            served.factory,
            "update app.timer set next_at = now() where name = 'system.leftClaims' and tenant_id = $1 returning 1",
            [served.company.tenant.id],
          )
        ).length === 1,
    );
    await until(async () => (await on.claimants())[id] === null);
    expect((await on.told(id)).map(({ action }) => action)).toEqual(['claim', 'giveBack']);
  } finally {
    await worker.stop('SIGKILL');
  }
});
