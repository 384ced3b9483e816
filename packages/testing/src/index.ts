export { Client, type Reply } from './client.ts';
export { adminUrl, copyDatabases, dropDatabases, makeTemplates } from './databases.ts';
export { Factory, type FactoryOptions, type PersonOptions, Tenant } from './factory.ts';
