import { describe, expect, test } from 'vitest';
import { afterLot, type JudgedLot, judged, resume, START, type Switching } from '../defs/aql-switching.ts';
import { codeLetter, judgeLot, planAt, planFor } from '../defs/aql.ts';
import { type Aql, aqlName, AQLS, isAql, type Letter, LETTERS, LEVELS, type Level, type Severity } from '../defs/aql-tables.ts';
import vectors from './sampling-vectors.json' with { type: 'json' };

const aqlOf = (name: string): Aql => {
  const found = AQLS.find((aql) => aqlName(aql) === name);
  if (!found) throw new Error(`no AQL ${name}`);
  return found;
};
const levelOf = (name: string): Level => LEVELS.find((level) => level === name) ?? 'II';
const SEVERITIES: readonly Severity[] = ['normal', 'tightened', 'reduced'];
const severityOf = (name: string): Severity => SEVERITIES.find((one) => one === name) ?? 'normal';

describe('plans', () => {
  test.each(SEVERITIES)('every field of the %s table leads where the standard leads', (severity) => {
    const rows: readonly (readonly [string, readonly (string | null)[]])[] = Object.entries(vectors.resolved[severity]);
    expect(rows.length).toBeGreaterThanOrEqual(16);
    for (const [letter, plans] of rows) {
      const row: Letter | undefined = LETTERS.find((one) => one === letter);
      const found = AQLS.map((aql) => {
        const plan = row && planAt(row, aql, severity);
        return plan ? `${plan.letter}/${plan.n}/${plan.ac}` : null;
      });
      expect(found, `${severity} ${letter}`).toEqual(plans);
    }
  });

  test.each(vectors.test_cases)(
    'lot $lot, level $level, AQL $aql, $severity: $letter, n $n, Ac $Ac',
    ({ lot, level, aql, severity, initial_letter, letter, n, Ac, Re, ...rest }) => {
      expect(codeLetter(lot, levelOf(level))).toBe(initial_letter);
      const plan = planFor({ lot, level: levelOf(level), aql: aqlOf(aql), severity: severityOf(severity) });
      expect(plan).toMatchObject({ letter, n, ac: Ac, re: Re, full: 'full_inspection' in rest });
      expect(plan?.path[0]?.letter).toBe(initial_letter);
    },
  );

  test('the way of the arrows is told step by step, up and down', () => {
    const asked = { level: 'II', severity: 'normal' } as const;
    expect(planFor({ ...asked, lot: 90, aql: '0.65' })?.path).toEqual([
      { letter: 'E', cell: 'v' },
      { letter: 'F', cell: 0 },
    ]);
    expect(planFor({ ...asked, lot: 150, aql: '1.0' })?.path).toEqual([
      { letter: 'F', cell: '^' },
      { letter: 'E', cell: 0 },
    ]);
  });

  test('the order of AQL values is that of the table, whole numbers too', () => {
    expect(AQLS.map(aqlName).slice(13, 18)).toEqual(['4.0', '6.5', '10', '15', '25']);
    expect([isAql('10.0'), isAql('10'), isAql(null)]).toEqual([true, false, false]);
  });
});

test('classes are judged on their own; one that fails refuses the lot', () => {
  const { lot, level, severity, classes, lot_accepted } = vectors.multi_class_judgement;
  const verdict = judgeLot(
    { lot, level: levelOf(level), severity: severityOf(severity) },
    classes.map(({ aql, found }) => ({ aql: aqlOf(aql), found })),
  );
  expect(verdict?.classes.map(({ plan, accepted }) => [plan.n, plan.ac, accepted])).toEqual(
    classes.map(({ n, Ac, ok }) => [n, Ac, ok]),
  );
  expect(verdict).toMatchObject({ accepted: lot_accepted, draw: 125 });
});

const GOOD: JudgedLot = { accepted: true, ac: 3, acceptedTighter: true, original: true, steady: true, approved: true };
const BAD: JudgedLot = { ...GOOD, accepted: false };
const after = (state: Switching, ...lots: readonly JudgedLot[]): Switching => lots.reduce(afterLot, state);

describe('switching', () => {
  test('23 lots go the way of the simulation', () => {
    const { lot, level, aql, steady, approved, log } = vectors.switching_simulation;
    const stages = { N: 'normal', T: 'tightened', R: 'reduced' } as const;
    let state = START;
    for (const one of log) {
      expect(state.stage[0]?.toUpperCase(), `lot ${one.lot}`).toBe(one.state);
      const severity = severityOf(state.stage);
      const asked = { lot, level: levelOf(level), aql: aqlOf(aql), severity };
      expect(planFor(asked)).toMatchObject({ n: one.n, ac: one.Ac });
      const verdict = judged(asked, one.d);
      expect(verdict?.accepted, `lot ${one.lot}`).toBe(one.accepted);
      const before = state;
      state = after(state, { ...GOOD, ...verdict, steady, approved });
      // A change of stage begins a new count; the simulation shows the score that earned it.
      if (state.stage === before.stage) expect(state.score, `lot ${one.lot}`).toBe(one.score_after ?? 0);
      const next = Object.entries(stages).find(([code]) => code === one.next_state);
      expect(state.stage, `after lot ${one.lot}`).toBe(next?.[1]);
    }
  });

  test('five lots not accepted while tightened end acceptance, until it is resumed', () => {
    const tightened = after(START, BAD, BAD);
    expect(tightened.stage).toBe('tightened');
    const four = after(tightened, BAD, GOOD, BAD, GOOD, BAD, BAD);
    expect(four.stage).toBe('tightened');
    const ended = after(four, BAD);
    expect([ended.stage, after(ended, GOOD).stage, resume(ended).stage]).toEqual(['discontinued', 'discontinued', 'tightened']);
    expect(resume(START)).toBe(START);
  });

  test('two lots not accepted count only within five', () => {
    expect(after(START, BAD, GOOD, GOOD, GOOD, BAD).stage).toBe('tightened');
    expect(after(START, BAD, GOOD, GOOD, GOOD, GOOD, BAD).stage).toBe('normal');
  });

  test('lots submitted again change nothing', () => {
    expect(after(START, { ...BAD, original: false }, { ...BAD, original: false })).toBe(START);
  });

  test('reduced needs steady production and consent, and ends with irregular production', () => {
    const ten = (lot: JudgedLot): readonly JudgedLot[] => Array.from({ length: 10 }, () => lot);
    expect(after(START, ...ten({ ...GOOD, steady: false })).stage).toBe('normal');
    expect(after(START, ...ten({ ...GOOD, approved: false })).stage).toBe('normal');
    const reduced = after(START, ...ten(GOOD));
    expect(reduced.stage).toBe('reduced');
    expect(after(reduced, { ...GOOD, steady: false }).stage).toBe('normal');
  });

  test('a plan with Ac 0 or 1 earns two points, one with more three, and only if it passes the tighter AQL', () => {
    expect(after(START, { ...GOOD, ac: 1, acceptedTighter: false }).score).toBe(2);
    expect(after(START, GOOD).score).toBe(3);
    expect(after(START, GOOD, { ...GOOD, acceptedTighter: false }).score).toBe(0);
  });
});
