import { execFileSync } from 'node:child_process';
import { Vendor, VendorPart } from '@takt/modules/base/defs';
import type { Field } from '@takt/model';
import { expect, test } from 'vitest';

const marked = execFileSync('git', ['grep', '-hoE', 'term [a-zA-Z]+[.][a-zA-Z]+', '--', '*.test.ts', '*.e2e.ts'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});

/** Figures and yes or no: what a supplier and we agreed on. Names and addresses are not terms. */
const KINDS = ['integer', 'decimal', 'quantity', 'flag'];
/** Whether a row is offered at all is the engine's. */
const OF_THE_ENGINE = ['markStatus'];

test('every term of a supplier or its part has a test, named by “term” and its name, that shows what follows from it', () => {
  const named = new Set(marked.split('\n').map((line) => line.replace('term ', '')));
  const terms = [Vendor, VendorPart].flatMap(({ id, fields }) =>
    Object.entries<Field>(fields)
      .filter(([name, { kind }]) => KINDS.includes(kind) && !OF_THE_ENGINE.includes(name))
      .map(([name]) => `${id.slice('base.'.length)}.${name}`),
  );
  expect(terms.filter((term) => !named.has(term))).toEqual([]);
});
