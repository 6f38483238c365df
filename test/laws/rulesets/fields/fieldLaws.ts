import { describe, expect, test } from 'vitest';
import { plainCopy } from '#kernel/codec/plainCopy.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Game, Heard } from '#kernel/game/game.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Secrets, TestKit } from '#test/support/kits/testKit.ts';
import type { Leaf, Listed } from '#test/support/laws/fields.ts';
import { changesOf, leavesOf, listed, patternOf } from '#test/support/laws/fields.ts';
import { count } from '#test/support/sample.ts';
import type { RandomTurn } from '#test/support/play/randomGame.ts';

/*
 * Every field of the world is changed, one at a time and wherever it occurs, and what every seat sees is made again: what a seat may not know cannot
 * change that. A field that a kit does not list fails, until somebody says who may know it.
 */

/** A world, with what each seat heard of the turn before it and knew before that. */
interface Situation<G extends Game> {
  readonly state: G['state'];
  readonly heard?: ReadonlyMap<SeatId, readonly Heard<G['event']>[]>;
  readonly last?: ReadonlyMap<SeatId, G['view']>;
}

/** A value that was changed, who saw that, and who may. */
interface Change extends Pick<Leaf, 'field' | 'path'> {
  readonly pattern: Listed;
  readonly saw: readonly SeatId[];
  readonly may: readonly SeatId[];
}

/** What came of changes in some worlds. */
export interface Tried {
  readonly changes: readonly Change[];
  /** Fields of which nobody has said who may know them. */
  readonly unlisted: readonly string[];
}

/** What every seat sees of a world that is read from data; undefined where it cannot be read. */
const eyes =
  <G extends Game>(ruleset: Ruleset<G>, seats: readonly SeatId[], { heard, last }: Situation<G>) =>
  (raw: unknown): readonly string[] | undefined => {
    const read = ruleset.codecs.state.parse(raw);
    if (!read.ok) return undefined;
    return seats.map((seat) => {
      const view = ruleset.view(read.value, seat, heard?.get(seat) ?? [], last?.get(seat));
      return JSON.stringify(ruleset.codecs.view.make(view));
    });
  };

/** Changes every field in a world, but what everybody knows: in at most so many places of each. */
export function changed<G extends Game>(
  ruleset: Ruleset<G>,
  { fields, knows }: Secrets<G>,
  situation: Situation<G>,
  mostOf: (field: string) => number,
): Tried {
  const { state } = situation;
  const seats = ruleset.seats(state);
  const look = eyes(ruleset, seats, situation);
  const raw = plainCopy(ruleset.codecs.state.make(state));
  const [before, patterns] = [look(raw), listed(fields)];
  // A case may begin in a world that no file holds.
  if (before === undefined) return { changes: [], unlisted: [] };
  const changes: Change[] = [];
  const unlisted: string[] = [];
  const all = leavesOf(raw, seats);
  const values = Map.groupBy(all, ({ key }) => key);
  for (const [field, leaves] of Map.groupBy(all, (leaf) => leaf.field)) {
    const pattern = patternOf(patterns, field);
    if (pattern === undefined) unlisted.push(field);
    if (pattern === undefined || pattern.known === 'all') continue;
    const elsewhere = new Set(
      [...leaves, ...(values.get(leaves[0]!.key) ?? [])].map(({ at, key }) => at[key]),
    );
    const apart = Math.ceil(leaves.length / Math.max(1, mostOf(field)));
    for (const leaf of leaves.filter((_, at) => at % apart === 0).slice(0, mostOf(field))) {
      const { path } = leaf;
      let after: readonly string[] | undefined;
      for (const _ of changesOf(leaf, elsewhere)) after ??= look(raw);
      if (after === undefined) continue;
      const saw = seats.filter((_, at) => after[at] !== before[at]);
      const may = pattern.known === 'nobody' ? [] : knows(state, path, pattern.known);
      changes.push({ field, path, pattern, saw, may });
    }
  }
  return { changes, unlisted };
}

export const leaksIn = ({ changes }: Tried): readonly string[] =>
  changes.flatMap(({ path, saw, may }) =>
    saw.filter((seat) => !may.includes(seat)).map((seat) => `${seat} sees ${path.join('.')}`),
  );

/** A ruleset that shows one value of the world to one seat. */
function leaking<G extends Game>(ruleset: Ruleset<G>, path: readonly string[], spy: SeatId): Ruleset<G> {
  const { view: codec } = ruleset.codecs;
  const shown = new WeakMap<object, unknown>();
  return {
    ...ruleset,
    view(state, seat, ...more) {
      const view = { ...(ruleset.view(state, seat, ...more) as object) };
      const value = path.reduce<unknown>(
        (part, member) => (part as Record<string, unknown> | undefined)?.[member],
        state,
      );
      if (seat === spy) shown.set(view, value);
      return view;
    },
    codecs: {
      ...ruleset.codecs,
      view: { ...codec, make: (view: G['view']) => [codec.make(view), shown.get(view as object)] },
    },
  };
}

/** Places of each field, and random worlds. */
const [places, worlds] = [count(4, 12), count(1, 3)];

/** The first world, the one after a random game, those of the kit, and such in which much goes on. */
export function situationsOf<G extends Game>(
  { start, games, secrets }: TestKit<G>,
  game: readonly RandomTurn<G>[],
): readonly Situation<G>[] {
  const [before, end] = game.slice(-2) as [RandomTurn<G>, RandomTurn<G>];
  const random =
    games === undefined
      ? []
      : Array.from({ length: worlds }, (_, at) => games.world(openDice(`fields ${at}`)));
  return [
    { state: start() },
    { state: end.outcome.state, heard: end.heard, last: before.views },
    ...[...(secrets.worlds?.() ?? []), ...random].map((state) => ({ state })),
  ];
}

export function fieldLaws<G extends Game>(kit: TestKit<G>, game: readonly RandomTurn<G>[]): void {
  const { ruleset, secrets, start } = kit;
  describe('every field of the world', () => {
    test('is listed by who may know it, and changes nothing for anybody else', () => {
      for (const situation of situationsOf(kit, game)) {
        const tried = changed(ruleset, secrets, situation, () => places);
        expect(tried.unlisted).toEqual([]);
        expect(leaksIn(tried)).toEqual([]);
      }
    });

    test('is found by its name where somebody is shown it who may not know it', () => {
      const situation = { state: start() };
      const seats = ruleset.seats(situation.state);
      const { changes } = changed(ruleset, secrets, situation, () => 1);
      const alone = changes.filter(({ pattern, may }) => pattern.known === 'alone' && may.length === 1);
      expect(alone.length).toBeGreaterThan(0);
      for (const { path, may } of alone) {
        const spy = seats.find((seat) => !may.includes(seat)) as SeatId;
        const slip = changed(leaking(ruleset, path, spy), secrets, situation, () => 1);
        expect(leaksIn(slip)).toEqual([`${spy} sees ${path.join('.')}`]);
      }
    });
  });
}
