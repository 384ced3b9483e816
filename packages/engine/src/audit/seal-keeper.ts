import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A place that takes each head once and never changes it: out of reach of whoever can write to the database. `chain` names
 * a tenant's seals for good, wherever the tenant lives.
 */
export interface SealKeeper {
  /** Keeps a head; false where another one is kept under this number. */
  keep(chain: string, seq: number, head: string): Promise<boolean>;
  /** Null where there is none. */
  headAt(chain: string, seq: number): Promise<string | null>;
  /** The highest number kept; 0 for none. */
  newest(chain: string): Promise<number>;
}

/** A company whose database is made anew must not meet the heads of the old one, so the moment it was entered counts. */
export const chainOf = ({ tenant, since }: { readonly tenant: number; readonly since: number }): string =>
  `${tenant}-${since.toString(36)}`;

const FOLDER = 1000;
const code = (error: unknown): unknown => (error as { readonly code?: unknown }).code;
const orNone = (error: unknown): readonly string[] => {
  if (code(error) === 'ENOENT') return [];
  throw error;
};
const highest = (names: readonly string[]): number => Math.max(0, ...names.filter((name) => /^\d+$/.test(name)).map(Number));

/** One file per head, made exclusively: as safe as the folder, which is best a mount that only takes new files. */
export const diskSeals = (root: string): SealKeeper => {
  const at = (chain: string, seq: number): string => {
    if (!/^\d+-[0-9a-z]+$/.test(chain) || !Number.isSafeInteger(seq)) throw new Error('not a seal');
    return join(root, chain, String(Math.floor(seq / FOLDER)), String(seq));
  };
  const headAt = (chain: string, seq: number): Promise<string | null> =>
    readFile(at(chain, seq), 'utf8').catch((error: unknown) => {
      if (code(error) === 'ENOENT') return null;
      throw error;
    });
  return {
    headAt,
    async keep(chain, seq, head) {
      await mkdir(dirname(at(chain, seq)), { recursive: true });
      try {
        await writeFile(at(chain, seq), head, { flag: 'wx', mode: 0o444 });
        return true;
      } catch (error) {
        if (code(error) !== 'EEXIST') throw error;
        return (await headAt(chain, seq)) === head;
      }
    },
    async newest(chain) {
      const folder = highest(await readdir(dirname(dirname(at(chain, 0)))).catch(orNone));
      return highest(await readdir(dirname(at(chain, folder * FOLDER))).catch(orNone));
    },
  };
};
