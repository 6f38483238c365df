// node --import ./test/support/electron-double/register.mjs dist/main/main.js
import { registerHooks } from 'node:module';

const url = new URL('./electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url, shortCircuit: true, format: 'module-typescript' }
      : next(specifier, context),
});
