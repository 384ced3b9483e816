import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SmsMessage, smsText } from '../src/messages/sms.ts';
import { smsConfigFrom } from '../src/messages/sms-config.ts';
import { gatewaySms } from '../src/messages/sms-gateway.ts';
import { inboxPage, inboxSms } from '../src/messages/sms-inbox.ts';

const SECRET = 'a-secret-shared-with-the-gateway';
const MESSAGE: SmsMessage = { to: '13800138000', text: '验证码 "123456"\n\\ {time}', deliveryId: '0197-dd01' };
const NOW = new Date('2026-03-02T08:00:00.900Z');

describe('the sentences', () => {
  test.each(['unlock', 'forgotten', 'reset'] as const)(
    '%s says the code and how long it holds, in both languages',
    (template) => {
      const zh = smsText(template, { code: '481516', minutes: 5 }, 'zh');
      const en = smsText(template, { code: '481516', minutes: 5 }, 'en');
      expect(zh).toMatch(/^【节拍】.*481516，5 分钟内有效/);
      expect(en).toMatch(/^\[Takt\].* 481516, valid for 5 minutes/);
      expect(zh + en).not.toMatch(/[{}]/);
    },
  );
});

describe('the settings', () => {
  const gateway = { TAKT_SMS: 'gateway', TAKT_SMS_URL: 'https://sms.example/send', TAKT_SMS_SECRET: SECRET };

  test('without a word, messages go to the inbox of a developer and nowhere in production', () => {
    expect(smsConfigFrom({})).toEqual({ kind: 'inbox' });
    expect(smsConfigFrom({ NODE_ENV: 'production' })).toEqual({ kind: 'off' });
    expect(smsConfigFrom({ TAKT_SMS: 'off' })).toEqual({ kind: 'off' });
  });

  test('a whole gateway is read', () => {
    expect(
      smsConfigFrom({
        ...gateway,
        TAKT_SMS_TEMPLATE: '{"p":"{to}","c":"{text}"}',
        TAKT_SMS_OK: '"code":0',
        TAKT_SMS_ALLOW: 'sms.factory:8080, 10.0.0.5:9000',
      }),
    ).toEqual({
      kind: 'gateway',
      url: 'https://sms.example/send',
      secret: SECRET,
      template: '{"p":"{to}","c":"{text}"}',
      okPattern: /"code":0/,
      allow: ['sms.factory:8080', '10.0.0.5:9000'],
    });
  });

  test.each([
    ['an unknown kind', { TAKT_SMS: 'pigeon' }, 'TAKT_SMS must be'],
    ['an inbox in production', { TAKT_SMS: 'inbox', NODE_ENV: 'production' }, 'development only'],
    ['a gateway without a secret', { ...gateway, TAKT_SMS_SECRET: undefined }, 'TAKT_SMS_SECRET'],
    ['a gateway with a short secret', { ...gateway, TAKT_SMS_SECRET: 'short' }, 'TAKT_SMS_SECRET'],
    ['a gateway without an address', { ...gateway, TAKT_SMS_URL: undefined }, 'TAKT_SMS_URL'],
    ['a template without the number', { ...gateway, TAKT_SMS_TEMPLATE: '{"c":"{text}"}' }, '{to}'],
    ['a template that is no JSON', { ...gateway, TAKT_SMS_TEMPLATE: 'to={to}&text={text}' }, 'must be JSON'],
    ['a hole outside a string', { ...gateway, TAKT_SMS_TEMPLATE: '{"p":{to},"c":"{text}"}' }, 'must be JSON'],
    ['a broken pattern', { ...gateway, TAKT_SMS_OK: '(' }, 'TAKT_SMS_OK'],
    ['a list entry without a port', { ...gateway, TAKT_SMS_ALLOW: 'sms.factory' }, 'TAKT_SMS_ALLOW'],
  ])('the start is refused: %s', (_, env, sentence) => {
    expect(() => smsConfigFrom(env)).toThrow(sentence);
  });
});

