import { type Ctx, system } from '@takt/engine';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const tell = (ctx: Ctx, key: string): void => ctx.emit('test.attempt', key, {});
const told = async (): Promise<readonly string[]> =>
  (await asOwner<{ key: string }>(factory, "select key from app.outbox where topic = 'test.attempt' order by key")).map(
    ({ key }) => key,
  );

test('an attempt that fails takes back what it wrote and what it told, and nothing else', async () => {
  await factory.asSystem(company.tenant.id, async (ctx) => {
    tell(ctx, '1 before');
    await ctx.attempt(async () => tell(ctx, '2 succeeds'));
    const failed = ctx.attempt(async () => {
      tell(ctx, '3 fails');
      await ctx.attempt(async () => tell(ctx, '4 succeeds inside of what fails'));
      // More than is kept back at other times.
      for (let n = 0; n < 600; n += 1)
        ctx.remember({
          entity: 'test.attempt',
          rowId: system.userId,
          action: 'edit',
          fromStatus: null,
          toStatus: null,
          changes: {},
          reason: null,
          vendorId: null,
        });
      await ctx.sql`select 1 / 0`;
    });
    await expect(failed).rejects.toThrow('division by zero');
    tell(ctx, '5 after');
  });
  expect(await told()).toEqual(['1 before', '2 succeeds', '5 after']);
  expect(await asOwner(factory, "select 1 from app.history where entity = 'test.attempt'")).toEqual([]);
});

test('a write nobody waited for fails the attempt it was sent in, and the rest goes on', async () => {
  const answer = await factory.asSystem(company.tenant.id, async (ctx) => {
    const failed = ctx.attempt(async () => {
      ctx.sql`select 1 / 0`.catch(() => undefined);
    });
    await expect(failed).rejects.toThrow('division by zero');
    return ctx.sql.one<{ n: number }>`select 1 as n`;
  });
  expect(answer.n).toBe(1);
});

test('a transaction that a write nobody waited for has failed says what failed it', async () => {
  const failed = factory.asSystem(company.tenant.id, async (ctx) => {
    ctx.sql`select 1 / 0`.catch(() => undefined);
    await ctx.sql`select 1`;
  });
  await expect(failed).rejects.toThrow('division by zero');
});
