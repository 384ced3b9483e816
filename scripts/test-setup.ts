import { makeTemplates } from '@takt/testing';

/** Before any test: one migrated database to copy from. */
export default async function setup(): Promise<void> {
  await makeTemplates();
}
