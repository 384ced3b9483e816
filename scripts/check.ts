/** Everything that can be judged without running the product: types, lint, format, generated files, conformance. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { modules } from '@takt/app-server/modules';
import { openRegistry, piecesOf } from '@takt/engine/host';
import { typesPerDocument } from './gate/type-budget.ts';
import {
  definitionChecks,
  type Finding,
  rightsKnown,
  dataScopes,
  foreignTables,
  severalEnglish,
  sourceChecks,
  sourcesOf,
  statementsPrepare,
} from '@takt/checks';

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

/** On a generated set: what the product's own definitions make is shared among them, and differs with their number. */
function typeBudget(): void {
  const started = Date.now();
  const { each, seconds } = typesPerDocument(root);
  const words = `types made: ${each} per document, ${BUDGET} allowed; 250 documents compile in ${seconds} s`;
  report(words, each <= BUDGET ? [] : ['above the budget'], started);
}
const BUDGET = 950;

command('types: definitions', 'tsc', '-p', 'tsconfig.defs.json');
command('types: server', 'tsc', '-p', 'tsconfig.server.json');
command('types: web', 'tsc', '-p', 'tsconfig.web.json');
command('types: journeys', 'tsc', '-p', 'e2e');
command('types: tests of pages', 'tsc', '-p', 'tsconfig.tests.json');
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
report('data scopes', lines(dataScopes(sources, modules)), Date.now());
report('foreign tables', lines(foreignTables(sources, modules)), Date.now());
const several = severalEnglish(sources);
console.log(`note   ${several.length} Chinese texts are said in several ways in English; --several-english lists them`);
if (process.argv.includes('--several-english')) console.log(several.map((line) => `  ${line}`).join('\n'));
/** Alone among these it asks a database, the one of `DATABASE_URL`. */
async function statements(): Promise<void> {
  const started = Date.now();
  try {
    const { statements: prepared, findings } = await statementsPrepare(root, sources, piecesOf(modules).computing);
    report(`statements prepare: ${prepared}`, lines(findings), started);
  } catch (error) {
    report('statements prepare', [String(error)], started);
  }
}
await statements();

for (const failure of failures) console.error(`\n${failure}`);
if (failures.length > 0) process.exitCode = 1;
