import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The tables of a game's file are read when it is opened, from beside the code. */
const tables: Plugin = {
  name: 'tables',
  generateBundle() {
    const folder = `${here}/adapters/game/schema`;
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.sql'))) {
      this.emitFile({
        type: 'asset',
        fileName: `game/schema/${name}`,
        source: readFileSync(`${folder}/${name}`),
      });
    }
  },
};

export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [tables],
  build: {
    ssr: true,
    outDir: `${here}/../dist/main`,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: `${here}/electron/main.ts`,
      output: {
        format: 'es',
        entryFileNames: 'main.js',
        // Comments and blanks are left out; names stay, for reports of what went wrong.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
      external: ['electron', 'better-sqlite3', ...builtinModules, /^node:/],
    },
  },
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
});
