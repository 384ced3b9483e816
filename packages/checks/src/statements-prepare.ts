import type { Finding, Query, Source } from './finding.ts';
import { isScript, isTest } from './places.ts';
import { findInCode } from './scan.ts';
import { inScratch } from './scratch-database.ts';
import { type Computing, computedStatements } from './statements/computed-fields.ts';
import { EXAMPLES } from './statements/examples.ts';
import { type Loaded, loadStatements } from './statements/load-statements.ts';
import { UNKNOWN } from './statements/stand-ins.ts';

const PLACES = /^modules\/[^/]+\/server\//;
/** `ctx.sql` handed on under another name: what is sent by it is not found. */
const UNSEEN = /\.sql\b(?!(?:\.(?:one|maybe|run))?[<`(])/g;
const NEEDS_EXAMPLE =
  'its text depends on what the function is given: name an example in packages/checks/src/statements/examples.ts';

/** Statements the database would refuse. It reads each of them with its tables and columns, and runs none. */
export async function refusedStatements(query: Query, statements: readonly Loaded[]): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  await query('set search_path = app');
  for (const { where, text, why } of statements) {
    if (text === null || text.includes(UNKNOWN)) {
      found.push({ where, what: [NEEDS_EXAMPLE, ...(why ? [why] : [])].join('; ') });
      continue;
    }
    try {
      await query(`prepare one_of_them as ${text}`);
      await query('deallocate one_of_them');
    } catch (error) {
      found.push({ where, what: error instanceof Error ? error.message : String(error) });
    }
  }
  return found;
}

interface Prepared {
  readonly statements: number;
  readonly findings: readonly Finding[];
}

/**
 * Prepares every SQL statement of the modules, and the expressions of their computed fields, on a database with all migrations.
 * Remembers: a renamed column, which the compiler cannot see in SQL, and statements that failed when somebody opened the page.
 */
export async function statementsPrepare(
  root: string,
  sources: readonly Source[],
  computing: readonly Computing[],
): Promise<Prepared> {
  const files = sources.filter(({ path }) => PLACES.test(path) && isScript(path) && !isTest(path));
  const gone = Object.keys(EXAMPLES)
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => ({ where: path, what: 'is named in examples.ts and does not exist' }));
  const unseen = files.flatMap((file) =>
    findInCode(file, UNSEEN, () => 'is not called where it stands, so its statements are not seen'),
  );
  const statements = [...(await loadStatements(root, files, EXAMPLES)), ...computedStatements(computing)];
  const refused = await inScratch('statements', 'migrated', ({ query }) => refusedStatements(query, statements));
  return { statements: statements.length, findings: [...gone, ...unseen, ...refused] };
}
