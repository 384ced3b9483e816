import { expect, test } from 'vitest';
import { isRich, mailTypeName, RICH_ADDRESS, richBlank } from './mail.ts';

test('G02 an editor nobody typed in is empty, whatever tags it leaves', () => {
  for (const empty of [
    '',
    ' \n',
    '<p></p>',
    '<p> </p><p><br></p>',
    '<ul><li><p></p></li></ul>',
    '<p>&nbsp;</p>',
    '<p>\u200b</p>',
  ])
    expect(richBlank(empty), empty).toBe(true);
  for (const full of ['.', '<p>0</p>', '<ul><li><p>甲</p></li></ul>', 'a < b']) expect(richBlank(full), full).toBe(false);
});

test('text is formatted where a browser would begin a tag', () => {
  for (const rich of ['<p>x</p>', 'x<br>', '</p>', '<!-- x', '<?x', '<SVG/onload=x>']) expect(isRich(rich), rich).toBe(true);
  for (const plain of ['', '明天八点', 'a < b', '1<2', 'x <= y', '&lt;b&gt;', '<', '<>'])
    expect(isRich(plain), plain).toBe(false);
});

test('a mail type is named in both languages; an older word stays as it was written', () => {
  expect(mailTypeName('work')).toEqual(['工作', 'Work']);
  expect(mailTypeName('会议')).toEqual(['会议', '会议']);
  expect(mailTypeName('constructor')).toEqual(['constructor', 'constructor']);
});

test('a link leads to the web or to a mailbox', () => {
  for (const good of ['http://a', 'HTTPS://a', 'mailto:a@b']) expect(RICH_ADDRESS.test(good), good).toBe(true);
  for (const bad of ['javascript:x', 'data:text/html,x', '//a', '/a', 'http:a', ' http://a', 'ftp://a', 'tel:1'])
    expect(RICH_ADDRESS.test(bad), bad).toBe(false);
});
