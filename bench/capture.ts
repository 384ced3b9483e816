import { type Ctx, system } from '@takt/engine';

/** Runs engine code against a ctx that only notes the statement it would send. */
export async function sqlText(work: (ctx: Ctx) => Promise<unknown>): Promise<string> {
  let seen = '';
  const run = async (statement: { readonly text: string }) => {
    seen = statement.text;
    return [];
  };
  const ctx = {
    tenant: 0,
    actor: system,
    now: new Date(),
    clock: '',
    lang: 'zh',
    requestId: '',
    sql: { run },
    emit: () => undefined,
  } as unknown as Ctx;
  await work(ctx);
  return seen;
}
