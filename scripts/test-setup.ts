import { startQuickCluster, templatesOn } from '@takt/testing';

/** Before any test: a database server, and on it one migrated database to copy from; after all of them they go. */
export default (): Promise<() => Promise<void>> => templatesOn(startQuickCluster);
