import type { Client, Reply } from '@takt/testing';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DemoRows } from '../../../../scripts/demo/build.ts';
import type { DemoCompany } from '../demo-company.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a person does at work, by the calls its pages make; a refusal fails the day with its sentence. */
export interface Worker {
  readonly make: (entity: string, row: Values) => Promise<string>;
  /** Changes a record that was opened before. */
  readonly change: (entity: string, id: string, row: Values) => Promise<void>;
  /** Opens the record, then presses the button. */
  readonly press: (entity: string, action: string, id: string, input?: Values, accepted?: readonly string[]) => Promise<void>;
  readonly see: (entity: string, params?: Values) => Promise<readonly any[]>;
  readonly open: (entity: string, id: string) => Promise<any>;
  readonly call: (path: string, body?: Values) => Promise<any>;
}

/** Where the day is spent. */
export interface Office extends DemoRows {
  /** One value found in the database, for what waits for them. */
  readonly find: (text: string, ...values: readonly unknown[]) => Promise<string>;
  /** Somebody else, whose turn it is meanwhile. */
  readonly at: (username: string) => Promise<Worker>;
  /** Lets happen what happens by itself. */
  readonly settle: () => Promise<void>;
}

export interface Day {
  readonly who: string;
  readonly work: (worker: Worker, office: Office) => Promise<void>;
  /** Rights of others: `module.entity.action`, or the name of a call. The server refuses each. */
  readonly notTheirs: readonly string[];
}

const moduleOf = (id: string): string => id.split('.')[0] ?? '';

async function told<T>(who: string, what: string, reply: Promise<Reply<T>>): Promise<T> {
  const { httpStatus, data, error } = await reply;
  if (httpStatus === 200) return data;
  const problems = (error?.problems ?? []).map(({ at, en }) => `${at}: ${en}`);
  throw new Error([`${who}, ${what}: ${httpStatus} ${error?.en ?? ''}`, ...problems].join('; '));
}

function workerOf(client: Client): Worker {
  const { username } = client;
  const open = (entity: string, id: string): Promise<any> => told(username, `${entity} open`, client.one(entity, id));
  return {
    open,
    make: async (entity, row) => (await told(username, `${entity} create`, client.save(entity, row))).id,
    change: async (entity, id, row) => {
      const { version } = await open(entity, id);
      await told(username, `${entity} edit`, client.save(entity, { id, version, ...row }));
    },
    press: async (entity, action, id, input = {}, accepted = []) => {
      const { version } = await open(entity, id);
      await told(username, `${entity} ${action}`, client.act(entity, action, [{ id, version }], { input, accepted }));
    },
    see: async (entity, params = {}) => (await told(username, `${entity} list`, client.page(entity, { _params: params }))).list,
    call: (path, body = {}) => told(username, path, client.post(path, body)),
  };
}

export const officeOf = ({ told: rows, hands, tenant, person }: DemoCompany): Office => ({
  ...rows,
  find: hands.find,
  at: async (username) => workerOf(await person(username)),
  settle: () => tenant.settle(),
});

/** Tries what belongs to others, as somebody would who knows the address. */
async function refusedOf(client: Client, { factory }: DemoCompany, right: string): Promise<Reply> {
  const { registry } = factory;
  const call = registry.answers.get(right)?.call;
  if (call) return client.post(call.path ?? `/${moduleOf(right)}/call/${right.split('.')[1]}`, {});
  const at = right.lastIndexOf('.');
  const [entity, action] = [right.slice(0, at), right.slice(at + 1)];
  expect(registry.entities.has(entity), right).toBe(true);
  if (action === 'read') return client.page(entity);
  if (action === 'create') return client.save(entity, {});
  if (action === 'edit') return client.save(entity, { id: randomUUID(), version: 1 });
  return client.act(entity, action, [{ id: randomUUID(), version: 1 }]);
}

/** What they must do works end to end; what is not theirs is refused for lack of the right. */
export async function spend(day: Day, company: DemoCompany): Promise<void> {
  const client = await company.person(day.who);
  await day.work(workerOf(client), officeOf(company));
  for (const right of day.notTheirs) {
    const { httpStatus, error } = await refusedOf(client, company, right);
    expect(`${right}: ${httpStatus} ${error?.code}`).toBe(`${right}: 403 permission`);
  }
}
