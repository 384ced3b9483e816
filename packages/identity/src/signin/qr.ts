import { randomBytes } from 'node:crypto';
import { moveRefusal, SIGNIN, stateOf, type Text } from '@takt/model';
import QRCode from 'qrcode';
import { qrLogin } from './qr-states.ts';
import { Refused } from '@takt/engine/host';
import { ADDRESS_PER_MINUTE, EGRESS } from './address-pace.ts';
import { admitted } from './admission.ts';
import { asSystem, type SigninServices, type RequestOrigin, slow } from './signin-services.ts';
import { digest, type Granted } from './families.ts';

const UNSCANNED: Text = ['请先扫描二维码', 'Scan the code first'];
const TAKEN: Text = ['该二维码已被其他人扫描', 'This code was scanned by somebody else'];

interface QrRow {
  readonly status: string;
  readonly scanned: string | null;
  readonly live: boolean;
  readonly browser: string;
  readonly address: string;
  readonly at: Date;
}
const SELECT = `select status, scanned_by as scanned, expires_at > $2 as live, browser, address, created_at as at from preauth_qr`;

/** A code for the screen of a browser. The secret stays in that browser; whoever only photographs the code has nothing. */
export async function newQr(
  services: SigninServices,
  siteUrl: string,
  origin: RequestOrigin,
): Promise<{ image: string; loginId: string; loginUrl: string; secret: string }> {
  await slow(services, `qr:${origin.visitor.network}`, 30, 60);
  const [loginId, secret] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const now = services.clock();
  const { agent, address, device } = origin.visitor;
  await services.preAuth.run(
    `insert into preauth_qr (id_hash, secret_hash, browser, address, device, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [digest(loginId), digest(secret), agent, address, device, now, new Date(now.getTime() + SIGNIN.qrSeconds * 1000)],
  );
  const loginUrl = `${siteUrl}/#/Mobile?qr=${loginId}`;
  const image = await QRCode.toDataURL(loginUrl, { margin: 1, width: 220, errorCorrectionLevel: 'M' });
  return { image, loginId, loginUrl, secret };
}

/** Whether a phone has read the code; only the browser that showed it may ask. */
export async function qrScanned(
  services: SigninServices,
  loginId: string,
  secret: string,
  origin: RequestOrigin,
): Promise<boolean> {
  const row = await shown(services, { loginId, secret, pace: 'qr-scan' }, origin);
  return row !== null && row.live && row.scanned !== null;
}

/** Where the code stands; the session is handed over once, to the browser that showed it. */
export async function qrStatus(
  services: SigninServices,
  loginId: string,
  secret: string,
  origin: RequestOrigin,
): Promise<{ readonly status: string; readonly granted: Granted | null }> {
  const row = await shown(services, { loginId, secret, pace: 'qr-status' }, origin);
  const gone = { status: qrLogin.states.expired.code, granted: null };
  if (!row || !row.live) return gone;
  if (row.status !== qrLogin.states.success.code) return { status: row.status, granted: null };
  const [taken] = await services.preAuth.run<{ tenant: number; userId: string }>(
    `update preauth_qr set taken_at = $3 where id_hash = $1 and secret_hash = $2 and taken_at is null
     returning tenant_id as tenant, user_id as "userId"`,
    [digest(loginId), digest(secret), services.clock()],
  );
  if (!taken) return gone;
  const granted = await asSystem(services, taken.tenant, origin, async (ctx) =>
    admitted(services, ctx, origin, { userId: taken.userId, way: 'qr', remembered: false }, await services.identity.rules(ctx)),
  );
  if (granted instanceof Refused) throw granted;
  return { status: row.status, granted };
}

interface Shown {
  readonly loginId: string;
  readonly secret: string;
  readonly pace: string;
}
/**
 * The row for the browser that holds its secret, once a second. Whoever else asks cannot slow that browser down, also from the same
 * address: what nobody was shown is counted apart.
 */
async function shown(services: SigninServices, { loginId, secret, pace }: Shown, origin: RequestOrigin): Promise<QrRow | null> {
  await slow(services, `qr-any:${origin.visitor.network}`, ADDRESS_PER_MINUTE * EGRESS, 60);
  const [row] = await services.preAuth.run<QrRow & Record<string, unknown>>(`${SELECT} where id_hash = $1 and secret_hash = $3`, [
    digest(loginId),
    services.clock(),
    digest(secret),
  ]);
  await (row
    ? slow(services, `${pace}:${loginId}`, 1, 1)
    : slow(services, `qr-unknown:${origin.visitor.network}`, ADDRESS_PER_MINUTE, 60));
  return row ?? null;
}

/** The person holding the phone. */
interface Holder {
  readonly tenant: number;
  readonly userId: string;
}
const nameOf = ({ tenant, userId }: Holder): string => `${tenant}:${userId}`;

/** The phone has read the code: it learns which browser is waiting, and the code is its own from now on. */
export async function scanQr(
  services: SigninServices,
  loginId: string,
  holder: Holder,
): Promise<{ readonly browser: string; readonly address: string; readonly at: Date }> {
  const [row] = await services.preAuth.run<QrRow & Record<string, unknown>>(
    `update preauth_qr set scanned_by = $3 where id_hash = $1 and status = '2' and expires_at > $2 and (scanned_by is null or scanned_by = $3)
     returning status, scanned_by as scanned, true as live, browser, address, created_at as at`,
    [digest(loginId), services.clock(), nameOf(holder)],
  );
  if (!row) throw await whyNot(services, loginId, holder);
  return { browser: row.browser, address: row.address, at: row.at };
}

/** Lets the waiting browser in as this person, or sends it away. */
export async function answerQr(
  services: SigninServices,
  loginId: string,
  holder: Holder,
  action: 'confirm' | 'expire',
): Promise<void> {
  const to = qrLogin.states[qrLogin.actions[action].to].code;
  const rows = await services.preAuth.run(
    `update preauth_qr set status = $4, tenant_id = $5, user_id = $6
     where id_hash = $1 and status = '2' and expires_at > $2 and scanned_by = $3 returning 1`,
    [digest(loginId), services.clock(), nameOf(holder), to, holder.tenant, holder.userId],
  );
  if (rows.length === 0) throw await whyNot(services, loginId, holder);
}

async function whyNot(services: SigninServices, loginId: string, holder: Holder): Promise<Refused> {
  const [row] = await services.preAuth.run<QrRow & Record<string, unknown>>(`${SELECT} where id_hash = $1`, [
    digest(loginId),
    services.clock(),
  ]);
  const pending = row?.live && row.status === qrLogin.states.pending.code;
  if (pending && row.scanned === null)
    return new Refused({ code: 'qr.unscanned', text: UNSCANNED, level: 'error' }, { status: 409 });
  if (pending && row.scanned !== nameOf(holder))
    return new Refused({ code: 'qr.taken', text: TAKEN, level: 'error' }, { status: 409 });
  const state = row?.live ? stateOf(qrLogin, row.status) : 'expired';
  const refusal = moveRefusal(qrLogin, 'confirm', state) ?? moveRefusal(qrLogin, 'confirm', 'expired');
  return refusal ? new Refused(refusal, { status: 409 }) : Refused.of('not.found');
}
