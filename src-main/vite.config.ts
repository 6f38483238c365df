import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  publicDir: false,
  build: {
    ssr: true,
    outDir: `${here}/../dist/main`,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: `${here}/electron/main.ts`,
      output: { format: 'es', entryFileNames: 'main.js' },
      external: ['electron', 'better-sqlite3', ...builtinModules, /^node:/],
    },
  },
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
});
