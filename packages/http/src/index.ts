/** What the applications, the tests and the scripts assemble the product from. */
export { buildHttp, type HttpApp, type HttpOptions } from './app.ts';
export { type HostParts, openHost } from './assemble.ts';
export type { Host } from './host.ts';
export { tooDeep } from './json-body.ts';
export { onSignals, stopGracefully } from './lifecycle.ts';
export { openapi } from './openapi.ts';
export { operationNames } from './operation-names.ts';
