import type { Source } from './finding.ts';
import { lineAt, scanned } from './scan.ts';

/** A name a file declares, where it stands. */
interface DeclaredName {
  readonly name: string;
  readonly line: number;
}

const TYPE = /^[^\S\n]*(?:declare )?(?:abstract )?(?:interface (\w+)|class (\w+)|type (\w+)(?=[^\S\n]*[<=]))/gm;
const EXPORTED = /^export (?:declare )?(?:async |abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
/** Constants in capitals are texts, patterns and figures, named by what they say; they stay in their file. */
const TOP = /^(?:async )?(?:function\*? (\w+)|(?:const|let) (?![A-Z\d_]+\b)(\w+))/gm;
const READONLY = /\breadonly #?(\w+)\??:/g;
const BODY = /\b(?:interface|class) \w+[^{;]*\{|\btype \w+[^=;(]*= *\{/g;
const MEMBER =
  /^(?:(?:public|private|protected|static|readonly|async|get|set|override|declare|abstract) )*#?(\w+)\??[^\S\n]*[:(<;=]/;
/** Modifiers and a name are shorter than this. */
const LONGEST = 120;
const WORDS = /^(?:return|if|for|while|switch|throw|super|this|constructor|new)$/;

const namesBy = (code: string, pattern: RegExp): DeclaredName[] =>
  [...code.matchAll(pattern)].flatMap((match) => {
    const name = match.slice(1).find((one) => one !== undefined);
    return name === undefined ? [] : [{ name, line: lineAt(code, match.index) }];
  });

/**
 * What a body declares that opens before `from`. Braces within a type are types again; within a class they are code, which
 * is not read, as little as parameters are.
 */
function membersOf(code: string, from: number, inClass: boolean): DeclaredName[] {
  const found: DeclaredName[] = [];
  let [braces, others] = [0, 0];
  for (let at = from, begins = true; at < code.length && braces >= 0; at++) {
    const char = code[at] ?? '';
    if (begins && /[\w#]/.test(char)) {
      const name = MEMBER.exec(code.slice(at, at + LONGEST))?.[1];
      if (name !== undefined && !WORDS.test(name)) found.push({ name, line: lineAt(code, at) });
      begins = false;
    }
    if (char === '{') braces += 1;
    else if (char === '}') braces -= 1;
    else if ('(['.includes(char)) others += 1;
    else if (')]'.includes(char)) others -= 1;
    if ('{};\n'.includes(char)) begins = others === 0 && (braces === 0 || !inClass);
  }
  return found;
}

/** What other files may import by name. */
export const exportedNames = (source: Source): readonly DeclaredName[] => namesBy(scanned(source).code, EXPORTED);

/** Types wherever they stand, and functions and variables at the top of a file that it does not export. */
export const declaredNames = (source: Source): readonly DeclaredName[] => {
  const { code } = scanned(source);
  return [...namesBy(code, TYPE), ...namesBy(code, TOP)];
};

/** Members of interfaces, classes and type literals. */
export function memberNames(source: Source): readonly DeclaredName[] {
  const { code } = scanned(source);
  const bodies = [...code.matchAll(BODY)].flatMap(({ 0: head, index }) =>
    membersOf(code, index + head.length, head.startsWith('class')),
  );
  const all = [...namesBy(code, READONLY), ...bodies];
  return [...new Map(all.map((one) => [`${one.line} ${one.name}`, one])).values()];
}
