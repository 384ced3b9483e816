import type { Finding, Source } from './finding.ts';
import { isScript, isTest, isTool } from './places.ts';
import { scanned } from './scan.ts';

interface Fact {
  readonly fact: string;
  /** Matches SQL, in lower case and with single spaces, that writes the fact. */
  readonly written: RegExp;
  /** Files, or folders ending in a slash. */
  readonly owners: readonly string[];
}

const writes = (table: string): RegExp => {
  const name = `(?:"?app"?\\.)?"?(?:${table})"?`;
  return new RegExp(
    `\\binsert into ${name}(?: as \\w+)? ?(?:\\(|select|values|default|\\$|$)|\\bupdate (?:only )?${name}(?: (?:as )?\\w+)? set\\b|` +
      `\\bdelete from (?:only )?${name}(?![\\w.])|\\bmerge into ${name}(?![\\w.])|\\btruncate (?:table )?${name}(?![\\w.])`,
  );
};
/** Between `set` and the end of the assignments, or in the column list of an insert. */
const STATUS =
  /\bset (?:(?! where | from | returning ).)*?(?<![\w.])"?status"? ?= ?|\binsert into [^ (]+(?: as \w+)? ?\([^)]*(?<!\w)"?status"? ?[,)]/;

/** Who writes what. A second name in a list needs a reason a reviewer believes. */
const OWNERS: readonly Fact[] = [
  {
    fact: 'the status of a document',
    written: STATUS,
    owners: [
      'packages/engine/src/records/write.ts',
      // States of the engine's own machines: a user's account, a QR sign-in.
      'packages/identity/src/access/accounts.ts',
      'packages/identity/src/signin/qr.ts',
    ],
  },
  { fact: 'history', written: writes('history'), owners: ['packages/engine/src/db/transaction-records.ts'] },
  // Only the database function app.take_numbers, in a migration.
  { fact: 'document numbers', written: writes('number'), owners: [] },
  {
    fact: 'the outbox',
    written: writes('outbox'),
    owners: [
      'packages/engine/src/db/transaction-records.ts',
      'packages/engine/src/jobs/',
      'packages/identity/src/tenancy/move.ts',
    ],
  },
  { fact: 'idempotency keys', written: writes('idempotency'), owners: ['packages/engine/src/db/transaction-records.ts'] },
  {
    fact: 'links between documents',
    written: writes('link'),
    owners: [
      'packages/engine/src/actions/links.ts',
      'packages/engine/src/records/remove.ts',
      // Writes the migration of a renamed entity.
      'packages/engine/src/schema/renames.ts',
    ],
  },
  { fact: 'long jobs', written: writes('long_job(?:_log)?'), owners: ['packages/engine/src/long-jobs/'] },
  { fact: 'accounts', written: writes('account'), owners: ['packages/identity/src/access/', 'packages/identity/src/signin/'] },
  {
    fact: 'sessions',
    written: writes('session|family'),
    owners: ['packages/identity/src/access/accounts.ts', 'packages/identity/src/signin/'],
  },
  { fact: 'stock', written: writes('(?:warehouse_)?stock(?:_\\w+)?'), owners: ['modules/warehouse/server/stock/'] },
];

const owns = ({ owners }: Fact, path: string): boolean =>
  owners.some((owner) => path === owner || (owner.endsWith('/') && path.startsWith(owner)));
const plainSql = (text: string): string =>
  text
    .toLowerCase()
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ');

/** The pieces of SQL a file may hold: its literals, or all of it where the file is SQL. */
const statementsOf = (source: Source): readonly { readonly text: string; readonly line: number }[] =>
  source.path.endsWith('.sql') ? [{ text: source.text, line: 1 }] : scanned(source).literals;

/**
 * Finds SQL that writes a fact outside its owner. Remembers: a status anybody may set, past every guard (Payload,
 * Carbon), and stock moved by every controller for itself (ERPNext). Blind to statements built from pieces.
 */
export const oneWriter = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => (isScript(path) || path.endsWith('.sql')) && !isTest(path) && !isTool(path))
    .flatMap((source) =>
      statementsOf(source).flatMap(({ text, line }) =>
        OWNERS.filter((fact) => !owns(fact, source.path) && fact.written.test(plainSql(text))).map(({ fact, owners }) => ({
          where: `${source.path}:${line}`,
          what: `writes ${fact}; only ${owners.join(', ') || 'the database itself'} may`,
        })),
      ),
    );
