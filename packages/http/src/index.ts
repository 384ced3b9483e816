/** What the applications, the tests and the scripts assemble the product from. */
export { buildHttp, type HttpApp } from './app.ts';
export { type HostParts, openHost } from './assemble.ts';
export type { Host } from './host.ts';
export { onSignals, stopGracefully } from './lifecycle.ts';
export { openapi } from './openapi.ts';
export { operationNames } from './operation-names.ts';
