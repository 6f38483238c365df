import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { artefacts } from '../../e2e/support/people.ts';

/** How far two colours may be apart and still count as the same: letters are drawn a little otherwise by every Chromium. */
const threshold = 0.2;
/** Part of the picture that may differ. A block that moves, goes or comes is more; the edges of letters are less. */
const allowance = 0.02;

/**
 * Why a picture is not what it was when a person last looked at it; undefined when it is. With the variable `PICTURES=accept`
 * it is taken as right. What differs is left with the artefacts, in red.
 */
export function whyOtherPicture(accepted: string, name: string, picture: Buffer): string | undefined {
  const file = join(accepted, `${name}.png`);
  if (process.env['PICTURES'] === 'accept') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    return undefined;
  }
  if (!existsSync(file))
    return `${name}: nobody has looked at it yet. Run with PICTURES=accept, look at it, and commit it`;
  const [before, now] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(picture)];
  if (before.width !== now.width || before.height !== now.height)
    return `${name}: ${now.width} x ${now.height} instead of ${before.width} x ${before.height}`;
  const shown = new PNG({ width: now.width, height: now.height });
  const different = pixelmatch(before.data, now.data, shown.data, now.width, now.height, {
    threshold,
    includeAA: true,
  });
  const part = different / (now.width * now.height);
  if (part <= allowance) return undefined;
  writeFileSync(join(artefacts, `differs-${name}.png`), PNG.sync.write(shown));
  return `${name}: ${(100 * part).toFixed(1)} % of it is different, see artefacts/differs-${name}.png`;
}
