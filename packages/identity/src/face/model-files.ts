import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
// The package hides its folders behind its entry, so they are found from there.
const human = (): string => join(dirname(require.resolve('@vladmandic/human')), '..');

/** The build for Node that computes in WebAssembly; the package's own entry wants a native module. */
export const humanBuild = (): string => join(human(), 'dist', 'human.node-wasm.js');
/** Where the models lie that come with the package. */
export const modelFolder = (): string => join(human(), 'models');
/** Where the WebAssembly programs lie. */
export const wasmFolder = (): string => dirname(require.resolve('@tensorflow/tfjs-backend-wasm'));
