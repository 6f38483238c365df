import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';

import type { SeatId } from '#kernel/words/ids.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { publicPage } from '#main/services/gm/overview/publicPage.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { seedOf } from '#main/services/gm/game/seeds.ts';
import { Player, codesOf, resultsFor, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../support/play/scriptedGame.ts';
import { mark, others, seats, secretsOf } from '../../support/play/secretScenario.ts';

import {
  SecretGame,
  asked,
  dropped,
  klingon,
  leaksTo,
  letter,
  noted,
  planOf,
  refusedText,
  romulan,
  secretGame,
  standsIn,
  turns,
} from '../../support/play/secretGame.ts';

let played: SecretGame;
let gm: Gm;
const folder = await tempFolder();
beforeAll(async () => {
  gm = await secretGame(galacticEmpires, folder.of('leaks.game'));
  played = await new SecretGame(gm).play();
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

describe('what leaves the game master’s machine', () => {
  test('carries the marks of its own reader, so that the search can find something', () => {
    for (const seat of seats) {
      const last = played.read.findLast(({ reader, what }) => reader === seat && what === 'results');
      expect(last?.text).toContain(`${mark(seat)} order ${turns}`);
    }
    expect(played.read.filter(({ reader, text }) => reader === klingon && text.includes(letter))).not.toEqual(
      [],
    );
    expect(played.read.filter(({ what }) => what === 'copy').map(({ turn }) => turn)).toEqual([2, 3, 4]);
    expect(played.read.find(({ what, turn }) => what === 'copy' && turn === 4)?.text).toContain(
      `${mark(standsIn)} order ${turns}`,
    );
  });

  test('the public page of any turn holds no mark of any empire, and no address', () => {
    for (const turn of gm.store.turns()) {
      const { html, plain, chart = '' } = valueOf(publicPage(gm, turn));
      for (const text of [html, plain, chart]) {
        expect(text.length).toBeGreaterThan(300);
        expect(
          seats
            .flatMap((seat) => [...secretsOf(seat), mark(seat)])
            .concat('Quux', '@example', gm.store.facts.secret)
            .filter((secret) => text.includes(secret)),
        ).toEqual([]);
      }
    }
  });

  test('holds no mark of another empire, opened or not', () => {
    for (const one of played.read)
      expect({ ...one, raw: '', text: '', leaks: leaksTo(one) }).toEqual({
        ...one,
        raw: '',
        text: '',
        leaks: [],
      });
  });

  test('holds no key, no secret and no seed, but in invitations their reader’s own keys', () => {
    const { secret, privately } = gm.store.facts;
    const seeds = Array.from({ length: turns + 2 }, (_, turn) => seedOf(secret, turn));
    for (const { reader, turn, raw, text } of played.read) {
      const keys = [...gm.store.seats(), ...gm.store.standIns()]
        .filter(({ seat }) => seat !== reader || turn > 1)
        .map((one) => one.privately);
      const found = [
        secret,
        ...seeds,
        ...[privately, ...keys].flatMap(({ sign, seal }) => [sign, seal]),
      ].filter((one) => text.includes(one) || raw.includes(one));
      expect({ reader, turn, found }).toEqual({ reader, turn, found: [] });
    }
  });

  test('opens with its reader’s keys alone', async () => {
    const files = [...gm.store.results(gm.store.turn()), ...gm.store.copies(gm.store.turn())];
    expect(files).toHaveLength(5);
    const readers = [
      ...seats.map((seat) => ({ seat, keys: played.people.get(seat)?.keys?.seal })),
      { seat: standsIn, keys: played.substitute.keys?.seal },
    ];
    for (const [index, { file }] of files.entries()) {
      for (const [at, { keys = '' }] of readers.entries()) {
        const stranger = new Player();
        stranger.keys = { sign: '', seal: keys };
        const mine = index === at;
        expect(codesOf(await stranger.open(file))).toEqual(mine ? [] : ['cannot-unseal']);
      }
    }
  });
});

test('notes and requests lie in the game’s file, so that the search can find something', () => {
  expect(gm.store.notes()[klingon]).toBe(`${noted} of ${klingon}`);
  expect(gm.store.received(turns).some(({ requests }) => requests?.[0]?.words === asked)).toBe(true);
});

describe('the archive of a running game', () => {
  test('holds nothing of the current turn, no seed to come, no key, no secret and no person', () => {
    const text = gunzipSync(gm.archive()).toString();
    const { secret, privately } = gm.store.facts;
    expect(text).toContain(`${mark(romulan)} order ${turns}`);
    expect(text).toContain(seedOf(secret, turns));
    const keys = [...gm.store.seats(), ...gm.store.standIns(), { privately }].flatMap(
      ({ privately: { sign, seal } }) => [sign, seal],
    );
    const people = seats.flatMap((seat) => [
      `${mark(seat)} p`,
      `${mark(seat)}@`,
      `${mark(seat)} now`,
      `${seat}.t${turns + 1}.o`,
    ]);
    const secrets = [
      secret,
      seedOf(secret, turns + 1),
      seedOf(secret, turns + 2),
      ...keys,
      ...people,
      dropped,
      refusedText,
      noted,
      asked,
    ];
    expect(secrets.filter((one) => text.includes(one))).toEqual([]);
  });
});

test('letters quote orders to who gave them alone; who mails the orders of somebody else learns nothing', async () => {
  const clock = { now: () => '2026-11-21T18:31:00.000Z' };
  const stranger = 'quark@ferenginar.example';
  const mailed = async (seat: SeatId, word: string, sender: string): Promise<void> => {
    const { body } = valueOf(await (played.people.get(seat) as Player).open(resultsFor(gm, seat)));
    const bytes = await played.writerOf(seat).orders(planOf(seat, body, word), {
      requests: [{ kind: 'extension', words: asked }],
    });
    await takeLetter({ clock, from: 'gm@example.org' }, gm, {
      id: `<${word} ${seat}@example>`,
      sender,
      subject: `Orders of ${sender}`,
      automatic: false,
      files: [{ name: `${mark(seat)} private.orders`, bytes }],
    });
  };
  for (const seat of seats)
    await mailed(
      seat,
      'mailed',
      seat === standsIn ? `${mark(seat)}@example.net` : `${mark(seat)}@example.org`,
    );
  await mailed(klingon, 'carried', stranger);
  valueOf(postResults(gm, clock));
  const letters = gm.store.post.letters().map(({ to, kind, subject, body, file }) => ({
    to,
    kind,
    text: `${subject}\n${body}\n${file?.name ?? ''}`,
  }));
  const to = (address: string, kind: string): string =>
    letters
      .filter((letter) => letter.to === address && letter.kind === kind)
      .map(({ text }) => text)
      .join('\n');
  for (const seat of seats) {
    expect(
      to(seat === standsIn ? `${mark(seat)}@example.net` : `${mark(seat)}@example.org`, 'receipt'),
    ).toContain(`${mark(seat)} mailed`);
    expect(to(`${mark(seat)}@example.org`, 'results')).not.toBe('');
  }
  expect(to(stranger, 'receipt')).not.toBe('');
  expect(to(`${mark(klingon)}@example.org`, 'receipt')).toContain(stranger);
  for (const letter of letters) {
    const reader = seats.find((seat) => letter.to.startsWith(mark(seat)));
    const strangers = reader === undefined ? seats : others(reader);
    const leaks = [
      ...strangers.flatMap((seat) => [...secretsOf(seat), `${mark(seat)} mailed`, `${mark(seat)} carried`]),
      dropped,
      refusedText,
      noted,
      asked,
      gm.store.facts.secret,
    ].filter((secret) => letter.text.includes(secret));
    expect({ to: letter.to, kind: letter.kind, leaks }).toEqual({
      to: letter.to,
      kind: letter.kind,
      leaks: [],
    });
  }
});

test('the game’s log names no order, no unit, no key and no seed', () => {
  const { secret, privately } = gm.store.facts;
  const text = JSON.stringify(gm.store.log());
  const keys = [...gm.store.seats(), { privately }].flatMap((one) => [
    one.privately.sign,
    one.privately.seal,
  ]);
  const words = seats.flatMap((seat) => [
    `${mark(seat)} order`,
    `${mark(seat)} now`,
    `${mark(seat)} guard`,
    `${seat}.t`,
  ]);
  expect(
    [secret, seedOf(secret, turns + 1), ...keys, ...words, 'Quux'].filter((one) => text.includes(one)),
  ).toEqual([]);
});
