import { type Action, CLAIM_MINUTES, isQueueAction, type State, tableName, type Text } from '@takt/model';
import { leftClaims } from '@takt/engine/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { perform } from './document-calls.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { actOn, claimNext, onQueue, queues } from './work-queue-calls.ts';

const START = Date.parse('2096-03-02T00:00:00Z');
let minutes = 0;
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date(START + minutes * 60_000), poolSize: 16 });
});
afterAll(() => factory.close());

test('goods are put away, picked and brought to the line as work people take', () => {
  expect(queues.map(([id]) => id)).toEqual(
    expect.arrayContaining(['warehouse.putawayTask', 'warehouse.pickTask', 'warehouse.replenishmentTask']),
  );
});

describe.each(queues)('the work queue of %s', (id, doc) => {
  const { queue } = doc;
  let on: ReturnType<typeof onQueue>;
  let worker: Client;
  beforeEach(async () => {
    minutes = 0;
    company = await openCompany(factory);
    on = onQueue(factory, company, doc);
    worker = await on.worker();
  });
  const called = ({ username }: Client): string => `${username} 用户 ${username}`;
  const taken = (by: Client): Text => [
    `该${doc.label[0]}已由${called(by)}领取`,
    `${called(by)} has claimed this ${doc.label[1].toLowerCase()}`,
  ];

  test('gives the highest priority first, then the oldest; history and outbox tell of it', async () => {
    const usual = await on.waiting();
    const later = await on.waiting();
    const urgent = await on.waiting({ [queue.priority]: 9 });
    const order: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) order.push((await claimNext(worker, doc, { except: order })).data?.id ?? 'none');
    expect(order).toEqual([urgent.id, usual.id, later.id, 'none']);
    expect(await on.claimants()).toEqual(Object.fromEntries(order.slice(0, 3).map((one) => [one, worker.username])));
    expect(await on.told(urgent.id)).toEqual([{ action: 'claim', who: worker.username, event: true }]);
    expect((await worker.one(id, urgent.id)).data).toMatchObject({ version: 2, [`${queue.claimedBy}Label`]: called(worker) });
  });

  test('gives what one has until it is given back, and then that last of all', async () => {
    const first = await on.waiting();
    const second = await on.waiting();
    expect([(await claimNext(worker, doc)).data.id, (await claimNext(worker, doc)).data.id]).toEqual([first.id, first.id]);
    expect(await on.told(first.id)).toHaveLength(1);
    expect((await actOn(worker, doc, 'giveBack', first.id)).httpStatus).toBe(200);
    expect((await on.claimants())[first.id]).toBeNull();
    expect((await on.told(first.id)).at(-1)).toEqual({ action: 'giveBack', who: worker.username, event: true });
    expect((await claimNext(worker, doc, { except: [first.id] })).data.id).toBe(second.id);
  });

  test('a repeated request claims once', async () => {
    await on.waiting();
    await on.waiting();
    const ask = () => worker.post(`/${id.split('.')[0]}/ai/claimNext`, { _entity: id, except: [] }, { key: 'k'.repeat(32) });
    expect((await ask()).raw).toBe((await ask()).raw);
    expect(Object.values(await on.claimants()).filter((who) => who !== null)).toEqual([worker.username]);
  });

  test('ten people at once get different tasks, and none is left or lost', async () => {
    const tasks: string[] = [];
    for (let n = 0; n < 25; n += 1) tasks.push((await on.waiting({ [queue.priority]: n % 3 })).id);
    const people = await Promise.all(Array.from({ length: 10 }, () => on.worker()));
    const got = await Promise.all(
      people.map(async (person) => {
        const own: string[] = [];
        for (;;) {
          const { httpStatus, data, raw } = await claimNext(person, doc, { except: own });
          expect(httpStatus, raw).toBe(200);
          // Nothing was free at that moment; somebody may still have been taking the last one.
          if (data === null) return own;
          own.push(data.id);
        }
      }),
    );
    expect(got.flat().toSorted()).toEqual(tasks.toSorted());
    const theirs = people.flatMap(({ username }, index) => (got[index] ?? []).map((one) => [one, username]));
    expect(await on.claimants()).toEqual(Object.fromEntries(theirs));
    for (const one of tasks) expect((await on.told(one)).map(({ action }) => action)).toEqual(['claim']);
  });

  test('passes over what somebody is taking at this moment instead of waiting for it', async () => {
    const first = await on.waiting({ [queue.priority]: 9 });
    const second = await on.waiting();
    await factory.asSystem(company.tenant.id, async (ctx) => {
      await ctx.sql.run({ text: `select 1 from app.${tableName(id)} where id = $1 for update`, values: [first.id] });
      expect((await claimNext(worker, doc)).data.id).toBe(second.id);
    });
    expect((await claimNext(await on.worker(), doc)).data.id).toBe(first.id);
  });

  test('two people who claim the same one: the second learns who has it', async () => {
    const { id: task } = await on.waiting();
    const other = await on.worker();
    const answers = await Promise.all([actOn(worker, doc, 'claim', task), actOn(other, doc, 'claim', task)]);
    const [first, second] = answers[0]?.httpStatus === 200 ? [worker, answers[1]] : [other, answers[0]];
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expectRefused(second as never, 422, taken(first as Client));
    expect(await on.told(task)).toHaveLength(1);
  });

  const own = Object.entries<Action>(doc.actions).filter(
    ([name, { from, system }]) =>
      !system && !isQueueAction(doc, name) && [from].flat().some((state) => queue.open.includes(state)),
  );
  test.each(own)(
    '%s of what somebody else has claimed is refused with their name, a dispatcher included',
    async (name, action) => {
      const state = [action.from].flat().find((one) => queue.open.includes(one)) ?? '';
      const made = await on.waiting({}, state);
      await actOn(worker, doc, 'claim', made.id);
      const before = (await company.admin.one(id, made.id)).data;
      const claimed = { ...made, version: before.version };
      const reply = await perform({ factory, company }, company.admin, doc, name, claimed);
      expect(reply.error?.code).toBe(`${id}.${name}.claimed`);
      expectRefused(reply, 422, taken(worker));
      expect(reply.error?.unblock).toEqual([
        '请等待对方归还，或请调度员收回',
        'Wait until it is given back, or ask a dispatcher to take it back',
      ]);
      expect((await company.admin.one(id, made.id)).data).toEqual(before);
    },
  );

  test('only the claimant and a dispatcher give it back', async () => {
    const { id: task } = await on.waiting();
    const free: Text = [`该${doc.label[0]}尚未被领取`, `Nobody has claimed this ${doc.label[1].toLowerCase()}`];
    expectRefused(await actOn(worker, doc, 'giveBack', task), 422, free);
    await actOn(worker, doc, 'claim', task);
    expectRefused(await actOn(await on.worker(), doc, 'giveBack', task), 422, taken(worker));
    const dispatcher = await company.tenant.person({
      permissions: [`${id}.read`, `${id}.giveBack`, `${id}.dispatch`],
    });
    expect((await actOn(dispatcher, doc, 'giveBack', task)).httpStatus).toBe(200);
    expect((await on.claimants())[task]).toBeNull();
  });

  test('needs a right for each thing', async () => {
    const { id: task } = await on.waiting();
    const reader = await company.tenant.person({ permissions: [`${id}.read`] });
    for (const name of ['claim', 'giveBack'])
      expect((await actOn(reader, doc, name, task)).error).toMatchObject({ code: 'permission', zh: NOT_AUTHORISED[0] });
    expect((await actOn(reader, doc, 'prioritise', task, { [queue.priority]: 9 })).error?.code).toBe('permission');
    expect((await claimNext(reader, doc)).error).toMatchObject({ code: 'permission', en: NOT_AUTHORISED[1] });
    expect((await on.claimants())[task]).toBeNull();
    // Also where nothing waits, or the answer would tell how much there is to do.
    await actOn(worker, doc, 'claim', task);
    expect((await claimNext(reader, doc)).error?.code).toBe('permission');
  });

  test('a priority is set within its limits and decides what comes next', async () => {
    await on.waiting();
    const late = await on.waiting();
    expect((await actOn(worker, doc, 'prioritise', late.id, { [queue.priority]: 10 })).httpStatus).toBe(422);
    expect((await actOn(worker, doc, 'prioritise', late.id, { [queue.priority]: 9 })).httpStatus).toBe(200);
    expect((await claimNext(worker, doc)).data).toMatchObject({ id: late.id, [queue.priority]: 9 });
  });

  test('is of one’s own data scope, of one’s own company and of the zone that is asked for', async () => {
    const { id: task } = await on.waiting();
    const [dimension = ''] = Object.keys(doc.scopes);
    const elsewhere = await on.worker([{ dimension, value: (await company.samples.create('warehouse.warehouse')).id }]);
    expect((await claimNext(elsewhere, doc)).data).toBeNull();
    expect((await actOn(elsewhere, doc, 'claim', task)).httpStatus).toBe(404);
    const foreign = await openCompany(factory);
    expect((await claimNext(foreign.admin, doc)).data).toBeNull();
    expect((await actOn(foreign.admin, doc, 'claim', task)).httpStatus).toBe(404);
    const zone = (await worker.one(id, task)).data[queue.zone] ?? null;
    const other = (await company.samples.create('warehouse.zone')).id;
    expect((await claimNext(worker, doc, { zone: other })).data).toBeNull();
    expect((await claimNext(worker, doc, { zone: 'nowhere' })).httpStatus).toBe(404);
    expect((await on.claimants())[task]).toBeNull();
    expect((await claimNext(worker, doc, zone ? { zone } : {})).data.id).toBe(task);
  });

  test('waits in its open states alone', async () => {
    for (const state of Object.keys(doc.states).filter((name) => !queue.open.includes(name))) {
      const made = await on.waiting({}, state);
      expect((await actOn(worker, doc, 'claim', made.id)).error?.code).toBe(`${id}.claim.state`);
      expect((await claimNext(worker, doc)).data).toBeNull();
    }
    for (const state of queue.open) {
      const made = await on.waiting({}, state);
      const { data } = await claimNext(worker, doc, {
        except: Object.keys(await on.claimants()).filter((one) => one !== made.id),
      });
      expect(data).toMatchObject({ id: made.id, status: (doc.states[state] as State).code });
    }
  });

  // parameter system.claimMinutes
  test('a claim that is left returns after the minutes the company says, and never where it says none', async () => {
    const after = async (passed: number): Promise<string | null> => {
      const { id: task } = await on.waiting();
      await actOn(worker, doc, 'claim', task);
      minutes = passed;
      await factory.asSystem(company.tenant.id, (ctx) => leftClaims(factory.registry).run(ctx, {}));
      minutes = 0;
      return (await on.claimants())[task] ?? null;
    };
    const decide = (value: number) =>
      company.admin.post('/system/call/setParameter', { name: CLAIM_MINUTES.id, decided: { value } });
    expect([await after(59), await after(61)]).toEqual([worker.username, null]);
    await decide(10);
    expect([await after(9), await after(11)]).toEqual([worker.username, null]);
    await decide(0);
    expect(await after(1440 * 30)).toBe(worker.username);
    const returned = Object.entries(await on.claimants()).find(([, who]) => who === null);
    expect((await on.told(returned?.[0] ?? '')).map(({ action, event }) => [action, event])).toEqual([
      ['claim', true],
      ['giveBack', true],
    ]);
  });
});
