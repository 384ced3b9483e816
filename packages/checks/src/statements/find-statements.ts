import type { Source } from '../finding.ts';
import { matches, scanned } from '../scan.ts';
import { behind, behindTypes, next } from './brackets.ts';
import { declaredAtTop, localsBefore } from './locals.ts';
import { namesIn } from './names-in.ts';

/** A place where a module sends SQL. */
interface Site {
  readonly line: number;
  /** The source of a function from stand-ins to the statement. */
  readonly written: string;
}

const SENT = /\bsql(?:\.(one|maybe|run))?(?=[<`(])/g;
const AWAITS = /\bawait\b/;

/**
 * A template whose parts are stand-ins where they cannot be told without what is not known. A piece of SQL that cannot be told
 * becomes a value by it, which the database will hardly take in its place. Nothing that is awaited is a piece.
 */
function template(text: string, code: string): string {
  let written = '';
  let at = 0;
  for (let opens = code.indexOf('${'); opens >= 0; opens = code.indexOf('${', at)) {
    const end = behind(code, opens + 1);
    const part = AWAITS.test(code.slice(opens, end)) ? 'null' : text.slice(opens + 2, end - 1);
    written += `${text.slice(at, opens)}\${stand.attempt(() => (${part}))}`;
    at = end;
  }
  return written + text.slice(at);
}

/**
 * Finds where a file sends SQL: templates of `sql`, `sql.one` and `sql.maybe`, and what `sql.run` is given. Each is written anew as a
 * function that can stand at the end of the same file: it sees what the file declares and imports, sets the constants of the
 * function it stood in again, and takes stand-ins for everything else. `examples` says what to set a name to instead.
 */
export function findStatements(source: Source, examples: Readonly<Record<string, string>> = {}): readonly Site[] {
  const { code } = scanned(source);
  const top = declaredAtTop(code);
  return matches(code, SENT).flatMap(({ line, match }) => {
    const opens = behindTypes(code, match.index + match[0].length);
    const isTemplate = code[opens] === '`';
    if (isTemplate === (match[1] === 'run')) return [];
    const [start, end] = isTemplate ? [opens, behind(code, opens)] : [opens + 1, next(code, opens + 1, ',)')];
    const [text, inside] = [source.text.slice(start, end), code.slice(start, end)];
    const locals = localsBefore(source.text, code, match.index, namesIn(inside), examples);
    const unknown = locals.names.filter((name) => !locals.bound.has(name) && !top.has(name) && !(name in globalThis));
    const settings = [
      ...unknown.map((name) => `var ${name} = ${examples[name] ?? `stand.in(${JSON.stringify(name)})`};`),
      ...locals.settings,
    ];
    const answer = isTemplate ? `stand.sql${template(text, inside)}` : `(${text})`;
    return [{ line, written: `(stand) => { ${settings.join(' ')} return ${answer}; }` }];
  });
}
