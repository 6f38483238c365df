import { installed, runNow, surroundings } from './ground.mjs';

/** The three bundles of the app: the page, the main process, and the bridge between them. */
const bundles = ['src-renderer/vite.config.ts', 'src-main/vite.config.ts', 'src-main/vite.preload.config.ts'];

/** Builds dist/; 0 when all three bundles stand. */
export function build(node) {
  for (const config of bundles) {
    const args = [installed('vite/bin/vite.js'), 'build', '-c', config, '--logLevel', 'warn'];
    const code = runNow(node, args, { env: surroundings(node) });
    if (code !== 0) {
      console.error(`The bundle of ${config} could not be built: the message above says why.`);
      return code;
    }
  }
  return 0;
}
