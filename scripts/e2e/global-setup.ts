import { seedDemoTemplate } from './demo-template.ts';

/** Seeds the demo factory before all tests and drops it after them, unless `npm run e2e` has done so for several runs. */
export default (): Promise<() => Promise<void>> => seedDemoTemplate();
