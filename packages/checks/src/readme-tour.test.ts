import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readmeTour } from './readme-tour.ts';
import { sourcesOf } from './sources.ts';

const product = {
  path: 'modules/base/menu.ts',
  text: "screen('/toy', '工厂建模', 'Factory model tree', 'tool'); const LABEL = ['关联单据 {n}', 'Related {n}'];",
};
const story = { path: 'scripts/demo/story.ts', text: "const people = [{ username: 'admin' }];" };
const found = (text: string) => readmeTour([product, story, { path: 'README.md', text: `## Ten minutes\n${text}\n## Next\n` }]);

test('use 51 the tour names what stands on the screen, in both languages', () => {
  expect(found('As `admin`, open 基础数据 › 工厂建模 (Base data › Factory\n   model tree) and 关联单据 (Related).')).toEqual([]);
  expect(found('Open 工厂建模 (Factory tree).').map(({ what }) => what)).toEqual([
    'names 工厂建模 (Factory tree), which no screen says',
  ]);
});

test('use 51 the tour names parts, batches and people of the story', () => {
  expect(found('工厂建模 (Factory model tree) of `NB-99`.').map(({ what }) => what)).toEqual([
    'names NB-99, of which the demonstration does not tell',
  ]);
});

test('use 51 every step of the README can be walked by its names', async () => {
  expect(readmeTour(await sourcesOf(fileURLToPath(new URL('../../../', import.meta.url))))).toEqual([]);
});

test('a README without the tour is found', () => {
  expect(readmeTour([])).toEqual([{ where: 'README.md', what: 'has no tour under “## Ten minutes”' }]);
});
