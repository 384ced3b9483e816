import { boundNumberProblem, loginProblems, signinWords } from '@takt/model';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, problemsOf, without } from '@takt/web/light';
import { licenceProblems } from './licence-panel.tsx';
import { fieldOfRefusal, PasswordForm } from './password-form.tsx';
import { Policy } from './policy.tsx';
import { requestOf } from './quick-auth.tsx';
import { firstPage, TILES } from './tiles.tsx';
import { confirmProblems, NO_VERIFY, sendProblems } from './verify-check.ts';

const filled = { company: 'demo', username: 'ann', password: 'x', verifycode: '', captchaDue: false };
const rulesOf = (broken: readonly { readonly rule: string }[]): string[] => broken.map(({ rule }) => rule);
const asked = { ...NO_VERIFY, tenant: 'demo', username: '13800138000', verification: '123456' };

for (const [rule, part] of [
  ['L01', { company: ' ' }],
  ['L02', { username: '' }],
  ['L03', { password: '' }],
  ['L04', { captchaDue: true }],
] as const)
  test(`${rule} the sign-in form says so under the field`, () => {
    const broken = loginProblems({ ...filled, ...part });
    expect(rulesOf(broken)).toEqual([rule]);
    const { field, text } = signinWords[rule];
    expect(problemsOf(broken)).toEqual({ [field]: text });
    const html = renderToStaticMarkup(
      createElement(Field, { label: ['名', 'Name'], value: '', onChange: () => undefined, problem: problemsOf(broken)[field] }),
    );
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(text[0]);
  });

test('L04 is asked only when the code is due, and a refusal of the code lands under it', () => {
  expect(loginProblems(filled)).toEqual([]);
  expect(fieldOfRefusal({ code: 'captcha.wrong', text: ['错', 'Wrong'] })).toEqual({ verifycode: ['错', 'Wrong'] });
  expect(fieldOfRefusal({ code: 'L04', text: ['错', 'Wrong'] })).toEqual({ verifycode: ['错', 'Wrong'] });
  expect(fieldOfRefusal({ code: 'login.failed', text: ['错', 'Wrong'] })).toBeNull();
});

test('the form shows what it was told and has a label for each field', () => {
  const html = renderToStaticMarkup(
    createElement(PasswordForm, {
      draft: { company: 'demo', username: 'ann' },
      onDraft: () => undefined,
      notice: { tone: 'error', text: ['账号已被锁定', 'Locked'] },
      onNotice: () => undefined,
    }),
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('账号已被锁定');
  expect(html.match(/<label/g)).toHaveLength(4);
  expect(html).not.toContain('验证码');
});

test('L05 L06 L07 everything is asked for before the form for unlocking goes off', () => {
  expect(rulesOf(confirmProblems(NO_VERIFY, 'unlock'))).toEqual(['L05', 'L06', 'L07']);
  expect(confirmProblems(asked, 'unlock')).toEqual([]);
});

test('L08 L09 what is too long is said under its field', () => {
  const broken = confirmProblems({ ...asked, username: '138001380001', verification: '1234567' }, 'unlock');
  expect(rulesOf(broken)).toEqual(['L08', 'L09']);
});

test('L10 a bound number in another shape is shown as it came', () => {
  expect(boundNumberProblem('138****8000')).toBeNull();
  expect(boundNumberProblem('没有绑定')?.text).toEqual(['绑定错误：没有绑定', 'bound error 没有绑定']);
});

test('L11 a code can be sent only for a tenant, and for somebody in it', () => {
  expect(rulesOf(sendProblems({ ...asked, tenant: ' ' }))).toEqual(['L11']);
  expect(rulesOf(sendProblems({ ...asked, username: '' }))).toEqual(['L06']);
  expect(sendProblems({ ...asked, verification: '' })).toEqual([]);
});

test('L12 a licence needs a file', () => {
  expect(licenceProblems([], 'demo')).toEqual({ file: signinWords.L12.text });
  expect(licenceProblems([new File(['x'], 'a.lic')], 'demo')).toEqual({});
});

test('P01 to P08 a forgotten password is renewed only by one the policy accepts', () => {
  const firstOf = (password: string, confirm: string) => rulesOf(confirmProblems({ ...asked, password, confirm }, 'forgert'));
  expect(firstOf('Ab1!', 'Ab1!')).toEqual(['P01']);
  expect(firstOf('abcdef1!', 'abcdef1!')).toEqual(['P02']);
  expect(firstOf('ABCDEF1!', 'ABCDEF1!')).toEqual(['P03']);
  expect(firstOf('Abcdefg!', 'Abcdefg!')).toEqual(['P04']);
  expect(firstOf('Abcdefg1', 'Abcdefg1')).toEqual(['P05']);
  expect(firstOf('Abc!1234', 'Abc!1234')).toEqual(['P06']);
  expect(firstOf('Takt-2026!x', 'other')).toEqual(['P08']);
  expect(firstOf('Takt-2026!x', 'Takt-2026!x')).toEqual([]);
  expect(confirmProblems(asked, 'unlock')).toEqual([]);
});

test('P01 to P06 the list beside the field ticks the rules off while typing', () => {
  const kept = (password: string) =>
    renderToStaticMarkup(createElement(Policy, { password })).match(/class="[^"]*kept[^"]*" data-rule="P\d\d"/g)?.length ?? 0;
  expect(kept('')).toBe(0);
  expect(kept('Abc12')).toBe(4);
  expect(kept('Takt-2026!x')).toBe(6);
});

test('correcting a field takes away what was said about it, and only that', () => {
  expect(without({ company: ['a', 'a'], username: ['b', 'b'] }, 'company')).toEqual({ username: ['b', 'b'] });
});

test('single sign-on wants a provider, an application and a token longer than 20 characters', () => {
  const query = (parts: Record<string, string>) => new URLSearchParams({ provider: 'demo.corp', appCode: 'takt', ...parts });
  expect(requestOf(query({ token: 'x'.repeat(20) }))).toBeNull();
  expect(requestOf(query({ token: 'x'.repeat(21), appCode: '' }))).toBeNull();
  expect(requestOf(query({ token: 'x'.repeat(21) }))).toMatchObject({ provider: 'demo.corp', logback: false });
  expect(requestOf(query({ token: 'x'.repeat(21), logback: '1' }))).toMatchObject({ logback: true });
});

test('a tile opens the first page the person may see, and is closed without one', () => {
  const leaf = { id: 3, label: ['仓库', 'Warehouse'], icon: null, url: '/w', entity: 'warehouse.toy', children: [] } as const;
  const menu = [{ id: 1, label: ['区', 'Area'], icon: null, url: '', entity: null, children: [leaf] } as const];
  expect(TILES.map(({ modules }) => firstPage(menu, modules))).toEqual([null, '/w', null, null]);
});
