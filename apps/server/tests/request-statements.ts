import type { SampleRow, Samples } from '@takt/testing';

const STATEMENT = 'purchasing.monthlyReconciliation';
/** Statements made here: a line that names one of them gets another when its request changes. */
const made = new WeakMap<Samples, Set<string>>();
const madeFor = (samples: Samples): Set<string> => {
  const known = made.get(samples) ?? new Set<string>();
  made.set(samples, known);
  return known;
};

/** A request over lines of its own supplier's statements, each of them once; lines that name another are left alone. */
export async function withStatements(request: SampleRow, samples: Samples): Promise<SampleRow> {
  const known = madeFor(samples);
  known.add(await samples.reference(STATEMENT));
  const lines = [];
  for (const line of request['lines'] ?? []) {
    if (!known.has(line.statement)) {
      lines.push(line);
      continue;
    }
    const { id } = await samples.create(STATEMENT, { vendor: request['vendor'] }, 'least');
    known.add(id);
    lines.push({ ...line, statement: id, statementLine: 1, qty: null, price: null });
  }
  return { ...request, lines };
}
