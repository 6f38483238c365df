import { expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import { isGivenBy } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Explains } from '#kernel/report/chain.ts';
import { broughtBy, chainOf } from '#kernel/report/chain.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { tellingOn, tellTurn } from '#kernel/report/telling.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Sequence, Step, Turn } from '#kernel/sequence/step.ts';
import type { Played } from '#test/support/cases/played.ts';
import { saidMissing } from '#test/support/kits/lacking.ts';
import type { TestKit } from '#test/support/kits/testKit.ts';
import { readsBack } from '#test/support/kits/turnFaults.ts';
import type { CaseLaws } from './caseLaws.ts';

/* What led to a line of a report, over everything that the cases let happen. */

const steps = (sequence: Sequence<Game>): readonly Step<Game>[] =>
  sequence.flatMap((part) => ('repeat' in part ? steps(part.repeat) : [part]));

/** The same sequence, which also notes the steps that roll dice. */
const watched = (sequence: Sequence<Game>, rolling: Set<string>): Sequence<Game> =>
  sequence.map((part) =>
    'repeat' in part
      ? { ...part, repeat: watched(part.repeat, rolling) }
      : {
          ...part,
          run: (turn) =>
            part.run(rolling.has(part.name) ? turn : new WatchedTurn(turn, () => rolling.add(part.name))),
        },
  );

/** The same turn of a step, which notes when dice are reached for. Member by member, since a copy would reach for them. */
class WatchedTurn implements Turn<Game> {
  readonly state: Turn<Game>['state'];
  readonly run: Turn<Game>['run'];
  readonly path: Turn<Game>['path'];
  readonly pass: Turn<Game>['pass'];
  readonly orders: Turn<Game>['orders'];
  readonly plan: Turn<Game>['plan'];
  readonly sent: Turn<Game>['sent'];
  readonly ruling: Turn<Game>['ruling'];
  readonly happen: Turn<Game>['happen'];
  readonly refuse: Turn<Game>['refuse'];
  readonly ask: Turn<Game>['ask'];
  readonly #turn: Turn<Game>;
  readonly #rolls: () => void;

  constructor(turn: Turn<Game>, rolls: () => void) {
    this.#turn = turn;
    this.#rolls = rolls;
    this.state = turn.state;
    this.run = turn.run;
    this.path = turn.path;
    this.pass = turn.pass;
    this.orders = turn.orders;
    this.plan = turn.plan;
    this.sent = turn.sent;
    this.ruling = turn.ruling;
    this.happen = turn.happen;
    this.refuse = turn.refuse;
    this.ask = turn.ask;
  }

  get draw(): Turn<Game>['draw'] {
    this.#rolls();
    return this.#turn.draw;
  }
}

interface Lines {
  readonly explained: Set<string>;
  readonly faults: string[];
  /** What a seat hears and no file would hold. */
  readonly unread: string[];
  /** Sentences that speak to their reader and name them too, as if they were somebody else. */
  readonly twice: string[];
  /** Cases in which something else is heard in the middle of a turn than at its end. */
  readonly untold: string[];
}

/** Follows back every line that a seat hears of a turn. */
function follow(ruleset: Ruleset<Game>, { before, outcome }: Played<Game>, file: string, found: Lines): void {
  for (const [seat, heard] of tellTurn(ruleset, before, outcome.entries, ruleset.seats(before))) {
    const view = ruleset.view(before, seat, heard);
    const mine = ruleset.presentation.seats(view).find((one) => one.seat === seat)?.name;
    for (const { said, heard: one } of makeReport(ruleset, view, heard).flatMap(({ places }) =>
      places.flatMap(({ lines }) => lines),
    )) {
      const { order, brought, step } = chainOf(ruleset as unknown as Explains, {
        said,
        step: one.step,
        pass: one.pass,
        event: one.event,
      });
      found.explained.add(one.event.kind);
      if (
        /^You\b/.test(phraseText(said)) &&
        mine !== undefined &&
        inOrder(said.args).some(([, arg]) => arg === mine)
      )
        found.twice.push(`${file}: ${phraseText(said)}`);
      // A results file holds what is heard: without the order of another who caused it.
      found.unread.push(
        ...readsBack(ruleset.codecs.event, one.event).map(
          (fault) => `${file}: ${one.event.kind} for ${seat} ${fault}`,
        ),
      );
      if (
        step.cite === '' ||
        (order === undefined) === (brought === undefined) ||
        (order !== undefined && !isGivenBy(order.ref, seat))
      )
        found.faults.push(`${file}: ${one.event.kind} for ${seat}`);
    }
  }
}

