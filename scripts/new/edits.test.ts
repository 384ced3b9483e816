import { expect, test } from 'vitest';
import { entitiesIn, exported, importsScreen, inList, inMenu, inTable, inWays, withImport } from './edits.ts';

const GAUGE = "import { Gauge } from './gauge.ts';\n";

test('an import stands among those of its folder by their paths, or after all others', () => {
  const model = "import { text } from '@takt/model';\n";
  const [first, last] = ["import { A } from './a.ts';\n", "import { Z } from './z.ts';\n"];
  const added = withImport('Gauge', './gauge.ts');
  expect(added(`${model}${first}${last}`)).toBe(`${model}${first}${GAUGE}${last}`);
  expect(added(`${model}${last}`)).toBe(`${model}${GAUGE}${last}`);
  expect(added(model)).toBe(`${model}${GAUGE}`);
});

test('a name goes to the end of its list; a list that is missing is begun', () => {
  const added = inList('bindings', 'gauge', 'menu');
  expect(added('{ bindings: [a, b] }')).toBe('{ bindings: [a, b, gauge] }');
  expect(added('{ bindings: [] }')).toBe('{ bindings: [gauge] }');
  expect(added('{\n  defs: x,\n  menu,\n  answers: [],\n}')).toBe(
    '{\n  defs: x,\n  menu,\n  bindings: [gauge],\n  answers: [],\n}',
  );
  expect(added('{ defs: x, menu };')).toBe('{ defs: x, menu, bindings: [gauge] };');
  expect(added('{ defs: x }')).toBeNull();
});

test('a definition is exported with the others, not with calls', () => {
  const index = 'export { callOne };\nexport { Part, Unit };\n\nexport const base: Definitions = { entities: [Part, Unit] };\n';
  expect(entitiesIn(index)).toEqual(['Part', 'Unit']);
  const added = exported('Gauge', './gauge.ts', entitiesIn(index));
  expect(added(index)).toContain('export { Part, Unit, Gauge };');
  expect(added("\nexport { Part } from './part.ts';\n\nexport const base: Definitions = {};")).toContain(
    "export { Part } from './part.ts';\nexport { Gauge } from './gauge.ts';\n",
  );
});

test('a menu gets its line at the end of the first group, and what the line is made by', () => {
  const menu = "import { page } from '@takt/model';\n  {\n    screens: [\n      page('/a', 'A'),\n    ],\n  },\n";
  expect(inMenu("screen('/b')")(menu)).toContain("      page('/a', 'A'),\n      screen('/b'),\n    ],");
  expect(importsScreen(menu)).toContain('import { page, screen }');
});

test('a table gets its row at the end, ways theirs, in one line or several', () => {
  expect(inTable('| b |')('| A | B |\n| - | - |\n| a |\n\nText')).toBe('| A | B |\n| - | - |\n| a |\n| b |\n\nText');
  const added = inWays("'b.c': {}");
  expect(added('w: Ways = {\n};')).toBeNull();
  expect(added('xWays: Ways = {\n};')).toBe("xWays: Ways = { 'b.c': {} };");
  expect(added("xWays: Ways = { 'a.b': {} };")).toBe("xWays: Ways = { 'a.b': {}, 'b.c': {} };");
  expect(added("xWays: Ways = {\n  'a.b': {},\n};")).toBe("xWays: Ways = {\n  'a.b': {},\n  'b.c': {},\n};");
});
