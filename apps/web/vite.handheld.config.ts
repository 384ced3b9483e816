import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineCache } from './offline-cache.ts';
import { noForeignHosts } from './vite.config.ts';

const TEXT = String.raw`(?:'[^']*'|"[^"]*")`;
const HELP = new RegExp(String.raw`\bhelp: \[\s*${TEXT},\s*${TEXT},?\s*\],?`, 'g');
/** Definitions explain fields to whoever fills in forms; the handheld has none, and a slow network. */
const withoutHelp: Plugin = {
  name: 'takt-without-help',
  enforce: 'pre',
  transform: (code, id) => (/\/(?:defs|model)\//.test(id) ? code.replace(HELP, '') : undefined),
};

/**
 * The handheld is a build of its own, beside the workspace's: whoever opens it fetches one file and nothing that was cut to fit
 * another application. In development one server has both.
 */
export default defineConfig({
  root: join(import.meta.dirname, 'Mobile'),
  base: '/Mobile/',
  publicDir: false,
  plugins: [withoutHelp, react(), noForeignHosts, offlineCache()],
  build: {
    outDir: join(import.meta.dirname, 'dist/Mobile'),
    emptyOutDir: false,
    manifest: true,
  },
});