describe('the gateway', () => {
  let server: Server;
  let port: number;
  const received: { headers: IncomingHttpHeaders; method: string; body: string }[] = [];
  let reply = { status: 200, body: '{"code":0}' };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, method: request.method ?? '', body: Buffer.concat(parts).toString('utf8') });
        response.writeHead(reply.status, { location: '/elsewhere' }).end(reply.body);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    port = typeof bound === 'object' && bound ? bound.port : 0;
  });
  beforeEach(() => {
    received.length = 0;
    reply = { status: 200, body: '{"code":0}' };
  });
  afterAll(() => server.close());

  const driver = (env: Readonly<Record<string, string>> = {}) => {
    const config = smsConfigFrom({
      TAKT_SMS: 'gateway',
      TAKT_SMS_URL: `http://127.0.0.1:${port}/send`,
      TAKT_SMS_SECRET: SECRET,
      TAKT_SMS_ALLOW: `127.0.0.1:${port}`,
      ...env,
    });
    if (config.kind !== 'gateway') throw new Error('expected a gateway');
    return gatewaySms(config, () => NOW);
  };

  test('a message arrives whole, with its delivery id and a signature over time and body', async () => {
    await driver({ TAKT_SMS_TEMPLATE: '{"phone":"{to}","say":["{text}"],"id":"{deliveryId}","at":"{time}"}' }).send(MESSAGE);
    const [{ headers, method, body } = { headers: {}, method: '', body: '' }] = received;
    expect(method).toBe('POST');
    expect(JSON.parse(body)).toEqual({ phone: MESSAGE.to, say: [MESSAGE.text], id: MESSAGE.deliveryId, at: '1772438400' });
    expect(headers).toMatchObject({ 'x-delivery-id': MESSAGE.deliveryId, 'x-timestamp': '1772438400' });
    const expected = createHmac('sha256', SECRET).update(`1772438400\n${body}`).digest();
    expect(timingSafeEqual(Buffer.from(String(headers['x-signature']), 'hex'), expected)).toBe(true);
  });

  test('anything but 2xx is a failure that names neither number nor text', async () => {
    for (const status of [302, 400, 401, 500, 503]) {
      reply = { status, body: `cannot send to ${MESSAGE.to}` };
      const failure = await driver()
        .send(MESSAGE)
        .catch((error: unknown) => String(error));
      expect(failure, String(status)).toMatch(/redirect|the SMS gateway answered/);
      expect(failure).not.toContain(MESSAGE.to);
    }
  });

  test('a 2xx without the expected pattern is a failure', async () => {
    const strict = driver({ TAKT_SMS_OK: '"code":0\\b' });
    await strict.send(MESSAGE);
    reply = { status: 200, body: '{"code":17,"msg":"quota"}' };
    await expect(strict.send(MESSAGE)).rejects.toThrow('not as expected');
  });

  test('a private address or plain http that is not listed is not called', async () => {
    await expect(driver({ TAKT_SMS_ALLOW: '' }).send(MESSAGE)).rejects.toMatchObject({ reason: 'scheme' });
    await expect(driver({ TAKT_SMS_ALLOW: '', TAKT_SMS_URL: 'https://127.0.0.1/' }).send(MESSAGE)).rejects.toMatchObject({
      reason: 'address',
    });
    expect(received).toEqual([]);
  });
});

describe('the inbox of a developer', () => {
  test('messages are kept instead of sent', async () => {
    const kept: SmsMessage[] = [];
    await inboxSms(async (message) => void kept.push(message)).send(MESSAGE);
    expect(kept).toEqual([MESSAGE]);
  });

  test('the page shows the newest first, escaped, without script, and refreshes itself', () => {
    const page = inboxPage(
      [
        { ...MESSAGE, text: 'earlier', at: new Date('2026-03-02T08:00:00Z') },
        {
          ...MESSAGE,
          text: `<img src=x onerror="alert('1')"> & later`,
          deliveryId: '"><script>',
          at: new Date('2026-03-02T09:00:00Z'),
        },
      ],
      'zh',
    );
    expect(page.indexOf('later')).toBeLessThan(page.indexOf('earlier'));
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; later');
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('<meta http-equiv="refresh" content="3">');
    expect(page).toContain('开发收件箱<span>Developer inbox</span>');
    expect(page).toContain('手机号码');
  });

  test('an empty inbox says so in the language asked for', () => {
    expect(inboxPage([], 'zh')).toContain('还没有短信');
    expect(inboxPage([], 'en')).toContain('No messages yet');
  });
});
