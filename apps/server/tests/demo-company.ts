import { system } from '@takt/engine';
import { Client, type Factory, type Tenant } from '@takt/testing';
import { randomUUID } from 'node:crypto';
import { buildDemo, type DemoRows } from '../../../scripts/demo/build.ts';
import { seedDocuments } from '../../../scripts/demo/documents.ts';
import { type Hands, handsOf } from '../../../scripts/demo/hands.ts';
import { workers } from '../../../scripts/demo/jobs-story.ts';
import { people } from '../../../scripts/demo/story.ts';
import { StoryClock } from '../../../scripts/demo/story-clock.ts';
import { seedSupply } from '../../../scripts/demo/supply.ts';
import { runTimeline } from '../../../scripts/demo/timeline.ts';
import { weekOf } from '../../../scripts/demo/week.ts';
import { openProduct } from './company.ts';

/** Everybody `db:seed` prints. */
export const everybody: readonly string[] = [...people, ...workers].map(({ username }) => username);

/** The demo factory with its whole story, as `db:seed` tells it, and its people at their desks. */
export interface DemoCompany {
  readonly factory: Factory;
  readonly tenant: Tenant;
  readonly told: DemoRows;
  readonly hands: Hands;
  /** Somebody who has signed in by the form. */
  readonly person: (username: string) => Promise<Client>;
}

export async function openDemoCompany(): Promise<DemoCompany> {
  const clock = new StoryClock();
  const factory = await openProduct({ clock: clock.now });
  const tenant = await factory.tenant();
  const { registry } = factory;
  const password = `Pw-${randomUUID()}`;
  const told = await factory.asSystem(tenant.id, (ctx) => buildDemo(ctx, registry, factory.host.signin.passwords, password));
  const hands = handsOf({
    as: (username, work) => factory.as({ ...system, userId: told.user(username), username }, tenant.id, work),
    registry,
    clock,
    vendor: told.vendor,
    settle: () => tenant.settle(),
  });
  await runTimeline(hands, weekOf(hands, told));
  await seedDocuments(hands, told);
  await seedSupply(hands, told);
  await hands.settle();
  hands.toPresent();
  const signed = new Map<string, Promise<Client>>();
  const signIn = async (username: string): Promise<Client> => {
    const client = new Client(factory.http.app, tenant.code, username, password);
    const status = await client.signIn();
    if (status !== 200) throw new Error(`${username} cannot sign in: ${status}`);
    return client;
  };
  const person = (username: string): Promise<Client> => {
    const known = signed.get(username) ?? signIn(username);
    signed.set(username, known);
    return known;
  };
  return { factory, tenant, told, hands, person };
}
