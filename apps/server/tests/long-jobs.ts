import { identity } from '@takt/app-server/modules';
import { type BoundLongJob, CellWorker } from '@takt/engine/host';
import { type ExportParts, exportJob, fileRemoval, importJob } from '@takt/content/host';
import type { Factory } from '@takt/testing';

export interface LongJobOptions {
  readonly files?: ExportParts['files'];
  readonly jobs?: readonly BoundLongJob<any>[];
  readonly leaseMs?: number;
}

/** A worker with the product's long jobs, with the store and the further kinds a test gives it. */
export async function startLongJobs(
  { registry, cells, host, faults }: Factory,
  { files = host.files, jobs = [], leaseMs }: LongJobOptions = {},
): Promise<CellWorker> {
  const all = [...jobs, exportJob({ registry, files }), importJob({ registry, files, examiner: host.examiner })];
  const longJobs = { cells, identity, jobs: all, pollMs: 250, ...(leaseMs && { leaseMs }) };
  const onError = (error: Error): void => void faults.push(error);
  const worker = new CellWorker(cells.named('c1'), [fileRemoval(host.files)], { onError, pollSeconds: 0.5, longJobs });
  await worker.start();
  return worker;
}
