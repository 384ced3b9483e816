import { administratorRights, rightsCatalogue, rightsIn } from '@takt/identity/host';
import type { Finding, ModuleParts, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { matches, scanned } from './scan.ts';

const isProduct = (path: string): boolean => /^(?:packages|modules)\//.test(path) && isScript(path) && !isTest(path);
const NAMED = /\bconst\s+(\w+)\s*=\s*'[^\S\n]*'/g;
const ASKED = /\.can\(\s*(?:'([^\S\n]*)'|([A-Z_]+))\s*\)/g;

/** The insides of a literal that the scanner left blank: its last quote is the last one of the match. */
const inside = ({ text }: Source, match: RegExpExecArray): string => {
  const end = match.index + match[0].lastIndexOf("'");
  return text.slice(text.lastIndexOf("'", end - 1) + 1, end);
};

/** Rights that are kept in constants, by the name of the constant. */
const constantsOf = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap((source) =>
      matches(scanned(source).code, NAMED).map(({ match }): [string, string] => [match[1] ?? '', inside(source, match)]),
    ),
  );

/**
 * Finds rights that are asked for and that nobody can give. The mistake: a guard on a right no page of roles shows, so that
 * only administrators get past it.
 */
export function rightsKnown(sources: readonly Source[], modules: readonly ModuleParts[]): Finding[] {
  // What only administrators have is given to nobody, and meant so.
  const known = new Set([
    ...rightsIn(rightsCatalogue(modules)).map(({ permission }) => permission),
    ...modules.flatMap(({ defs }) => defs.entities.flatMap(administratorRights)),
  ]);
  const what = (permission: string): string => `asks for ${permission}, which stands in no catalogue of rights`;
  const product = sources.filter(({ path }) => isProduct(path));
  const constants = constantsOf(product);
  const asked = product.flatMap((source) =>
    matches(scanned(source).code, ASKED).map(({ line, match }) => ({
      where: `${source.path}:${line}`,
      permission: match[2] === undefined ? inside(source, match) : constants.get(match[2]),
    })),
  );
  const declared = modules.flatMap(({ defs, menu }) => [
    ...(defs.calls ?? []).map(({ id, needs }) => ({ where: id, permission: needs })),
    ...menu.flatMap(({ screens }) => screens.map(({ route, needs }) => ({ where: `menu ${route}`, permission: needs }))),
  ]);
  return [...asked, ...declared].flatMap(({ where, permission }) =>
    permission === undefined || known.has(permission) ? [] : [{ where, what: what(permission) }],
  );
}
