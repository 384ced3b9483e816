import { identity } from '@takt/app-server/modules';
import { letterDelivery } from '@takt/identity/host';
import { calledOff, scanPdf } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';

const [ORDER, FORECAST, PLAN, NOTE, LABEL] = [
  'purchasing.purchaseOrder',
  'purchasing.purchaseForecast',
  'purchasing.deliveryPlan',
  'purchasing.deliveryNote',
  'purchasing.labelList',
];
let market: Market;
beforeAll(async () => {
  market = await openMarket();
  const { vendor, part, unit } = market.ids;
  const price = { vendor, part, unit, price: '2.5', minQty: '0', currency: 'CNY', validFrom: '2096-01-01', validTo: null };
  await recordsOf(market, 'purchasing.priceList').create(price);
  const { username } = market.supplier;
  await inside(market, (ctx) => ctx.sql`update system_user set email = 'wang@supplier.example' where username = ${username}`);
});
afterAll(() => market.factory.close());

interface Mail {
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}
let told = '0';
/** What has happened goes its way; the mails that leave are told. */
async function mails(): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  const letters = letterDelivery({ send: async (mail) => void sent.push(mail) }, identity, 'https://takt.example');
  await market.tenant.settle();
  const rows = await inside(
    market,
    (ctx) => ctx.sql<{ id: string; payload: Record<string, unknown> }>`
      select id, payload from app.outbox where topic = 'job.letter' and id > ${told}::bigint order by id`,
  );
  for (const { id, payload } of rows) {
    told = id;
    await inside(market, (ctx) => letters.run(ctx, payload));
  }
  return sent;
}
const tokenIn = (mail: Mail | undefined): string => /reply\.html#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function call(path: string, body: object, key = 'key') {
  const { app } = market.factory.http;
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await app.inject({ method: 'POST', url: `/anon/pass/${path}`, headers, payload: JSON.stringify(body) });
  const json = answer.headers['content-type']?.toString().startsWith('application/json') ? answer.json() : null;
  return { status: answer.statusCode, data: json?.data, message: json?.message, bytes: answer.rawPayload };
}
const standing = async (token: string) => (await call('open', { token })).data?.passState;

const ordered = async () => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const lines = [{ part, unit, qty: '10', dueDate: '2096-04-01' }];
  const order = { vendor, plant, warehouse, orderDate: '2096-03-02', lines };
  const { id } = await recordsOf(market, ORDER).create(order);
  await recordsOf(market, ORDER).act(market.buyer, 'publish', id);
  const [mail] = await mails();
  const [line] = (await recordsOf(market, ORDER).read(id)).lines;
  return { id, token: tokenIn(mail), mail, line: line.id };
};

