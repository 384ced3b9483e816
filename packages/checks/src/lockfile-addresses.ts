import type { Finding, Source } from './finding.ts';
import { lineAt } from './scan.ts';

const FILES: Readonly<Record<string, RegExp>> = {
  'package-lock.json': /"resolved":\s*"([a-z+]+:\/\/[^"]*)"/g,
  '.npmrc': /^\s*((?:@[\w-]+:)?registry\s*=.*|.*_(?:auth|authToken|password)\s*=.*)$/gm,
};

/**
 * Finds download addresses and registries in what npm reads. The mistake: a lock file written behind a mirror others
 * cannot reach, with which no other machine can install.
 */
export const lockfileAddresses = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ path, text }) => {
    const pattern = FILES[path.split('/').at(-1) ?? ''];
    return [...(pattern ? text.matchAll(pattern) : [])].map((found) => ({
      where: `${path}:${lineAt(text, found.index)}`,
      what: `${found[1]?.replace(/=.*/, '= …')} ties the installation to one registry`,
    }));
  });
