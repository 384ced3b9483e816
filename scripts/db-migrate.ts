/** Creates and migrates the directory and every cell. `--anew` drops them first; only demonstrations are dropped. */
import { parseArgs } from 'node:util';
import { configFrom } from '@takt/engine/host';
import { migrateAll } from './migrate-all.ts';

const { values } = parseArgs({ options: { anew: { type: 'boolean', default: false } } });
for (const { cell, applied } of await migrateAll(configFrom(process.env), values.anew))
  console.log(`cell ${cell}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}`);
