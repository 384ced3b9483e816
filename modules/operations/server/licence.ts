import { answer, type Ctx, refuse } from '@takt/engine';
import { LICENCES, TENANTS } from '@takt/identity';
import { enabledUsers } from '@takt/modules/access/server';
import { licenceStatus, registerLicence, removeDemo } from '../defs/index.ts';
import { REGISTER_RIGHT, REMOVE_DEMO_RIGHT, WRONG_CODE } from '../defs/licence.ts';

const ownCode = async (ctx: Ctx): Promise<string> =>
  (await ctx.sql.one<{ code: string }>`select code from app.tenant where tenant_id = ${ctx.tenant}`).code;

const may = ({ actor }: Ctx) => ({ mayRegister: actor.can(REGISTER_RIGHT), mayRemove: actor.can(REMOVE_DEMO_RIGHT) });

/** What the company has been sold, and the way to a new licence. */
export const licenceAnswers = [
  answer(licenceStatus, async (ctx, _asked, { use }) => {
    const licences = use(LICENCES);
    const { state, daysLeft, clockTurnedBack } = await licences.state(ctx);
    const files = await licences.registered(ctx);
    const users = await enabledUsers(ctx);
    const demoCode = (await use(TENANTS).isDemo(ctx.tenant)) ? await ownCode(ctx) : null;
    return { state, daysLeft, clockTurnedBack, users, files, demoCode, ...may(ctx) };
  }),
  answer(registerLicence, async (ctx, { file }, { use }) => {
    await use(LICENCES).register(ctx, Buffer.from(file));
    return null;
  }),
  answer(removeDemo, async (ctx, { code }, { use }) => {
    if (code !== (await ownCode(ctx))) refuse('tenant.code', WRONG_CODE);
    await use(TENANTS).removeDemo(ctx);
    return null;
  }),
];
