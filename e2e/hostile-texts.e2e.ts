import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

const RUN = 'parent.hits=(parent.hits||0)+1';
const QUOTED = RUN.replaceAll('(', '&#40;').replaceAll(')', '&#41;');
/** Fifty texts that run a script wherever somebody takes them for a page. */
const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src=x onerror=${QUOTED}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src="x" ONERROR="${RUN}">`,
  `<img src=x:x onerror\n=\n"${RUN}">`,
  `<img """><script>${RUN}</script>">`,
  `<image src=x onerror="${RUN}">`,
  `<svg onload="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  `<svg><set onbegin="${RUN}" attributeName=x>`,
  `<svg><foreignObject><iframe onload="${RUN}"></iframe></foreignObject></svg>`,
  `<math><mi><style><img src=x onerror="${RUN}"></style></mi></math>`,
  `<body onload="${RUN}">`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}" autofocus onfocus="${RUN}">a</a>`,
  `<a href="java\tscript:${RUN}" style="position:fixed;inset:0">a</a>`,
  `<a href=" &#106;avascript:${RUN}">a</a>`,
  `<form action="javascript:${RUN}"><button autofocus onfocus="${RUN}">b</button></form>`,
  `<input autofocus onfocus="${RUN}">`,
  `<select autofocus onfocus="${RUN}"></select>`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `<details open ontoggle="${RUN}">d</details>`,
  `<video src=x onerror="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<video><source onerror="${RUN}"></video>`,
  `<marquee onstart="${RUN}">m</marquee>`,
  `<div style="animation:x" onanimationstart="${RUN}">d</div>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${RUN}">b</b>`,
  `<link rel=stylesheet href="data:text/css,*{}" onload="${RUN}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
];

/** What pages of the product need, and what is asked of whoever serves them. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

interface Watched {
  hits?: number;
  violations?: string[];
}
/** What cleans a text parses it apart from the page first, and the policy stops its handlers there: whether any is left is looked at. */
const WHILE_CLEANED = 'script-src-attr inline';
/** Notes what a policy stops, beside what ran; nothing opens the browser's own dialog for printing. */
async function watched(context: BrowserContext): Promise<void> {
  await context.addInitScript((expected) => {
    window.print = () => undefined;
    const seen = window as Window & Watched;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const stopped = `${violatedDirective} ${blockedURI}`;
      if (stopped !== expected) (seen.violations ??= []).push(stopped);
    });
  }, WHILE_CLEANED);
}
/** From here on the page is under the policy, as if it had come with it; pages of the workspace are this one document. */
const holdTo = (page: Page, policy: string): Promise<void> =>
  page.evaluate((content) => {
    document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
  }, policy);
/** Of each frame: what ran, what the policy stopped, and the handlers that stand in it. */
const whatRan = async (page: Page): Promise<readonly unknown[]> =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const { hits = 0, violations = [] } = window as Window & Watched;
        const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
        return [hits, violations, names.filter((name) => name.startsWith('on'))];
      }),
    ),
  );

/** Where nothing cleans them they do run, and are seen to. */
async function control(other: BrowserContext): Promise<void> {
  const context = await other.browser()?.newContext();
  const page = await context?.newPage();
  assert.ok(page);
  await page.setContent(`<p>${PAYLOADS.slice(10).join('')}</p>`);
  await page.waitForFunction(() => ((window as Window & Watched).hits ?? 0) > 0);
  await context?.close();
}

async function hostileTexts(journey: JourneyContext, lang: Lang): Promise<void> {
  const { home, tenant, runSql } = journey;
  const person = await journey.newUser();
  const context = await journey.newContext();
  await control(context);
  await watched(context);
  const page = await context.newPage();
  const client = await ApiClient.signIn(home, { tenant, ...person });
  const userId = await client.find('system.user', person.user);
  const mark = `X${randomInt(10 ** 9)}`;
  // Every text is a mail's title and its body: as it is written, and formatted.
  for (const [n, text] of PAYLOADS.entries())
    await client.call('system/message/mail/createMail', {
      title: text.slice(0, 100),
      content: n % 2 === 0 ? `8D ${text}` : `<p>8D ${text}</p>`,
      receiveType: 'user',
      recipients: [userId],
    });
  for (const [n, text] of PAYLOADS.entries())
    await client.save('base.customer', { code: `${mark}-${n}`, name: text, remark: text });
  const newest = `select m.id, row_number() over (order by m.id desc) as n from app.message m
    join app.account a on a.tenant_id = m.tenant_id and a.user_id = m.user_id where a.username = $1`;
  // A third of them each as notices and tasks; the newest mail holds all of them past the server, for the browser to clean.
  for (const [kind, rest] of [
    ['notice', 1],
    ['task', 2],
  ] as const)
    await runSql(
      `update app.message set kind = '${kind}' where id in (select id from (${newest}) k where n > 1 and n % 3 = ${rest})`,
      [person.user],
    );
  await runSql(
    `update app.message set rich = true, body = $2, title_zh = 'ALL', title_en = 'ALL' where id in (select id from (${newest}) k where n = 1)`,
    [person.user, PAYLOADS.map((text) => `<p>${text}</p>`).join('')],
  );

  const ui = await openSignedIn(journey, lang, { page, account: person, address: '/system/message/mail/IndexMail' });
  const nothingRan = async (): Promise<void> =>
    assert.deepEqual(
      await whatRan(page),
      page.frames().map(() => [0, [], []]),
    );
  const sound = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await nothingRan();
  };
  await page.getByRole('button', { name: 'ALL', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  // Whatever the policy would stop: nothing of it is there to be stopped.
  await sound();
  await holdTo(page, POLICY);
  for (const address of ['notice/IndexNotice', 'task/IndexTask']) {
    await page.goto(`${home}#/manage/system/message/${address}`);
    await page.getByText('onerror').filter({ visible: true }).first().waitFor();
    await sound();
  }
  await page.goto(`${home}#/manage/base/universal/customer`);
  await page
    .getByLabel(ui.say(['客户编码', 'Customer code']), { exact: true })
    .filter({ visible: true })
    .fill(mark);
  await page
    .getByRole('button', { name: new RegExp(`(^| )${ui.say(['查询', 'Query'])}$`) })
    .filter({ visible: true })
    .click();
  await page.getByText(ui.say([`共 ${PAYLOADS.length} 条`, `${PAYLOADS.length} in total`])).waitFor();
  await sound();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: ui.say(['打印', 'Print']) })
    .filter({ visible: true })
    .click();
  await page.locator('iframe[data-print]').waitFor({ state: 'attached' });
  // The paper is never idle: it stands there until it is printed.
  await page.frameLocator('iframe[data-print]').last().getByText('onerror').first().waitFor({ state: 'attached' });
  await nothingRan();
}

for (const [title, lang] of inLanguages('46: texts that would run scripts stay texts, in messages, lists and on paper'))
  test(title, ({ journey }) => hostileTexts(journey, lang));