/** What is heard in the middle of a turn, piece after piece and then of an earlier moment, is what the turn told so far comes to. */
function isHeardSoFar(ruleset: Ruleset<Game>, { before, outcome: { entries } }: Played<Game>): boolean {
  const seats = ruleset.seats(before);
  const soFar = tellingOn(ruleset, before, seats);
  const third = Math.ceil(entries.length / 3);
  return [third, 2 * third, entries.length, third].every((to) => {
    const now = entries.slice(0, to);
    const heard = [...tellTurn(ruleset, before, now, seats)];
    return JSON.stringify(heard) === JSON.stringify(seats.map((seat) => [seat, soFar(seat, now)] as const));
  });
}

/** Laws, and the ruleset with which the cases are to be played for them. */
interface Chains extends CaseLaws {
  readonly ruleset: Ruleset<Game>;
}

export function chainLaws(kit: TestKit<Game>): Chains {
  const [rolling, ordered, unordered] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const found: Lines = { explained: new Set(), faults: [], unread: [], twice: [], untold: [] };
  const ruleset = {
    ...kit.ruleset,
    sequences: Object.fromEntries(
      inOrder(kit.ruleset.sequences).map(([name, sequence]) => [name, watched(sequence, rolling)]),
    ),
  };
  const all = keysInOrder(ruleset.tell);
  const unexplained = (): readonly string[] => all.filter((kind) => !found.explained.has(kind));
  /** Some kinds are only told, in the place of what happened: which turn tells one cannot be seen before. */
  const hasMoreHeardThanHappens = (): boolean =>
    unexplained().some(
      (kind) => !ordered.has(kind) && !unordered.has(kind) && !Object.hasOwn(kit.unheard ?? {}, kind),
    );
  const oneWayOnly = (): readonly string[] =>
    all.filter((kind) => ruleset.origins?.[kind] === 'either' && !(ordered.has(kind) && unordered.has(kind)));
  const rollers = valuesInOrder(ruleset.sequences)
    .flatMap(steps)
    .filter(({ dice }) => dice === true)
    .map(({ name }) => name);

  test('every line that anybody hears has its step, its rule, and an own order or what brought it about instead', () => {
    expect(found.faults).toEqual([]);
    expect(unexplained()).toEqual(keysInOrder(kit.unheard ?? {}));
  });

  test('what anybody hears reads back from a results file as it was written', () => {
    expect(found.unread).toEqual([]);
  });

  test('a sentence that speaks to its reader does not name them as somebody else', () => {
    expect(found.twice).toEqual([]);
  });

  test('what is heard in the middle of a turn is what has been told of it so far', () => {
    expect(found.untold).toEqual([]);
  });

  test('what is always ordered, and what never is, is called so', () => {
    expect(saidMissing(kit, ['origins'])).toEqual([]);
    const origin = (kind: string) => ruleset.origins?.[kind];
    expect(all.filter((kind) => ordered.has(kind) && origin(kind) === 'rules')).toEqual([]);
    expect(all.filter((kind) => unordered.has(kind) && origin(kind) === 'order')).toEqual([]);
    expect(oneWayOnly()).toEqual([]);
  });

  test('the steps that roll dice, and no others, say so', () => {
    expect([...rolling].sort()).toEqual(rollers.toSorted());
  });

  test('what brings an event about is called in three ways', () => {
    expect(new Set(Object.values(broughtBy)).size).toBe(3);
  });

  const noteCauses = ({ outcome: { entries } }: Played<Game>): void => {
    for (const { event } of entries) (event.cause === undefined ? unordered : ordered).add(event.kind);
  };
  return {
    ruleset,
    see(played, file) {
      noteCauses(played);
      follow(ruleset, played, file, found);
      if (!isHeardSoFar(ruleset, played)) found.untold.push(file);
    },
    glance(played, file) {
      noteCauses(played);
      const { entries } = played.outcome;
      if (entries.some(({ event }) => !found.explained.has(event.kind)) || hasMoreHeardThanHappens())
        follow(ruleset, played, file, found);
    },
    lacks: () => [
      ...unexplained().filter((kind) => !Object.hasOwn(kit.unheard ?? {}, kind)),
      ...oneWayOnly(),
      ...rollers.filter((name) => !rolling.has(name)),
    ],
  };
}
