export { currentCommit } from './current-commit.ts';
export { Client, encodePassword, FORM, type Reply, type SentFile } from './client.ts';
export { adminUrl, copyDatabase, copyDatabases, dropDatabases, templatesOn } from './databases.ts';
export { Factory, type FactoryOptions, type PersonOptions, Tenant } from './factory.ts';
export { freePort } from './free-port.ts';
export { scanPdf } from './printed.ts';
export { sampleValue } from './sample-values.ts';
export { keyField, type Sampled, type SampleOverrides, type SampleRow, Samples, type SamplesOptions } from './samples.ts';
export { hasPrivateCluster, restartAtOnce, startPrivateCluster, startQuickCluster } from './private-cluster.ts';
