import { expect, test } from 'vitest';
import { scan } from './scan.ts';

const code = (text: string) => scan(text).code.replace(/ +/g, ' ').trim();

test('comments, strings and regular expressions are no code', () => {
  expect(code('a(); // any\n/* any */ b("any", \'any\');')).toBe('a(); \n b(" ", \' \');');
  expect(code('const r = /any[/]\\/any/g.test(x) / any;')).toBe('const r = .test(x) / any;');
  expect(code('<p a={b} /> any')).toBe('<p a={b} /> any');
});

test('offsets and lines stay as they were', () => {
  const text = 'const a = `x\n  y ${b}\n`; // tail\nany';
  expect(scan(text).code).toHaveLength(text.length);
  expect(scan(text).code.split('\n')[3]).toBe('any');
});

test('values inside a template are code, its words are a literal', () => {
  const scanned = scan('sql`update x set a = ${row.map((r) => `${r.any}`)} where {b}`; tail');
  expect(scanned.code).toContain('row.map((r) => `${r.any}`)');
  expect(scanned.code).not.toContain('update');
  expect(scanned.literals.map((literal) => literal.text)).toEqual(['${…}', 'update x set a = ${…} where {b}']);
});

test('literals know their line and keep their escapes', () => {
  expect(scan("\nf('it\\'s');\n`a\\`b`").literals).toEqual([
    { text: "it\\'s", line: 2 },
    { text: 'a\\`b', line: 3 },
  ]);
});

test('a quote without its pair does not swallow the file', () => {
  expect(code("<b>Don't</b>\nany")).toBe("<b>Don't</b>\nany");
});
