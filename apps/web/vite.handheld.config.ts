import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlineCache } from './offline-cache.ts';
import { noForeignHosts } from './vite.config.ts';

/**
 * The handheld is a build of its own, beside the workspace's: whoever opens it fetches one file and nothing that was cut to fit
 * another application. In development one server has both.
 */
export default defineConfig({
  root: join(import.meta.dirname, 'Mobile'),
  base: '/Mobile/',
  publicDir: false,
  plugins: [react(), noForeignHosts, offlineCache()],
  build: {
    outDir: join(import.meta.dirname, 'dist/Mobile'),
    emptyOutDir: false,
    manifest: true,
  },
});
