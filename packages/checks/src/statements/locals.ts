import { next } from './brackets.ts';
import { namesIn } from './names-in.ts';

const TOP = /^(?:export )?(?:import|(?:async )?(?:const|let|function|class)) /gm;
const ITEM = /^(?=\w)/gm;
const CONST = /\bconst /g;
const AWAITS = /\bawait\b/;

/** Names a file imports or declares outside of all functions. */
export function declaredAtTop(code: string): ReadonlySet<string> {
  return new Set(
    [...code.matchAll(TOP)].flatMap(({ 0: head, index }) => {
      const from = index + head.length;
      // An import ends with ` from ` and the blanked address.
      const until = head.includes('import') ? code.lastIndexOf(' from ', next(code, from, ';')) : next(code, from, '=(:<;');
      return namesIn(code.slice(from, until));
    }),
  );
}

interface Setting {
  readonly pattern: string;
  readonly binds: readonly string[];
  readonly set: string;
  readonly uses: readonly string[];
  readonly awaits: boolean;
}
/** Constants set in the function around `until`, before it, in their order. */
function settingsBefore(text: string, code: string, until: number): readonly Setting[] {
  const begins = [...code.slice(0, until).matchAll(ITEM)].at(-1)?.index ?? 0;
  return [...code.slice(begins, until).matchAll(CONST)].flatMap(({ 0: head, index }) => {
    const from = begins + index + head.length;
    const named = next(code, from, ':=;)');
    const equals = next(code, from, '=;)');
    const end = next(code, equals + 1, ';)');
    // The constant a statement is itself part of, and those of loops, tell nothing.
    if (code[equals] !== '=' || end >= until) return [];
    const [pattern, value] = [text.slice(from, named), code.slice(equals + 1, end)];
    return [
      {
        pattern,
        binds: namesIn(code.slice(from, named)),
        set: text.slice(equals + 1, end).trim(),
        uses: namesIn(value),
        awaits: AWAITS.test(value),
      },
    ];
  });
}

interface Locals {
  /** Every name needed, those for the settings included. */
  readonly names: readonly string[];
  readonly bound: ReadonlySet<string>;
  /** Statements that set the local constants among them again. */
  readonly settings: readonly string[];
}

/** What has to be set again so that `names` mean at the end of the file what they mean at `until`. */
export function localsBefore(
  text: string,
  code: string,
  until: number,
  names: readonly string[],
  examples: Readonly<Record<string, string>>,
): Locals {
  const needed = new Set(names);
  const bound = new Set<string>();
  const settings: string[] = [];
  for (const { pattern, binds, set, uses, awaits } of settingsBefore(text, code, until).toReversed()) {
    if (!binds.some((name) => needed.has(name) && !bound.has(name) && !(name in examples))) continue;
    for (const name of binds) bound.add(name);
    if (!awaits) for (const name of uses) needed.add(name);
    const value = awaits ? 'stand.in("awaited")' : `stand.attempt(() => (${set}))`;
    const instead = binds.filter((name) => name in examples).map((name) => ` var ${name} = ${examples[name]};`);
    // A function may set the same name twice in two places; `var` lets it.
    settings.unshift(`var ${pattern} = ${value};${instead.join('')}`);
  }
  return { names: [...needed], bound, settings };
}
