import { execFileSync } from 'node:child_process';

/** The commit that chooses in which language a journey is played; `TAKT_COMMIT` names another, and without git it is 0. */
export function currentCommit(): string {
  const named = process.env['TAKT_COMMIT'];
  if (named) return named;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '0';
  }
}
