import { gzipSync } from 'node:zlib';

import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';

import { plainJson } from '#kernel/codec/plainJson.ts';
import { seenFile, splitFile } from '#kernel/files/envelope.ts';
import { restored } from '#kernel/files/restored.ts';
import { sealing } from '#main/adapters/sealing.ts';
import { readMail, unwrapped } from '#main/services/incoming/mime.ts';
import { battleAtTable } from '../../rulesets/vbam-sfb/battleAtTable.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { letter, needs, postGame } from '../../support/mail/postWorld.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { hostileLetters } from '../../support/mail/hostileLetters.ts';

/**
 * What anybody may send costs in proportion to its size. Five doublings are looked at together, so that work of another
 * order stands out from what memory and a busy machine add. Counted is the processor time of this thread alone, and what
 * shows too much is looked at again; no time that passes.
 */
const doublings = 5;
/** Less work than this, in microseconds, is too little to be told from none. */
const little = 2_000;

type Work = () => unknown;
/** Makes an input of a share of the largest size, and returns the work on it. */
type Made = (share: number) => Work | Promise<Work>;

async function cost(work: Work): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(user + system, little);
}

/** How often as much work the whole is as a small part of it, at the best of as many looks as may be needed. */
async function growth(made: Made, most: number, looks: number): Promise<number> {
  const [part, whole] = [await made(1 / 2 ** doublings), await made(1)];
  let least = Number.POSITIVE_INFINITY;
  for (let again = 0; again < looks && least >= most; again += 1)
    least = Math.min(least, (await cost(whole)) / (await cost(part)));
  return least;
}

const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

const opening = 'Sealed Orders orders 1\n';
const ageHead = 'age-encryption.org/v1\n';
const reader = `-> X25519 ${'A'.repeat(43)}\n${'A'.repeat(43)}\n`;
const keys = sealing.newKeys();
const table = battleAtTable();
const zipped = (many: number, size: number): Uint8Array =>
  zipSync(
    Object.fromEntries(Array.from({ length: many }, (_, at) => [`${at}.orders`, new Uint8Array(size)])),
  );

afterAll(removeFolders);
const begun = postGame(`${tempFolder()}/toy.game`);

const files: Readonly<Record<string, Made>> = {
  'a letter of many files that are refused': async (share) => {
    const { gm } = await begun;
    let sent = 0;
    return () => {
      const refused = Array.from({ length: Math.ceil(48 * share) }, () =>
        latin(`${opening}{"game":"gw9","turn":${(sent += 1)}${'x'.repeat(2_000)}`),
      );
      return takeLetter(needs, gm, letter('ann@example.org', refused));
    };
  },
  'a file of line ends': (share) => {
    const bytes = latin(opening + repeated('\r\n', share * 4_000_000));
    return () => [splitFile(bytes), restored(seenFile(bytes)).bytes];
  },
  'a file of letters that could not be read': (share) => {
    const bytes = latin(opening + repeated('\u00ef\u00bf\u00bd', share * 4_000_000));
    return () => [splitFile(bytes), restored(seenFile(bytes)).bytes];
  },
  'a file of halves of such letters': (share) => {
    const bytes = latin(opening + repeated('\u00ef', share * 4_000_000));
    return () => [splitFile(bytes), restored(seenFile(bytes)).bytes];
  },
  brackets: (share) => {
    const text = repeated('[', share * 4_000_000);
    return () => plainJson(text);
  },
  'a body sealed to many readers': async (share) => {
    const { privately } = await keys;
    const body = latin(
      `${ageHead}${repeated(reader, share * 4_000_000)}--- ${'A'.repeat(43)}\n${'x'.repeat(40)}`,
    );
    return () => sealing.open(body, { seal: [privately.seal] });
  },
  'a zip of many files': (share) => {
    const bytes = zipped(Math.ceil(192 * share), 100_000);
    return () => unwrapped({ name: 'a.zip', bytes });
  },
  'a zip of one large file': (share) => {
    const bytes = zipped(1, share * 30_000_000);
    return () => unwrapped({ name: 'a.zip', bytes });
  },
  'a zip of nothing': (share) => {
    const bytes = latin(`PK\u0003\u0004${repeated('\u0000', share * 10_000_000)}`);
    return () => unwrapped({ name: 'a.zip', bytes });
  },
  'beginnings of files in a zip': (share) => {
    const bytes = latin(repeated('PK\u0003\u0004', share * 10_000_000));
    return () => unwrapped({ name: 'a.zip', bytes });
  },
  'a gz of one large file': (share) => {
    const bytes = gzipSync(new Uint8Array(share * 30_000_000));
    return () => unwrapped({ name: 'a.gz', bytes });
  },
  'a text of blanks': (share) => {
    const bytes = latin(`From: a\nMessage-ID: <a@b>\n${repeated(' ', share * 10_000_000)}`);
    return () => unwrapped({ name: 'a.txt', bytes });
  },
  ...Object.fromEntries(
    [' ', '\t', ':', 'a', '\n', ':\n', 'a:\n', 'a: ', '# '].map((text) => [
      `a battle sheet of ${JSON.stringify(text)}`,
      ((share) => {
        const { view, paper, at, text: sheet } = table;
        const filled = sheet + repeated(text, share * (100_000 - sheet.length - 4));
        return () => paper.read(view, filled, at);
      }) satisfies Made,
    ]),
  ),
};

/**
 * The law as tests, for letters and for files.
 *
 * @param perDoubling How often as much work twice the size may cost; in proportion is 2, with the square 4.
 * @param looks How often what shows too much is looked at, at most.
 * @param without What is left out, by name.
 */
export function growthLaw(perDoubling: number, looks: number, without: readonly string[] = []): void {
  const most = perDoubling ** doublings;
  const kept = <M>(all: Readonly<Record<string, M>>): readonly (readonly [string, M])[] =>
    Object.entries(all).filter(([name]) => !without.includes(name));

  describe('a letter costs in proportion to its size', () => {
    test.each(kept(hostileLetters))('%s', async (_, hostile) => {
      const made: Made = (share) => {
        const bytes = latin(hostile(share / 2));
        return () => readMail(bytes);
      };
      expect(await growth(made, most, looks)).toBeLessThan(most);
    });
  });

  describe('a file costs in proportion to its size', () => {
    test.each(kept(files))('%s', async (_, made) => {
      expect(await growth(made, most, looks)).toBeLessThan(most);
    });
  });
}

/** The law on a plant: work with the square of its size is too much for it, at the first look. */
export function plantedGrowth(perDoubling: number): void {
  const most = perDoubling ** doublings;
  test(`the law sees work that grows faster than what it is done on, beyond ${perDoubling}`, async () => {
    const slow: Made = (share) => {
      // So much that even a tick of the clock, four milliseconds on some machines, hides nothing of it in the smallest part.
      const text = `${repeated('\t', share * 64_000)}x`;
      return () => /^\s*([^#:][^:]*):\s*(.*?)\s*$/.exec(text);
    };
    expect(await growth(slow, most, 1)).toBeGreaterThan(most);
  });
}