test('use 13: an order is published, mailed, looked at and promised in two parts, without a sign-in, and no promise goes unjudged', async () => {
  const { id, token, mail, line } = await ordered();
  const { read, act } = recordsOf(market, ORDER);
  const { number } = await read(id);
  expect(mail).toMatchObject({ to: 'wang@supplier.example', subject: expect.stringContaining(`采购订单 ${number} 请回复`) });
  expect(token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
  const seen = await call('open', { token });
  expect(seen.data).toMatchObject({ passState: 'open', number, entity: ORDER, row: { lines: [{ id: line, qty: '10' }] } });
  expect((await read(id)).version).toBe(2);

  // Behind a mail's link promises are judged as well.
  const refused = async (qty: string, date: string, message: string): Promise<void> => {
    const input = { answer: 'byLine', replies: [{ lineId: line, qty, date, remark: null }], remark: null };
    const answer = await call('act', { token, action: 'reply', input }, `${qty} ${date}`);
    expect(answer).toMatchObject({ status: 422, message });
  };
  await refused('11', '2096-04-01', '承诺数量合计超过订单数量');
  await refused('5', '2024-02-29', '承诺交期不能早于今天');
  await refused('0', '2025-01-01', '承诺交期不能早于今天');

  const replies = [
    { lineId: line, qty: '4', date: '2096-04-01', remark: null },
    { lineId: line, qty: '6', date: '2096-04-15', remark: '分批' },
  ];
  const said = { token, action: 'reply', input: { answer: 'byLine', replies, remark: '谢谢' } };
  const first = await call('act', said);
  expect(first.status).toBe(200);
  expect(await call('act', said)).toEqual(first);
  const other = await call('act', { ...said, input: { ...said.input, remark: '改' } });
  expect(other.status).toBe(422);
  expect(await read(id)).toMatchObject({
    status: '20',
    replyRemark: '谢谢',
    lines: [{ confirmedQty: '10', confirmedDate: '2096-04-15', replyRemark: '分批' }],
    promises: [
      { lineNo: 1, qty: '4', date: '2096-04-01' },
      { lineNo: 1, qty: '6', date: '2096-04-15' },
    ],
  });
  const history = await done(market.buyer.history(ORDER, id));
  expect(history.find(({ action }) => action === 'reply')).toMatchObject({
    userName: market.supplier.called,
  });
  expect(history.map(({ action, changes }) => [action, changes['@way'] ?? null])).toEqual([
    ['reply', 'link'],
    ['publish', null],
    ['create', null],
  ]);
  expect((await call('open', { token })).data).toMatchObject({ passState: 'over', row: null, status: { name: 'replied' } });

  await act(market.buyer, 'rejectReply', id, { reason: '太晚' });
  expect(await standing(token)).toBe('replaced');
  const again = tokenIn((await mails())[0]);
  expect([again === token, await standing(again), await standing(token)]).toEqual([false, 'open', 'replaced']);
  expect((await call('act', said)).status).toBe(404);
});

test('supply 2.10 a revision is mailed with a link to acknowledge or refuse it, prices and all, without a sign-in', async () => {
  const { read, act } = recordsOf(market, ORDER);
  const confirmed = async () => {
    const made = await ordered();
    await act(market.supplier, 'reply', made.id, { answer: 'asAsked' });
    await act(market.buyer, 'acceptReply', made.id);
    await mails();
    return made;
  };
  const revised = async ({ id, line }: { id: string; line: string }, input: object) => {
    await act(market.buyer, 'revise', id, { lineId: line, reason: '需求变化', ...input });
    const [mail] = await mails();
    return { mail, token: tokenIn(mail) };
  };
  const order = await confirmed();
  const { number } = await read(order.id);
  const { mail, token } = await revised(order, { qty: '12', dueDate: '2096-05-01' });
  expect(mail).toMatchObject({ subject: expect.stringContaining(`采购订单 ${number} 有修订，请确认`) });
  expect((await call('open', { token })).data).toMatchObject({
    passState: 'open',
    row: {
      revisions: [{ answer: 'pending', oldQty: '10', qty: '12', oldDate: '2096-04-01', date: '2096-05-01', price: '2.5' }],
    },
  });
  expect((await call('act', { token, action: 'seePrice', input: {} })).status).not.toBe(200);
  expect((await call('act', { token, action: 'acknowledge', input: {} })).status).toBe(200);
  expect(await read(order.id)).toMatchObject({ revision: 2, lines: [{ qty: '12', dueDate: '2096-05-01' }] });
  expect(await standing(token)).not.toBe('open');

  const other = await confirmed();
  const second = await revised(other, { qty: '20' });
  expect((await call('act', { token: second.token, action: 'refuseRevision', input: {} })).status).toBe(422);
  const refusal = { token: second.token, action: 'refuseRevision', input: { reason: '产能不足' } };
  expect((await call('act', refusal)).status).toBe(200);
  expect(await read(other.id)).toMatchObject({ revision: 1, lines: [{ qty: '10' }], revisions: [{ answer: 'refused' }] });
});

test('looking changes nothing, however often', async () => {
  const { id, token } = await ordered();
  const count = () =>
    inside(
      market,
      (ctx) => ctx.sql`select (select count(*) from app.outbox) as told, (select count(*) from app.idempotency) as kept,
      (select count(*) from app.history) as remembered, (select max(version) from purchasing_purchase_order where id = ${id}) as version`,
    );
  const before = await count();
  for (let look = 0; look < 5; look += 1) expect((await call('open', { token })).status).toBe(200);
  expect(await count()).toEqual(before);
});

test('a pass opens its own document and no other deed', async () => {
  const [one, two] = [await ordered(), await ordered()];
  const input = { answer: 'asAsked' };
  expect((await call('act', { token: one.token, action: 'acceptReply', input: {} })).status).toBe(403);
  expect((await call('print', { token: one.token, reason: null })).status).toBe(403);
  const strange = { answer: 'byLine', replies: [{ lineId: two.line, qty: '10', date: '2096-04-01', remark: null }] };
  expect((await call('act', { token: one.token, action: 'reply', input: strange })).status).toBe(422);
  const asToken = await market.factory.http.app.inject({
    method: 'POST',
    url: '/purchasing/ai/queryOne',
    headers: { 'access-token': one.token, 'content-type': 'application/json' },
    payload: JSON.stringify({ _entity: ORDER, id: one.id }),
  });
  expect(asToken.statusCode).toBe(401);
  expect((await call('act', { token: one.token, action: 'reply', input })).status).toBe(200);
  expect((await recordsOf(market, ORDER).read(two.id)).status).toBe('10');
});

test('whoever shows a pass has the rights it names and no other, however many the person has', async () => {
  const { token } = await ordered();
  const { passes } = market.factory.host;
  const shown = { token, lang: 'zh', requestId: 'x', writes: false } as const;
  const rights = ['read', 'reply', 'withdraw', 'acceptReply', 'export'].map((name) => `${ORDER}.${name}`);
  const held = await passes.run(shown, async ({ actor }) =>
    [...rights, `${NOTE}.read`, 'system.user.read'].filter((right) => actor.can(right) || actor.holds(right)),
  );
  expect(held).toEqual([`${ORDER}.read`, `${ORDER}.reply`]);
});

test('a pass of one company is nothing in another, and of a thousand altered ones none is taken', async () => {
  const { id, token } = await ordered();
  const stranger = await market.factory.tenant();
  const [, secret = ''] = token.split('.');
  expect((await call('open', { token: `${stranger.id.toString(36)}.${secret}` })).status).toBe(404);
  const bytes = Buffer.from(secret, 'base64url');
  const head = token.slice(0, token.indexOf('.') + 1);
  let taken = 0;
  for (let flip = 0; flip < 1000; flip += 1) {
    const altered = Buffer.from(bytes);
    const at = flip % 256;
    altered[at >> 3] = (altered[at >> 3] ?? 0) ^ (1 << (at & 7));
    // Once around, a second bit is turned as well.
    const also = Math.floor(flip / 256) * 61 + at + 1;
    if (flip >= 256) altered[(also >> 3) % 32] = (altered[(also >> 3) % 32] ?? 0) ^ (1 << (also & 7));
    if (altered.equals(bytes)) continue;
    const path = flip % 2 === 0 ? 'open' : 'act';
    const body = { token: `${head}${altered.toString('base64url')}`, ...(path === 'act' && { action: 'reply', input: {} }) };
    if ((await call(path, body)).status !== 404) taken += 1;
  }
  expect(taken).toBe(0);
  expect((await recordsOf(market, ORDER).read(id)).status).toBe('10');
});

test('what has run out, was withdrawn or belongs to somebody who left says so, and opens nothing', async () => {
  const { act } = recordsOf(market, ORDER);
  const withdrawn = await ordered();
  await act(market.buyer, 'withdraw', withdrawn.id);
  const reply = (token: string) => call('act', { token, action: 'reply', input: { answer: 'asAsked' } });
  expect((await call('open', { token: withdrawn.token })).data).toMatchObject({
    passState: 'over',
    status: { name: 'new' },
    row: null,
  });
  expect((await reply(withdrawn.token)).status).not.toBe(200);
  // Published again it has another link; the old one stays closed also before that is sent.
  await act(market.buyer, 'publish', withdrawn.id);
  expect(await standing(withdrawn.token)).toBe('replaced');
  expect((await reply(withdrawn.token)).status).toBe(409);
  const [mail] = await mails();
  expect(await standing(tokenIn(mail))).toBe('open');

  const late = await ordered();
  await inside(market, (ctx) => ctx.sql`update app.pass set expires_at = ${new Date(0)} where row_id = ${late.id}`);
  expect((await call('open', { token: late.token })).data).toMatchObject({ passState: 'expired', row: null });
  expect((await reply(late.token)).status).toBe(404);

  const gone = await ordered();
  const enabled = (flag: string) =>
    inside(market, (ctx) => ctx.sql`update system_user set mark_status = ${flag} where username = ${market.supplier.username}`);
  await enabled('0');
  expect((await call('open', { token: gone.token })).status).toBe(404);
  expect((await reply(gone.token)).status).toBe(404);
  await enabled('1');
  expect(await standing(gone.token)).toBe('open');
});

test('use 13, use 29: forecasts and delivery plans are asked for and answered alike, with a reason for less', async () => {
  const { vendor, plant, part, unit, warehouse } = market.ids;
  const lines = [{ part, unit, week: '2096-03-05', qty: '30' }];
  const forecast = await recordsOf(market, FORECAST).create({ vendor, plant, startOn: '2096-03-05', lines });
  await recordsOf(market, FORECAST).act(market.buyer, 'publish', forecast.id);
  const [asked] = await mails();
  const [line] = (await recordsOf(market, FORECAST).read(forecast.id)).lines;
  const answer = (reason: string | null) => {
    const replies = [{ lineId: line.id, qty: '25', date: null, reason, remark: null }];
    return call('act', { token: tokenIn(asked), action: 'feedback', input: { answer: 'byLine', replies, remark: null } });
  };
  // use 29: behind a mail's link less in a firm week needs a reason as well.
  expect((await answer(null)).status).toBe(422);
  expect((await answer('material')).status).toBe(200);
  expect(await recordsOf(market, FORECAST).read(forecast.id)).toMatchObject({
    status: '20',
    lines: [{ replyQty: '25', replyReason: 'material' }],
  });

  const wanted = [{ part, unit, qty: '5', arrivalAt: '2096-04-01 08:00:00' }];
  const plan = await recordsOf(market, PLAN).create({ vendor, warehouse, lines: wanted });
  await recordsOf(market, PLAN).act(market.buyer, 'publish', plan.id);
  const [mail] = await mails();
  const [{ id: lineId }] = (await recordsOf(market, PLAN).read(plan.id)).lines;
  const later = [{ lineId, qty: '5', date: '2096-04-02 08:00:00', remark: null }];
  const said = { token: tokenIn(mail), action: 'feedback', input: { result: 'dispute', replies: later, remark: '来不及' } };
  // use 13: so are the answers to a plan.
  for (const wrong of [{ qty: '6' }, { date: '2025-01-01 08:00:00' }, { qty: '0', date: '2025-01-01 08:00:00' }]) {
    const input = { ...said.input, replies: [{ lineId, qty: '5', date: '2096-04-02 08:00:00', remark: null, ...wrong }] };
    expect((await call('act', { ...said, input }, JSON.stringify(wrong))).status).toBe(422);
  }
  expect((await call('act', said)).status).toBe(200);
  expect(await recordsOf(market, PLAN).read(plan.id)).toMatchObject({
    status: '20',
    feedback: 'dispute',
    feedbackRemark: '来不及',
    lines: [{ answerQty: '5', answerAt: '2096-04-02 08:00:00' }],
  });
});

test('the labels of a delivery note are printed from its mail', async () => {
  const { vendor, warehouse, part, unit } = market.ids;
  const lines = await calledOff(market.buyer, { vendor, warehouse }, [{ part, unit, qty: '6' }]);
  expect(await mails()).toHaveLength(1);
  const note = await recordsOf(market, NOTE).create({ vendor, warehouse, plannedArrival: '2096-04-10 08:00:00', lines });
  const label = await recordsOf(market, LABEL).create({ kind: 'case', vendor, part, qty: '6' });
  await recordsOf(market, LABEL).act(market.buyer, 'bind', label.id, { noteNo: note.number });
  await recordsOf(market, NOTE).act(market.buyer, 'publish', note.id);
  const token = tokenIn((await mails())[0]);
  expect((await call('open', { token })).data).toMatchObject({ passState: 'open', prints: true });
  const { status, bytes } = await call('print', { token, reason: null });
  expect(status).toBe(200);
  expect(await scanPdf(bytes)).toHaveLength(1);
  expect((await recordsOf(market, LABEL).read(label.id)).printedCount).toBe(1);
  expect((await call('print', { token, reason: null })).status).toBe(422);
  expect((await call('print', { token, reason: '破损' })).status).toBe(200);
});

test('parameter purchasing.replyLinkDays: nobody is written to without an address, without the right, or where the company wants no mails', async () => {
  const { username } = market.supplier;
  await done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.replyLinkDays', decided: { value: 0 } }));
  expect((await ordered()).mail).toBeUndefined();
  await done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.replyLinkDays', decided: null }));
  const reader = await market.tenant.person({ permissions: [`${ORDER}.read`], vendor: market.ids.vendor });
  await inside(
    market,
    (ctx) => ctx.sql`update system_user set email = 'li@supplier.example' where username = ${reader.username}`,
  );
  expect((await ordered()).mail?.to).toBe('wang@supplier.example');
  expect(await mails()).toEqual([]);
  await inside(market, (ctx) => ctx.sql`update system_user set email = null where username = ${username}`);
  expect((await ordered()).mail).toBeUndefined();
});
