/** A worker process with the product's long jobs, which store files slowly; killed by the tests. */
import { Transform } from 'node:stream';
import { type CellConfig, Cells, CellWorker, openRegistry } from '@takt/engine/host';
import { diskStore, exportJob, importJob, openExaminer } from '@takt/content/host';
import { identity, modules } from '@takt/app-server/modules';

const config = JSON.parse(process.env['TEST_CELL'] ?? '{}') as CellConfig;
const cells = new Cells(process.env['TEST_DIRECTORY'] ?? '', [config], () => undefined);
const registry = openRegistry(modules);
const disk = diskStore(process.env['TEST_FILES'] ?? '');
const files: typeof disk = {
  ...disk,
  put: (key, bytes) => {
    const slowly = new Transform({ transform: (chunk, _, done) => setTimeout(() => done(null, chunk), 60) });
    bytes.on('error', (error) => slowly.destroy(error));
    return disk.put(key, bytes.pipe(slowly));
  },
};
const jobs = [exportJob({ registry, files }), importJob({ registry, files, examiner: openExaminer() })];
const longJobs = { cells, identity, jobs, leaseMs: 5000, pollMs: 250 };
const worker = new CellWorker(cells.named(config.name), [], { onError: () => undefined, pollSeconds: 0.5, longJobs });
await worker.start();
console.log('ready');
