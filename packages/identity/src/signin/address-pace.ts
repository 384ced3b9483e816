import { isListed } from '../access/address-list.ts';
import { addressesIn, EGRESS_ADDRESSES } from '@takt/model';
import { type Ctx, Refused } from '@takt/engine/host';
import { deviceName } from '../access/known-devices.ts';
import type { RequestOrigin, SigninServices } from './signin-services.ts';

/** What one address may ask for in a minute, before anyone is known: whole companies stand behind one. */
export const ADDRESS_PER_MINUTE = 300;
/** So many times as much from where a company says its people come from, and of what costs next to nothing. */
export const EGRESS = 10;
const NAME_PER_MINUTE = 10;
const FAILURES = { max: 30, seconds: 180, watchSeconds: 3600 } as const;
/** So many wrong passwords in one company within a minute are no longer somebody's bad morning. */
const ALARM = { max: 100, seconds: 60 } as const;

/** How fast tries have come; what follows is judged once the company and the device are known. */
export interface Pace {
  /** More from the address than others may send. */
  readonly crowded: boolean;
  /** More under this name from this address. */
  readonly nameHasty: boolean;
  /** More under this name from this device; false without a device's cookie. */
  readonly deviceHasty: boolean;
}
const CALM: Pace = { crowded: false, nameHasty: false, deviceHasty: false };

interface Named {
  readonly company: string;
  readonly username: string;
}

/** Counts a try. Refuses at once what no company could allow: that costs no transaction. */
export async function countTry({ limits, keys }: SigninServices, asked: Named, origin: RequestOrigin): Promise<Pace> {
  if (!limits) return CALM;
  const { network } = origin.visitor;
  const device = deviceName(keys, origin.deviceCookie);
  const name = `${asked.company}|${asked.username}`;
  const [any, ours, named, own] = await Promise.all([
    limits.allows(`signin-any:${network}`, ADDRESS_PER_MINUTE * EGRESS, 60),
    limits.allows(`signin:${network}`, ADDRESS_PER_MINUTE, 60),
    limits.allows(`signin:${network}|${name}`, NAME_PER_MINUTE, 60),
    device === null || limits.allows(`signin:${device}|${name}`, NAME_PER_MINUTE, 60),
  ]);
  if (!any) throw Refused.of('signin.tooMany');
  return { crowded: !ours, nameHasty: !named, deviceHasty: !own };
}

/** Whether so many wrong passwords came from an address that strangers there have to show that they are people. */
export const isWatched = async ({ limits }: SigninServices, address: string): Promise<boolean> =>
  limits !== null && limits.marked(watchKey(address));
const watchKey = (address: string): string => `watched:${address}`;

/** Where a try comes from, as far as the account and its company tell. */
interface Place {
  readonly knownDevice: boolean;
  readonly egress: boolean;
}

/** Refuses who is too fast. A known device is held up by nobody but itself. */
export function demandPace(pace: Pace, { knownDevice, egress }: Place): void {
  const hasty = knownDevice ? pace.deviceHasty : pace.nameHasty || (pace.crowded && !egress);
  if (hasty) throw Refused.of('signin.tooMany');
}

/** Whether the company has listed the address as one of its own. */
export async function isEgress(services: SigninServices, ctx: Ctx, address: string): Promise<boolean> {
  const listed = addressesIn((await services.settings(ctx)).value(EGRESS_ADDRESSES) ?? '');
  return isListed(listed, address);
}

export async function countFailure({ limits, alarm }: SigninServices, address: string, company: string): Promise<void> {
  if (!limits) return;
  if ((await limits.countUp(`failure:${address}`, FAILURES.seconds)) >= FAILURES.max)
    await limits.mark(watchKey(address), FAILURES.watchSeconds);
  if ((await limits.countUp(`company:${company}`, ALARM.seconds)) === ALARM.max)
    alarm(`more than ${ALARM.max} wrong passwords a minute in company ${company}, lately from ${address}`);
}
