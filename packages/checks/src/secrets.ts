import type { Finding, Source } from './finding.ts';
import { lineAt } from './scan.ts';

const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'an access key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bLTAI[0-9A-Za-z]{16,20}\b|\bAIza[\w-]{35}\b/g,
  'an access token':
    /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,}|glpat-[\w-]{20,}|npm_\w{36}|xox[abprs]-[\w-]{10,}|sk-[\w-]{32,})/g,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  'a password in an address': /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/'"`]+:(?![$<{*])[^\s@/'"`]+@[\w[]/g,
};

/**
 * Finds secrets in the open. Remembers: default passwords shipped with a product of our kind (JeecgBoot). Obvious shapes
 * only; the rest is review.
 */
export const secrets = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ path, text }) =>
    Object.entries(SECRETS).flatMap(([what, pattern]) =>
      [...text.matchAll(pattern)].map((found) => ({ where: `${path}:${lineAt(text, found.index)}`, what: `looks like ${what}` })),
    ),
  );
