import { calledOff, type SampleRow, type Samples } from '@takt/testing';

/** Plans by what they ask for: lines of one supplier, warehouse, part and unit share one, which asks for more than anybody samples. */
const plans = new WeakMap<Samples, Map<string, Promise<string>>>();
const plansOf = (samples: Samples): Map<string, Promise<string>> => {
  const known = plans.get(samples) ?? new Map<string, Promise<string>>();
  plans.set(samples, known);
  return known;
};

async function releasedPlan({ client }: Samples, vendor: string, warehouse: string, { part, unit }: SampleRow): Promise<string> {
  const [line] = await calledOff(client, { vendor, warehouse }, [{ part, unit, qty: '10000000' }]);
  return line?.plan ?? '';
}

/** A note whose lines are called off by plans that fit them; lines that say where they come from are left alone. */
export async function withSources(note: SampleRow, samples: Samples): Promise<SampleRow> {
  const known = plansOf(samples);
  const mine = await Promise.all(known.values());
  const { vendor, warehouse } = note;
  const lines = [];
  for (const line of note['lines'] ?? []) {
    const sampled = line.plan === undefined || mine.includes(line.plan);
    const key = [vendor, warehouse, line.part, line.unit].join(' ');
    if (sampled && !known.has(key)) known.set(key, releasedPlan(samples, vendor, warehouse, line));
    lines.push(sampled && line.sourceLine !== null ? { ...line, plan: await known.get(key), sourceLine: 1 } : line);
  }
  return { ...note, lines };
}
