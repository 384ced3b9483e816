/** The application around the pages of modules: rail, tabs, header, and the pages everybody has. */
export type { Assembly } from '@takt/web/host';
export { Takt } from './takt.tsx';
