/** How much JavaScript each part of the browser application may ask a person to download, compressed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Budget {
  readonly name: string;
  /** The folder of a build of its own. */
  readonly within?: string;
  /** Sources whose chunks, with everything these import outright, are counted. */
  readonly starts: readonly RegExp[];
  /** What is there already when this is asked for. */
  readonly after?: readonly RegExp[];
  /** Of these chunks the heaviest is counted as well. */
  readonly heaviest?: RegExp;
  readonly kib: number;
}
const FIRST = [/^index\.html$/];
/** Comes after the sign-in page, so what that has brought is not counted twice. */
const WORKSPACE = [/shell\/src\/workspace\.tsx$/, /shell\/src\/full-kit\.tsx$/, /src\/product\.ts$/];
const RECORD = /edit\/record-screen\.tsx$/;
const BUDGETS: readonly Budget[] = [
  { name: 'sign-in page', starts: FIRST, kib: 180 },
  // A list brings the definitions of its module with it.
  { name: 'workspace and list', starts: WORKSPACE, after: FIRST, heaviest: /^assets\/defs-/, kib: 420 },
  { name: 'reply page', starts: [/^reply\.html$/], kib: 117 },
  // 120 kB; slow devices on a bad network.
  { name: 'handheld', within: 'Mobile', starts: FIRST, kib: 117 },
  // Each of these comes when the first of its kind is looked at, and never before.
  { name: 'charts', starts: [/charts\/drawn-chart\.tsx$/], after: [...FIRST, ...WORKSPACE], kib: 220 },
  { name: 'timeline', starts: [/timeline\/drawn-timeline\.tsx$/], after: [...FIRST, ...WORKSPACE], kib: 190 },
  { name: 'graph', starts: [/graph\/drawn-graph\.tsx$/], after: [...FIRST, ...WORKSPACE, RECORD], kib: 80 },
  { name: 'grid', starts: [/list\/grid\.tsx$/], after: [...FIRST, ...WORKSPACE], kib: 300 },
];

interface BundleSize {
  readonly name: string;
  readonly kib: number;
  readonly budget: number;
}

/** Weighs every part of a build against its budget. */
export function measureBundles(dist: string): Promise<readonly BundleSize[]> {
  return Promise.all(
    BUDGETS.map(async ({ name, within = '', starts, after = [], heaviest, kib }) => {
      const folder = join(dist, within);
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const there = closure(manifest, after);
      const keys = [...closure(manifest, starts)].filter((key) => !there.has(key));
      const weight = async (key: string): Promise<number> => gzipped(join(folder, manifest[key]?.file ?? ''));
      const sizes = await Promise.all(keys.map(weight));
      const others = Object.keys(manifest).filter((key) => heaviest?.test(manifest[key]?.file ?? ''));
      const most = Math.max(0, ...(await Promise.all(others.map(weight))));
      // A part that has been renamed must not pass as one that weighs nothing.
      if (heaviest && most === 0) throw new Error(`no chunk of the build is named like ${heaviest}`);
      return { name, budget: kib, kib: Math.round(sizes.reduce((sum, size) => sum + size, most) / 1024) };
    }),
  );
}

function closure(manifest: Manifest, starts: readonly RegExp[]): Set<string> {
  const seen = new Set<string>();
  const waiting = starts.map((start) => {
    const key = Object.keys(manifest).find((one) => start.test(one));
    if (key === undefined) throw new Error(`no chunk of the build begins at ${start}`);
    return key;
  });
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

const gzipped = async (file: string): Promise<number> => gzipSync(await readFile(file)).length;
