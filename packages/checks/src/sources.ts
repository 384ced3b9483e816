import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Source } from './finding.ts';

/** Files that are in the repository or would be with the next commit; ignored ones are nobody's source. */
async function listed(root: string): Promise<readonly string[]> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-coz', '--exclude-standard'], options);
  return stdout.split('\0').filter((path) => path !== '');
}

/** The text of each file; binary files and files deleted but still listed have none. */
export async function readSources(root: string, paths: readonly string[]): Promise<readonly Source[]> {
  const sources = await Promise.all(
    paths.map(async (path): Promise<Source[]> => {
      const text = await readFile(join(root, path), 'utf8').catch(() => '\0');
      return text.includes('\0') ? [] : [{ path, text }];
    }),
  );
  return sources.flat();
}

export const sourcesOf = async (root: string): Promise<readonly Source[]> => readSources(root, await listed(root));
