import { makeTemplates, startPrivateCluster } from '@takt/testing';

/** Before the tests that kill: a database server of their own, and on it one migrated database to copy from. */
export default async function setup(): Promise<() => Promise<void>> {
  const stop = await startPrivateCluster();
  const drop = await makeTemplates();
  return async () => {
    await drop();
    await stop();
  };
}
