import { readFileSync } from 'node:fs';
import { modules } from '@takt/app-server/modules';
import { isDocument } from '@takt/model';
import { chosen } from '../../apps/server/tests/coverage-set.ts';
import type { TestReport } from './test-report.ts';

/** How many definitions there are, or will be. */
interface Product {
  readonly documents: number;
  readonly masters: number;
  /** Definitions the facts of the engine are tried on: those chosen for their traits, and a tenth of the others. */
  readonly examples: number;
}
/** What tests take, by what it grows with. */
interface Costs {
  readonly documents: number;
  readonly masters: number;
  readonly examples: number;
  /** Grows with the people who write tests, not with the definitions. */
  readonly others: number;
}

/** The product as it is planned. */
const PLANNED = { documents: 86, entities: 400 } as const;
/** Definitions with a trait no other has are few, however many there are. */
export const examplesOf = (entities: number, few: number): number => few + Math.ceil((entities - few) / 10);

/** What the tests of one run took, in seconds, by what they grow with. The families name the definition they are about. */
export function costsIn(report: TestReport, documents: ReadonlySet<string>, masters: ReadonlySet<string>): Costs {
  const costs = { documents: 0, masters: 0, examples: 0, others: 0 };
  for (const { name, assertionResults } of report.testResults) {
    const generated = name.includes('apps/server/tests/');
    for (const { fullName, duration = 0 } of assertionResults) {
      const words = generated ? fullName.split(' ') : [];
      const kind = fullName.startsWith('the engine on ')
        ? 'examples'
        : words.some((word) => documents.has(word))
          ? 'documents'
          : words.some((word) => masters.has(word))
            ? 'masters'
            : 'others';
      costs[kind] += duration / 1000;
    }
  }
  return costs;
}
export const sumOf = ({ documents, masters, examples, others }: Costs): number => documents + masters + examples + others;

/** The same with more definitions: what is tried per definition grows with them, the rest stays. */
export const grown = (costs: Costs, now: Product, then: Product): Costs => ({
  documents: (costs.documents * then.documents) / now.documents,
  masters: (costs.masters * then.masters) / now.masters,
  examples: (costs.examples * then.examples) / now.examples,
  others: costs.others,
});

/** What the gate prints: the share of each kind, and what the step would take with the planned product. */
export function forecast(costs: Costs, now: Product, then: Product, step: { wall: number; processor: number }): string {
  const factor = sumOf(grown(costs, now, then)) / sumOf(costs);
  const share = (part: number): string => `${Math.round((100 * part) / sumOf(costs))} %`;
  const [wall, processor] = [step.wall * factor, step.processor * factor].map(Math.round);
  return [
    `time of the tests: ${share(costs.documents)} per document, ${share(costs.masters)} per master, ${share(costs.examples)} facts of the engine, ${share(costs.others)} others`,
    `forecast for ${then.documents} documents and ${then.masters} masters (now ${now.documents} and ${now.masters}): tests ${wall} s, processor ${processor} s`,
  ].join('\n');
}

if (import.meta.main) {
  const [wall = '0', processor = '0'] = process.argv.slice(2);
  const entities = modules.flatMap(({ defs }) => defs.entities).filter(({ log }) => !log);
  const ids = (of: typeof entities): ReadonlySet<string> => new Set(of.map(({ id }) => id));
  const [documents, masters] = [ids(entities.filter(isDocument)), ids(entities.filter((one) => !isDocument(one)))];
  const report = JSON.parse(readFileSync('test-results/tests.json', 'utf8')) as TestReport;
  const now = {
    documents: documents.size,
    masters: masters.size,
    examples: examplesOf(entities.length, chosen.length),
  };
  const then = {
    documents: PLANNED.documents,
    masters: PLANNED.entities - PLANNED.documents,
    examples: examplesOf(PLANNED.entities, chosen.length),
  };
  const step = { wall: Number.parseInt(wall, 10), processor: Number.parseInt(processor, 10) };
  console.log(forecast(costsIn(report, documents, masters), now, then, step));
}
