/** Everything that can be judged without running the product: types, lint, format, generated files, conformance. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { modules } from '@takt/app-server/modules';
import { definitionChecks, type Finding, sourceChecks, sourcesOf } from '@takt/checks';

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

/** Type instantiations per definition: the budget that keeps the compiler fast at three hundred of them. */
function typeBudget(): void {
  const started = Date.now();
  const { stdout } = spawnSync('tsc', ['-p', 'tsconfig.defs.json', '--extendedDiagnostics'], { cwd: root, encoding: 'utf8' });
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1] ?? Number.NaN);
  const definitions = modules.flatMap((module) => module.defs.entities).length;
  const each = Math.round(instantiations / definitions);
  const limit = 2500;
  report(`type instantiations: ${each} per definition`, each <= limit ? [] : [`above the budget of ${limit}`], started);
}

command('types: definitions', 'tsc', '-p', 'tsconfig.defs.json');
command('types: server', 'tsc', '-p', 'tsconfig.server.json');
command('types: web', 'tsc', '-p', 'tsconfig.web.json');
typeBudget();
command('lint', 'oxlint', '--type-aware', '--deny-warnings');
command('format', 'biome', 'format', '.');
command('generated files', process.execPath, 'scripts/gen.ts', '--check');
const sources = await sourcesOf(root);
for (const { name, run } of sourceChecks) {
  const started = Date.now();
  report(`source: ${name}`, lines(run(sources)), started);
}
for (const { name, run } of definitionChecks) {
  const started = Date.now();
  report(`definitions: ${name}`, lines(run(modules)), started);
}

for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
