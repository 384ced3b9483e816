import { startPrivateCluster, templatesOn } from '@takt/testing';

/** Before the tests that kill: a database server of their own, and on it one migrated database to copy from. */
export default (): Promise<() => Promise<void>> => templatesOn(startPrivateCluster);
