import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The camera's program is fetched when somebody uses the camera; it weighs more than everything else. */
const onDemand = (file: string): boolean => file.endsWith('.wasm') || file.endsWith('.html') || file.startsWith('.vite/');

/** Lets an application open without a network: writes the worker that keeps its files, under a name that changes with them. */
export function offlineCache(): Plugin {
  let base = '/';
  return {
    name: 'takt-kept-offline',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !onDemand(file));
      const kept = [base, `${base}manifest.webmanifest`, '/mark.svg', ...files.toSorted().map((file) => base + file)];
      const name = createHash('sha256').update(kept.join('\n')).digest('hex').slice(0, 12);
      const source = await readFile(join(import.meta.dirname, 'src/worker.js'), 'utf8');
      const worker = source.replace('__NAME__', name).replace('__FILES__', JSON.stringify(kept)).replace('__HOME__', base);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker });
    },
  };
}
