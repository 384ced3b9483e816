import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { definitions } from './src/modules.ts';

/** First segments that belong to the server: the names under which modules are called, and the engine's own. */
const contexts = definitions.flatMap(({ module, contexts }) => [module, ...contexts]);
const paths = [...new Set(['anon', 'docs', 'health', ...contexts])];
const target = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const proxy = { [`^/(?:${paths.join('|')})(?:/|$)`]: { target } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1500 },
});
