import { makeTemplates } from '@takt/testing';

/** Before any test: one migrated database to copy from; after all of them it goes. */
export default function setup(): Promise<() => Promise<void>> {
  return makeTemplates();
}
