import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../time/until.ts';

/** The address at which a second hand may drive the browser of a profile folder, once it has written it there. */
export function devToolsAddress(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  return until(
    () => {
      const [port = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      return port === '' ? undefined : `http://127.0.0.1:${port}`;
    },
    () => `Chromium wrote no DevToolsActivePort into ${profile} within ten seconds.`,
    10,
  );
}
