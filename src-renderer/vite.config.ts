import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { translated } from './language/build/plugin.ts';
import { languages } from './language/build/languages.ts';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: './',
  publicDir: false,
  plugins: [translated(languages), svelte({ configFile: `${here}/svelte.config.js` })],
  worker: { format: 'es', plugins: () => [svelte({ configFile: `${here}/svelte.config.js` })] },
  build: {
    outDir: `${here}/../dist/renderer`,
    emptyOutDir: true,
    target: 'chrome140',
    sourcemap: true,
    // The content security policy forbids inline scripts and data: modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
