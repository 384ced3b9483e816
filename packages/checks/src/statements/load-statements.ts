import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Source } from '../finding.ts';
import { findStatements } from './find-statements.ts';
import { STANDS, type Stand } from './stand-ins.ts';

/** A statement as the database would get it, or why it could not be put together. */
export interface Loaded {
  readonly where: string;
  readonly text: string | null;
  readonly why?: string;
}
/** By file: what to set names to, several times where one is not enough. */
export type Examples = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
type Write = (stand: Stand) => unknown;

const MARK = '?statements';
const EXPORT = 'statementsFound';

/** Loads a file a second time, with functions at its end that see everything it declares. */
async function writersOf(root: string, path: string, writers: readonly string[]): Promise<readonly Write[]> {
  const address = `${pathToFileURL(join(root, path)).href}${MARK}`;
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url !== address) return loaded;
      return { ...loaded, source: `${loaded.source}\nexport const ${EXPORT} = [${writers.join(',\n')}];\n` };
    },
  });
  try {
    return ((await import(address)) as { readonly [EXPORT]: readonly Write[] })[EXPORT];
  } finally {
    hooks.deregister();
  }
}

const textOf = (statement: unknown): string => {
  const text: unknown = Object(statement).text;
  if (typeof text !== 'string') throw new Error('its text is not known here');
  return text;
};

/** The texts of one statement; conditions in the code may give it several. Only the first has to be there. */
function textsOf(where: string, write: Write): readonly Loaded[] {
  const texts = new Set<string>();
  for (const [index, stand] of STANDS.entries()) {
    try {
      texts.add(textOf(write(stand)));
    } catch (error) {
      if (index === 0) return [{ where, text: null, why: String(error) }];
    }
  }
  return [...texts].map((text) => ({ where, text }));
}

/** Every statement these files send, put together by the code itself. */
export async function loadStatements(root: string, sources: readonly Source[], examples: Examples): Promise<readonly Loaded[]> {
  const loaded: Loaded[] = [];
  for (const source of sources) {
    const sites = (examples[source.path] ?? [{}]).flatMap((example) => findStatements(source, example));
    if (sites.length === 0) continue;
    const writers = await writersOf(
      root,
      source.path,
      sites.map(({ written }) => written),
    );
    loaded.push(...sites.flatMap(({ line }, at) => textsOf(`${source.path}:${line}`, writers[at] ?? (() => null))));
  }
  // With several examples, most statements of a file are the same each time.
  return [...new Map(loaded.map((one) => [`${one.where} ${one.text}`, one])).values()];
}
