import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The address at which a second hand may drive the browser of a profile folder, once it has written it there. */
export async function devToolsAddress(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 500; tries += 1) {
    const [port = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port !== '') return `http://127.0.0.1:${port}`;
    await wait(20);
  }
  throw new Error(`Chromium wrote no DevToolsActivePort into ${profile} within ten seconds.`);
}
