import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

test('text is read; binary files and files that are gone are left out', async () => {
  const root = await mkdtemp(join(tmpdir(), 'takt-sources-'));
  try {
    await writeFile(join(root, 'a.ts'), 'export const 节拍 = 1;\n');
    await writeFile(join(root, 'b.png'), Buffer.from([0x89, 0x50, 0, 0, 0]));
    expect(await readSources(root, ['a.ts', 'b.png', 'gone.ts'])).toEqual([{ path: 'a.ts', text: 'export const 节拍 = 1;\n' }]);
  } finally {
    await rm(root, { recursive: true });
  }
});
