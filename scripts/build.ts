/** Builds the browser application and makes sure that it speaks to no host but its own. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../apps/web');
const dist = join(root, 'dist');

/** Addresses that are only names or are shown to developers; nothing is ever loaded from them. */
const ALLOWED = [
  'http://www.w3.org/', // XML namespaces
  'http://localhost', // base for parsing relative addresses in the router
  'https://react.dev/errors/', // links in React's error messages
  'https://reactrouter.com/', // the same of the router
];
/** What a person downloads before the sign-in page works: the entry and everything it imports outright. */
const LOGIN_BUDGET = 180 * 1024;
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'`)\\<>]+/g;

await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

const files = await readdir(dist, { recursive: true, withFileTypes: true });
const foreign: string[] = [];
let bytes = 0;
for (const file of files.filter((one) => one.isFile())) {
  const text = await readFile(join(file.parentPath, file.name), 'utf8');
  bytes += Buffer.byteLength(text);
  for (const [address] of text.matchAll(ADDRESS))
    if (!ALLOWED.some((allowed) => address.startsWith(allowed))) foreign.push(`${file.name}: ${address}`);
}

const login = await loginBytes();
if (foreign.length > 0) {
  console.error(`the build names foreign hosts:\n  ${[...new Set(foreign)].join('\n  ')}`);
  process.exitCode = 1;
}
if (login > LOGIN_BUDGET) {
  console.error(`the sign-in page needs ${kib(login)} of JavaScript, its budget is ${kib(LOGIN_BUDGET)}`);
  process.exitCode = 1;
}
console.log(`apps/web/dist: ${kib(bytes)}, no foreign host; the sign-in page: ${kib(login)} of JavaScript, compressed`);

/** Follows the entry's static imports; those inside functions are loaded later, if at all. */
async function loginBytes(): Promise<number> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const waiting = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const seen = new Map<string, number>();
  while (waiting.length > 0) {
    const file = waiting.pop() ?? '';
    if (seen.has(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    seen.set(file, gzipSync(text).length);
    for (const [, name] of text.matchAll(/(?:^|[;}\n])(?:import|export)[^;(]*?"\.\/([^"]+\.js)"/g))
      waiting.push(`assets/${name}`);
  }
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}

function kib(count: number): string {
  return `${Math.round(count / 1024)} KiB`;
}
