import { execFileSync } from 'node:child_process';

/** The commit that chooses what a run takes its turn with; `TAKT_COMMIT` names another, and without git it is 0. */
export function currentCommit(): string {
  const named = process.env['TAKT_COMMIT'];
  if (named) return named;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '0';
  }
}

/** Which of so many parts a commit takes its turn with, from 0. */
export const partOf = (commit: string, parts: number): number => Number.parseInt(`0${commit.slice(0, 12)}`, 16) % parts;
