import { RICH_TAGS } from '@takt/model';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test('what the editor writes stays as it is', () => {
  for (const written of [
    '<p>甲<strong>乙</strong><em>丙</em><s>丁</s></p>',
    '<h3>一</h3><h4>二</h4><blockquote><p>三</p></blockquote>',
    '<ul><li><p>一</p></li></ul><ol><li><p>二</p></li></ol>',
    '<p>a &lt; b &amp;&amp; c &gt; d</p>',
    '<p><a href="https://takt.example/?a=1&amp;b=2">链接</a> <a href="mailto:a@b.example">邮箱</a></p>',
  ])
    expect(cleanHtml(written)).toBe(written);
});

/** Known attacks and what is left of them. */
const ATTACKS: readonly (readonly [attack: string, left: string])[] = [
  ['<script>alert(1)</script>', ''],
  ['<SCRIPT SRC=//evil.example></SCRIPT>x', 'x'],
  ['<script>alert(1)', '[removed]alert(1)'],
  ['<<script>alert(1)//<</script>', '&lt;'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', '&lt;script&gt;'],
  ['<scr\u0000ipt>alert(1)</script>', ''],
  ['<\u0000script>alert(1)</script>', '&lt;script&gt;alert(1)'],
  ['<svg/onload=alert(1)>', ''],
  ['<svg><g/onload=alert(2)//<p>', '&lt;g/onload=alert(2)//<p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', '[removed]'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p>'],
  ['<img src=x onerror=alert(1)//>', ''],
  ['<img src="x` `<script>alert(1)</script>"` `>', ''],
  ['<p onmouseover="alert(1)">x</p>', '<p>x</p>'],
  ['<p\nonclick\n=\nalert(1)>x</p>', '<p>x</p>'],
  ['<p/onclick=alert(1)>x</p>', 'x</p>'],
  ['<p title="a>b" onclick=alert(1)>x</p>', '<p>x</p>'],
  ['<p style="width:expression(alert(1))">x</p>', '<p>x</p>'],
  ['<p style="background:url(javascript:alert(1))" class="x" id="y">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" \u0001javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;&#97;vascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#x6A&#x61vascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="javascript&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href=javascript:alert(1)>x</a>', '<a>x</a>'],
  ['<a href=`javascript:alert(1)`>x</a>', '<a>x</a>'],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>', '<a>x</a>'],
  ['<a href="vbscript:msgbox(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/system/log/user/logout">x</a>', '<a>x</a>'],
  ['<a href="https://a.example" onclick="alert(1)" target="_top">x</a>', '<a href="https://a.example">x</a>'],
  ['<a href=\'https://a.example" onclick="alert(1)\'>x</a>', '<a href="https://a.example&quot;onclick=&quot;alert(1)">x</a>'],
  ['<a href="https://a.example?q=<script>">x</a>', '<a href="https://a.example?q=&lt;script&gt;">x</a>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['<iframe src=javascript:alert(1)>', ''],
  ['<object data="javascript:alert(1)"></object><embed src=x>', ''],
  ['<form action=x><input name=y><button formaction=javascript:alert(1)>k</button></form>', 'k'],
  ['<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="//evil.example">', ''],
  ['<link rel=stylesheet href=//evil.example><style>@import "//evil.example"</style>y', 'y'],
  ['<details open ontoggle=alert(1)>k</details>', 'k'],
  ['<template><script>alert(1)</script></template>', ''],
  ['<!--<img src="--><img src=x onerror=alert(1)//">', ''],
  ['<!--> <script>alert(1)</script> -->', '  --&gt;'],
  ['x<!--[if gte IE 4]><script>alert(1)</script><![endif]-->y', 'xy'],
  ['<![CDATA[<script>alert(1)</script>]]>', '&lt;![CDATA[]]&gt;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&amp;lt;script&amp;gt;', '&amp;lt;script&amp;gt;'],
  ['<b><p>x</b></p>', '<b><p>x</b></p>'],
  ['<p>a < b && c > d</p>', '<p>a &lt; b && c &gt; d</p>'],
];

test.each(ATTACKS)('%s', (attack, left) => {
  expect(cleanHtml(attack)).toBe(left);
});

test('whatever comes in, only tags of the list come out, bare or with an address', () => {
  const allowed = new RegExp(`^(?:</?(?:${RICH_TAGS.join('|')})(?: /)?>|<a href="(?:https?://|mailto:)[^"<>]*">)$`);
  for (const [attack] of ATTACKS) {
    const left = cleanHtml(attack);
    for (const tag of left.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(allowed);
    expect(cleanHtml(left), 'cleaning it again changes nothing').toBe(left);
  }
});
