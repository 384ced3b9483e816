import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineCache } from './offline-cache.ts';
import { noForeignHosts } from './vite.config.ts';

const TEXT = String.raw`(?:'[^']*'|"[^"]*")`;
const HELP = new RegExp(String.raw`\bhelp: \[\s*${TEXT},\s*${TEXT},?\s*\],?`, 'g');
const COLUMNS = /^( {2}(?:list|query)): \[[^\]]*\],$/gm;
const FACE = /\bbyFace: (?:true|\['[^\]]*'\]),?/g;
/** Definitions explain fields and arrange lists for workspaces; the handheld has neither, nor shared screens, and a slow network. */
const withoutWorkspace: Plugin = {
  name: 'takt-without-workspace',
  enforce: 'pre',
  transform: (code, id) =>
    /\/(?:defs|model)\//.test(id) ? code.replace(HELP, '').replace(COLUMNS, '$1: [],').replace(FACE, '') : undefined,
};

/**
 * The handheld is a build of its own, beside the workspace's: whoever opens it fetches one file and nothing that was cut to fit
 * another application. In development one server has both.
 */
export default defineConfig({
  root: join(import.meta.dirname, 'Mobile'),
  base: '/Mobile/',
  publicDir: false,
  plugins: [withoutWorkspace, react(), noForeignHosts, offlineCache()],
  build: {
    outDir: join(import.meta.dirname, 'dist/Mobile'),
    emptyOutDir: false,
    manifest: true,
  },
});
