import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { translated } from './language/build/plugin.ts';
import { languages } from './language/build/languages.ts';

const here = import.meta.dirname;

/** What jsPDF loads to draw HTML and SVG, which nothing here asks of it: 380 KB that no page ever reads. */
const neverDrawn = ['html2canvas', 'canvg', 'dompurify'];
const withoutThem: Plugin = {
  name: 'never-drawn',
  enforce: 'pre',
  resolveId: (id) => (neverDrawn.includes(id) ? '\0never-drawn' : undefined),
  load: (id) => (id === '\0never-drawn' ? 'export default undefined;' : undefined),
};

export default defineConfig({
  root: here,
  base: './',
  publicDir: false,
  plugins: [withoutThem, translated(languages), svelte({ configFile: `${here}/svelte.config.js` })],
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
