import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  publicDir: false,
  build: {
    outDir: `${here}/../dist/preload`,
    emptyOutDir: true,
    target: 'chrome140',
    sourcemap: 'inline',
    minify: false,
    lib: { entry: `${here}/electron/preload.ts`, formats: ['cjs'], fileName: () => 'preload.cjs' },
    rolldownOptions: { external: ['electron'] },
  },
});
