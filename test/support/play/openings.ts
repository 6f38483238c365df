import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A folder with a program `xdg-open` of our own, for the front of PATH; `opened` lists what it was asked to open. */
export interface Openings {
  readonly env: NodeJS.ProcessEnv;
  opened(): readonly string[];
}

export function openings(folder: string, exitCode = 0): Openings {
  mkdirSync(folder, { recursive: true });
  const seen = join(folder, 'opened');
  const program = join(folder, 'xdg-open');
  writeFileSync(
    program,
    `#!/bin/sh\nprintf '%s\\n' "$@" >> '${seen}'\nprintf '%s' "$SEALED_ORDERS_PASSPHRASE" > '${seen}-phrase'\nexit ${exitCode}\n`,
  );
  chmodSync(program, 0o755);
  return {
    env: { ...process.env, DISPLAY: ':99', PATH: [folder, process.env['PATH']].join(delimiter) },
    opened: () => (existsSync(seen) ? readFileSync(seen, 'utf8').trimEnd().split('\n') : []),
  };
}
