import { expect, test } from 'vitest';
import { declaredNames, exportedNames, memberNames } from './declared-names.ts';

const namesOf = (read: typeof memberNames, text: string): readonly string[] =>
  read({ path: 'packages/model/src/x.ts', text }).map(({ name, line }) => `${line} ${name}`);

test('types are declared wherever they stand, functions and variables at the top', () => {
  const text = `import { type Other } from './other.ts';
interface A<T> extends B {}
abstract class C {}
type D<T> = T;
function e() {
  type F = string;
  const g = 1;
}
const h = async () => e();
let i = 0;
const NOT: Text = ['', ''];
export const j = 1;`;
  expect(namesOf(declaredNames, text).toSorted()).toEqual(['10 i', '2 A', '3 C', '4 D', '5 e', '6 F', '9 h']);
  expect(namesOf(exportedNames, text)).toEqual(['12 j']);
});

test('members of interfaces, type literals and classes are read, what their methods and comments say is not', () => {
  const text = `interface A {
  readonly b: { c: string };
  /** d: is none. */
  e(f: number): void;
}
type G = { h?: string };
class I {
  readonly #j = new Map<string, number>();
  static k = 1;
  #l(m: number): void {
    const n = m < 1;
    if (n > 0) return;
  }
  async o(): Promise<void> {}
}
function p({ q }: { readonly q: string }) {}
const r = { s: 1 };`;
  expect(
    namesOf(memberNames, text)
      .map((one) => one.split(' ')[1])
      .toSorted(),
  ).toEqual(['b', 'c', 'e', 'h', 'j', 'k', 'l', 'o', 'q']);
});
