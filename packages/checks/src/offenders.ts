import type { Finding, Query } from './finding.ts';

/** A catalogue check is one statement whose rows are the findings: columns `where` and `what`. */
export const offenders =
  (sql: string) =>
  (query: Query): Promise<readonly Finding[]> =>
    query<Finding>(sql);

/** The logins of the application; none of them owns anything it works on. */
export const LOGIN_ROLES = ['app_rw', 'app_vendor', 'app_worker', 'app_relay'] as const;

/** Role names as an SQL array; names of ours only, so that nothing needs quoting. */
export function sqlNames(names: readonly string[]): string {
  const odd = names.find((name) => !/^[a-z_][a-z0-9_]*$/.test(name));
  if (odd !== undefined) throw new Error(`not a role name: ${odd}`);
  return `array[${names.map((name) => `'${name}'`).join(', ')}]::name[]`;
}
