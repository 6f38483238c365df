import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';

import type { SeatId, UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { publicPage } from '#main/services/gm/report/publicPage.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { seedOf } from '#main/services/gm/running/seeds.ts';
import { resultsText } from '#main/services/gm/report/show.ts';
import { Player, codesOf, resultsFor, tempFolder, testPorts, valueOf } from '../../support/desk/gmWorld.ts';
import { galacticEmpires } from '../../support/play/scriptedGame.ts';
import { mark, others, seats, secretScenario, secretsOf } from '../../support/play/secretScenario.ts';

/*
 * Whatever is one empire's alone carries that empire's mark: names, people, addresses, orders that count, orders that were replaced
 * or refused, names of files. All that leaves the game master's machine is searched for the marks of the others.
 */

const [borg, gorn, klingon, romulan] = seats as [SeatId, SeatId, SeatId, SeatId];
const turns = 3;
const standsIn = gorn;
/** A text for one empire's eyes, or for nobody's. */
const [letter, banned, dropped, refusedText] = [
  'Quux letters for klingon',
  'Quux of the borg that nobody may read, however long it is',
  'Quux draft',
  'Quux forged',
];
/** What the game master notes about players, and what players ask in their files: for the game master alone. */
const [noted, asked] = ['Quux notes about a player', 'Quux asks for a week'];

const folder = await tempFolder();
let gm: Gm;
const people = new Map(seats.map((seat) => [seat, new Player()]));
const substitute = new Player();
/** What somebody could read: `raw` as it lies there, and `text` opened with their own keys. */
interface Read {
  readonly reader: SeatId;
  readonly turn: number;
  readonly what: string;
  readonly raw: string;
  readonly text: string;
}
const read: Read[] = [];

const game = (ruleset: SomeRuleset, path: string): Promise<Gm> =>
  newGame(testPorts(), gameFiles, path, {
    ruleset,
    setup: secretScenario(),
    seed: 'leaks',
    game: 'lek',
    address: 'gm@example.org',
    players: Object.fromEntries(
      seats.map((seat) => [seat, { player: `${mark(seat)} person`, address: `${mark(seat)}@example.org` }]),
    ),
  }).then(valueOf);

async function openedBy(
  player: Player,
  file: Uint8Array,
  reader: SeatId,
  what: string,
  ruleset = galacticEmpires,
): Promise<Read> {
  const { header, body } = valueOf(await player.open(file));
  return {
    reader,
    turn: header.turn,
    what,
    raw: Buffer.from(file).toString('latin1'),
    text: `${JSON.stringify([header, body])}\n${resultsText(ruleset, body)}`,
  };
}

/** Every own unit renamed with the empire's mark, and for some a word for one pair of eyes. */
function planOf(seat: SeatId, body: ResultsBody, word = 'order'): unknown {
  const { turn, units } = body.view as {
    readonly turn: number;
    readonly units: Readonly<Record<UnitId, unknown>>;
  };
  let number = 0;
  const ref = (): string => `${seat}.t${turn}.o${(number += 1)}`;
  const hq = [
    ...(seat === gorn ? [{ kind: 'send-ambassador', ref: ref(), to: klingon, address: letter }] : []),
    ...(seat === borg ? [{ kind: 'issue-proclamation', ref: ref(), text: banned }] : []),
  ];
  return {
    hq,
    units: Object.fromEntries(
      inOrder(units).map(([unit]) => [
        unit,
        [
          {
            kind: 'rename-unit',
            ref: ref(),
            name: word.startsWith('Quux') ? word : `${mark(seat)} ${word} ${turn}`,
          },
        ],
      ]),
    ),
  };
}

/** Whoever orders for a seat: the stand-in, once they have results. */
const writerOf = (seat: SeatId): Player =>
  seat === standsIn && substitute.last !== undefined ? substitute : (people.get(seat) as Player);

async function playTurn(): Promise<void> {
  for (const [seat, own] of people) {
    const { body } = valueOf(await own.open(resultsFor(gm, seat)));
    const player = writerOf(seat);
    read.push(await openedBy(own, resultsFor(gm, seat), seat, 'results'));
    await gm.takeOrders(
      await player.orders(planOf(seat, body, dropped), { status: 'draft' }),
      `${mark(seat)} private draft.orders`,
    );
    gm.store.setNote(seat, `${noted} of ${seat}`);
    await gm.takeOrders(
      await player.orders(planOf(seat, body), { requests: [{ kind: 'extension', words: asked }] }),
      `${mark(seat)} private.orders`,
    );
    await gm.takeOrders(
      await player.orders(planOf(seat, body, refusedText), {
        signKey: gm.store.seats().find((one) => one.seat !== seat)?.privately.sign ?? '',
      }),
      `${mark(seat)} private forged.orders`,
    );
  }
  if (gm.store.standIns().length === 0) await standIn();
  for (const { order } of gm.unjudged()) valueOf(gm.rule(order.ref, 'unsuitable'));
  expect((await gm.run()).kind).toBe('ran');
  for (const copy of gm.store.copies(gm.store.turn()))
    read.push(await openedBy(substitute, copy.file, copy.seat, 'copy'));
}

async function standIn(): Promise<void> {
  const keys = await sealing.newKeys();
  gm.store.setStandIn(standsIn, {
    player: `${mark(standsIn)} person too`,
    address: `${mark(standsIn)}@example.net`,
    since: 2,
    ...keys,
  });
  substitute.keys = keys.privately;
}

beforeAll(async () => {
  gm = await game(galacticEmpires, folder.of('leaks.game'));
  for (let turn = 1; turn <= turns; turn += 1) await playTurn();
  for (const [seat, player] of people)
    read.push(await openedBy(player, resultsFor(gm, seat), seat, 'results'));
  for (const [seat, player] of people)
    await gm.takeOrders(
      await writerOf(seat).orders(planOf(seat, valueOf(await player.open(resultsFor(gm, seat))).body, 'now')),
      'now.orders',
    );
});
afterAll(async () => {
  gm.close();
  await folder.end();
});

/** Marks of others in something that a reader can read. */
const leaksTo = ({ reader, raw, text }: Pick<Read, 'reader' | 'raw' | 'text'>): readonly string[] => [
  ...others(reader)
    .flatMap(secretsOf)
    .filter((secret) => text.includes(secret)),
  ...[...seats.flatMap((seat) => [mark(seat), `"${seat}.`]), 'Quux'].filter(
    (secret) => raw.includes(secret) && !raw.includes('"sealed":"open"'),
  ),
  ...[letter].filter(() => reader !== klingon && reader !== gorn && text.includes(letter)),
  ...[banned].filter(() => reader !== borg && text.includes(banned)),
  ...[dropped, refusedText, noted, asked].filter((secret) => text.includes(secret)),
];

describe('what leaves the game master’s machine', () => {
  test('carries the marks of its own reader, so that the search can find something', () => {
    for (const seat of seats) {
      const last = read.findLast(({ reader, what }) => reader === seat && what === 'results');
      expect(last?.text).toContain(`${mark(seat)} order ${turns}`);
    }
    expect(read.filter(({ reader, text }) => reader === klingon && text.includes(letter))).not.toEqual([]);
    expect(read.filter(({ what }) => what === 'copy').map(({ turn }) => turn)).toEqual([2, 3, 4]);
    expect(read.find(({ what, turn }) => what === 'copy' && turn === 4)?.text).toContain(
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
    for (const one of read)
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
    for (const { reader, turn, raw, text } of read) {
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
      ...seats.map((seat) => ({ seat, keys: people.get(seat)?.keys?.seal })),
      { seat: standsIn, keys: substitute.keys?.seal },
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
  test('holds nothing of the turn being ordered, no seed to come, no key, no secret and no person', () => {
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
    const { body } = valueOf(await (people.get(seat) as Player).open(resultsFor(gm, seat)));
    const bytes = await writerOf(seat).orders(planOf(seat, body, word), {
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
  valueOf(postResults(gm.store, clock));
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

test('the search finds what rules would let slip', async () => {
  const slip: SomeRuleset = {
    ...galacticEmpires,
    view: (state, seat, ...rest) => {
      const view = galacticEmpires.view(state, seat, ...rest) as {
        readonly empires: Readonly<Record<string, object>>;
      };
      return seat === borg
        ? {
            ...view,
            empires: {
              ...view.empires,
              [borg]: { ...view.empires[borg], address: `${mark(klingon)} fleet 11` },
            },
          }
        : view;
    },
  };
  const other = await game(slip, folder.of('slip.game'));
  try {
    const found = await Promise.all(
      seats.map(async (seat) =>
        leaksTo(await openedBy(new Player(), resultsFor(other, seat), seat, 'results', slip)),
      ),
    );
    expect(found).toEqual([[`${mark(klingon)} fleet`], [], [], []]);
  } finally {
    other.close();
  }
});
