/** Everything that can be judged without running the product: types, lint, format, generated files, conformance. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { modules } from '@takt/app-server/modules';
import { isDocument } from '@takt/model';
import { openRegistry } from '@takt/engine/host';
import { definitionChecks, type Finding, rightsKnown, sourceChecks, sourcesOf } from '@takt/checks';

const root = fileURLToPath(new URL('../', import.meta.url));
const failures: string[] = [];

function command(name: string, ...args: readonly string[]): void {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(args[0] ?? '', args.slice(1), { cwd: root, encoding: 'utf8' });
  report(name, status === 0 ? [] : [`${stdout}${stderr}`.trim()], started);
}

function report(name: string, problems: readonly string[], started: number): void {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (problems.length > 0) failures.push(`${name}\n${problems.join('\n')}`);
}
const lines = (findings: readonly Finding[]): string[] => findings.map(({ where, what }) => `  ${where}  ${what}`);

/** How many types the compiler makes for these files. */
function instantiations(...include: readonly string[]): number {
  const folder = `${root}node_modules/.cache/takt`;
  mkdirSync(folder, { recursive: true });
  const files = globSync(include.map((path) => `${root}${path}/**/*.ts`)).filter((path) => !path.endsWith('.test.ts'));
  const config = { extends: `${root}tsconfig.base.json`, files };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const { stdout } = spawnSync('tsc', ['-p', `${folder}/tsconfig.json`, '--extendedDiagnostics'], { encoding: 'utf8' });
  return Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1] ?? Number.NaN);
}

/** What one definition costs the compiler on average: the budget that keeps checking fast at three hundred of them. */
function typeBudget(): void {
  const started = Date.now();
  const entities = modules.flatMap((module) => module.defs.entities);
  // A document is two things to the compiler: a record, and the actions and conditions that look at it.
  const definitions = entities.length + entities.filter(isDocument).length;
  const language = instantiations('packages/model/src');
  const each = Math.round((instantiations('packages/model/src', 'modules/*/defs') - language) / definitions);
  report(`types made: ${each} per definition, ${BUDGET} allowed`, each <= BUDGET ? [] : [`above the budget`], started);
}
// What the first document and the first entity make is shared by all that follow, so the average falls as they are added.
const BUDGET = 700;

command('types: definitions', 'tsc', '-p', 'tsconfig.defs.json');
command('types: server', 'tsc', '-p', 'tsconfig.server.json');
command('types: web', 'tsc', '-p', 'tsconfig.web.json');
command('types: journeys', 'tsc', '-p', 'e2e');
typeBudget();
command('lint', 'oxlint', '--type-aware', '--deny-warnings');
command('format', 'biome', 'format', '.');
command('generated files', process.execPath, 'scripts/gen.ts', '--check');
/** What the server would refuse to start with: an effect nobody bound, a call nobody answers, a port provided twice. */
function assembly(): void {
  const started = Date.now();
  try {
    openRegistry(modules);
    report('assembly', [], started);
  } catch (error) {
    report('assembly', [String(error)], started);
  }
}
assembly();
const sources = await sourcesOf(root);
for (const { name, run } of sourceChecks) {
  const started = Date.now();
  report(`source: ${name}`, lines(run(sources)), started);
}
for (const { name, run } of definitionChecks) {
  const started = Date.now();
  report(`definitions: ${name}`, lines(run(modules)), started);
}
report('rights known', lines(rightsKnown(sources, modules)), Date.now());

for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
