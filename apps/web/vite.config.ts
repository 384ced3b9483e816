import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { modules } from './src/modules.ts';

/** First segments that belong to the server: the names under which modules are called, and the engine's own. */
const definitions = await Promise.all(Object.values(modules).map((load) => load()));
const contexts = definitions.flatMap(({ module, contexts }) => [module, ...contexts]);
const paths = [...new Set(['anon', 'auth', 'dev', 'docs', 'face', 'health', 'static', ...contexts])];
const target = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const proxy = { [`^/(?:${paths.join('|')})(?:/|$)`]: { target }, '/ws': { target, ws: true } };

/**
 * Libraries that would fetch their programs from a host of their own if nobody told them better, and whose messages name
 * many more. We tell them, and take the way away: what is left of an address leads nowhere.
 */
const TALKATIVE = [
  '/zxing-wasm/',
  '/@vladmandic/',
  '/ag-grid-community/',
  '/ag-stack/',
  '/react-draggable/',
  '/prop-types/',
  '/@zumer/snapdom/',
  '/marked/',
  '/bwip-js/',
  '/echarts/',
  '/zrender/',
  '/vis-timeline/',
  '/vis-util/',
  '/vis-data/',
  '/moment/',
  '/@xyflow/',
];
const ADDRESS = /https?:\/\/(?!www\.w3\.org\/)(?=[\w-]+\.[\w.-]+|\$\{)/g;
export const noForeignHosts: Plugin = {
  name: 'takt-no-foreign-hosts',
  transform: (code, id) =>
    TALKATIVE.some((library) => id.includes(library)) ? { code: code.replace(ADDRESS, ''), map: null } : null,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), noForeignHosts],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1600,
    manifest: true,
    // The page behind the links in mails is small and knows nothing of the workspace.
    rolldownOptions: { input: ['index.html', 'reply.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
});
