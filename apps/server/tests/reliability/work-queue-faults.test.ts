import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asOwner } from '../company.ts';
import { actOn, onQueue, queues } from '../work-queue-calls.ts';
import { figure } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';
import { eachServed } from './served-company.ts';
import { END, HOLDERS, isOver, someWaits, stoppedAt, until } from './stopped-at.ts';

const served = eachServed();
const [[, doc] = []] = queues.filter(([id]) => id === 'warehouse.pickTask');
if (!doc) throw new Error('pick tasks are no work queue');

const ask = (token: string) => postTo(served.server.url, '/warehouse/ai/claimNext', token, randomUUID(), { _entity: doc.id });
/** What a claim reads once it holds the task. */
const MIDDLE = 'lock table app.base_part in access exclusive mode';

test('a process killed in the middle of a claim leaves the task free for the next', async () => {
  const on = onQueue(served.factory, served.company, doc);
  const { id } = await on.waiting();
  const [worker, other] = [await on.worker(), await on.worker()];
  await stoppedAt(served.factory, MIDDLE, async () => {
    const asked = ask(worker.token);
    await until(() => someWaits(served.factory));
    const locked = await asOwner(served.factory, 'select id from app.warehouse_pick_task where id = $1 for update skip locked', [
      id,
    ]);
    expect(locked, 'the claim holds the task').toEqual([]);
    await served.server.stop('SIGKILL');
    expect((await asked).status).toBe(0);
  });
  await until(() => isOver(served.factory));
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
  await stoppedAt(served.factory, END, async () => {
    const asked = ask(worker.token);
    await until(() => someWaits(served.factory));
    await served.server.stop('SIGKILL');
    expect((await asked).status).toBe(0);
  });
  await until(() => isOver(served.factory));
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
  await stoppedAt(served.factory, MIDDLE, async () => {
    asked = ask(worker.token).then((one) => {
      answer = one;
    });
    await until(() => someWaits(served.factory));
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
