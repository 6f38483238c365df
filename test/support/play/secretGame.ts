import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { sealing } from '#main/adapters/sealing.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { newGame } from '#main/services/gm/gm.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { resultsText } from '#main/services/gm/trial/show.ts';
import { Player, resultsFor, testPorts, valueOf } from '../desk/gmWorld.ts';
import { galacticEmpires } from './scriptedGame.ts';
import { mark, others, seats, secretScenario, secretsOf } from './secretScenario.ts';

/*
 * Whatever is one empire's alone carries that empire's mark: names, people, addresses, orders that count, orders that were replaced
 * or refused, names of files. All that leaves the game master's machine is searched for the marks of the others.
 */

export const [borg, gorn, klingon, romulan] = seats as [SeatId, SeatId, SeatId, SeatId];
/** So many turns are run. */
export const turns = 3;
export const standsIn = gorn;
/** A text for one empire's eyes, or for nobody's. */
export const [letter, banned, dropped, refusedText] = [
  'Quux letters for klingon',
  'Quux of the borg that nobody may read, however long it is',
  'Quux draft',
  'Quux forged',
];
/** What the game master notes about players, and what players ask in their files: for the game master alone. */
export const [noted, asked] = ['Quux notes about a player', 'Quux asks for a week'];

/** What somebody could read: `raw` as it lies there, and `text` opened with their own keys. */
export interface Read {
  readonly reader: SeatId;
  readonly turn: number;
  readonly what: string;
  readonly raw: string;
  readonly text: string;
}

export const secretGame = (ruleset: SomeRuleset, path: string): Promise<Gm> =>
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

export async function openedBy(
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
export function planOf(seat: SeatId, body: ResultsBody, word = 'order'): unknown {
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

/** Marks of others in something that a reader can read. */
export const leaksTo = ({ reader, raw, text }: Pick<Read, 'reader' | 'raw' | 'text'>): readonly string[] => [
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

/** The game of the secrets, as it is played and read. */
export class SecretGame {
  readonly gm: Gm;
  readonly people = new Map(seats.map((seat) => [seat, new Player()]));
  /** All that players were sent so far. */
  readonly read: Read[] = [];
  readonly substitute = new Player();

  constructor(gm: Gm) {
    this.gm = gm;
  }

  /** Whoever orders for a seat: the stand-in, once they have results. */
  writerOf(seat: SeatId): Player {
    return seat === standsIn && this.substitute.last !== undefined
      ? this.substitute
      : (this.people.get(seat) as Player);
  }

  async playTurn(): Promise<void> {
    for (const [seat, own] of this.people) {
      const { body } = valueOf(await own.open(resultsFor(this.gm, seat)));
      const player = this.writerOf(seat);
      this.read.push(await openedBy(own, resultsFor(this.gm, seat), seat, 'results'));
      await this.gm.takeOrders(
        await player.orders(planOf(seat, body, dropped), { status: 'draft' }),
        `${mark(seat)} private draft.orders`,
      );
      this.gm.store.setNote(seat, `${noted} of ${seat}`);
      await this.gm.takeOrders(
        await player.orders(planOf(seat, body), { requests: [{ kind: 'extension', words: asked }] }),
        `${mark(seat)} private.orders`,
      );
      await this.gm.takeOrders(
        await player.orders(planOf(seat, body, refusedText), {
          signKey: this.gm.store.seats().find((one) => one.seat !== seat)?.privately.sign ?? '',
        }),
        `${mark(seat)} private forged.orders`,
      );
    }
    if (this.gm.store.standIns().length === 0) await this.#standIn();
    for (const { order } of this.gm.unjudged()) valueOf(this.gm.rule(order.ref, 'unsuitable'));
    const { kind } = await this.gm.run();
    if (kind !== 'ran') throw new Error(`the turn ended with ${kind}`);
    for (const copy of this.gm.store.copies(this.gm.store.turn()))
      this.read.push(await openedBy(this.substitute, copy.file, copy.seat, 'copy'));
  }

  async #standIn(): Promise<void> {
    const keys = await sealing.newKeys();
    this.gm.store.setStandIn(standsIn, {
      player: `${mark(standsIn)} person too`,
      address: `${mark(standsIn)}@example.net`,
      since: 2,
      ...keys,
    });
    this.substitute.keys = keys.privately;
  }

  /** Plays all turns; of the last, orders are given only. */
  async play(): Promise<this> {
    for (let turn = 1; turn <= turns; turn += 1) await this.playTurn();
    for (const [seat, player] of this.people)
      this.read.push(await openedBy(player, resultsFor(this.gm, seat), seat, 'results'));
    for (const [seat, player] of this.people) {
      const { body } = valueOf(await player.open(resultsFor(this.gm, seat)));
      await this.gm.takeOrders(await this.writerOf(seat).orders(planOf(seat, body, 'now')), 'now.orders');
    }
    return this;
  }
}
