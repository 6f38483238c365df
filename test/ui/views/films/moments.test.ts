import { describe, expect, test } from 'vitest';
import type { Film, FilmGroup } from '#kernel/presentation.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { films } from '#rulesets/galactic-empires/presentation/film/films.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { anyPhase, seats } from '#test/rulesets/galactic-empires/battle/support/anyBattle.ts';
import { madeFilm } from '#test/support/picture/films.ts';
import { figuresLeft, playOf, type Shown, whereIs } from '#ui/views/battle/moments.ts';

const played = playOf(madeFilm);
const counts = ({ standing }: Shown): readonly (readonly number[])[] =>
  standing.map(({ groups }) => groups.map(({ count }) => count));

describe('a film that is played', () => {
  test('shows its moments in order, each in its round', () => {
    expect(played.map(whereIs)).toEqual([
      'Meeting',
      'Siege',
      'Bout 1 of 2 · Fire',
      'Bout 1 of 2 · Flight',
      'Bout 2 of 2 · Fire',
      'Bout 2 of 2 · Losses',
      'Damaged ships',
      'The end',
    ]);
  });
  test('has the defences as the last siege left them', () => {
    expect(played.map(({ works }) => works)).toEqual([3, 2, 2, 2, 2, 2, 2, 2]);
  });
  test('takes losses off when they are told, of the rank that has them', () => {
    expect(counts(played[4]!)).toEqual([[2, 4, 1], [3], [1]]);
    expect(counts(played[5]!)).toEqual([[2, 4, 1], [1], [1]]);
    expect(counts(played.at(-1)!)).toEqual([[2, 3, 1], [1], [1]]);
  });
  test('keeps whoever leaves away from then on', () => {
    expect(played.map(({ standing }) => standing[2]?.away)).toEqual([
      undefined,
      undefined,
      undefined,
      ...Array.from({ length: 5 }, () => 'went home'),
    ]);
  });
  test('keeps what each has suffered until more is told', () => {
    expect(played.map(({ standing }) => standing.map(({ suffered }) => suffered))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [5, 30, 0],
      [5, 30, 0],
      ...Array.from({ length: 4 }, () => [5, 50, 0]),
    ]);
  });
});

test('a drawn figure stands as long as anything of its group does', () => {
  expect([
    figuresLeft(12, 240, 240),
    figuresLeft(12, 120, 240),
    figuresLeft(12, 1, 240),
    figuresLeft(12, 0, 240),
    figuresLeft(3, 2, 3),
  ]).toEqual([12, 6, 1, 0, 2]);
});

describe('of any battle the engine fights', () => {
  const ships = (groups: readonly FilmGroup[]): readonly FilmGroup[] =>
    groups.filter(({ aside }) => aside !== true);
  const sum = (groups: readonly FilmGroup[]): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const { type, count } of groups) found.set(type, (found.get(type) ?? 0) + count);
    return new Map([...found].filter(([, count]) => count !== 0).sort());
  };
  const less = (all: readonly FilmGroup[], lost: readonly FilmGroup[]): ReadonlyMap<string, number> =>
    sum([...ships(all), ...lost.map((each) => ({ ...each, count: -each.count }))]);
  const shown = (
    visit: (
      film: Film,
      last: Shown,
      units: Readonly<
        Record<
          string,
          { readonly stacks: readonly { readonly count: number }[]; readonly admirals: readonly unknown[] }
        >
      >,
      again: boolean,
    ) => void,
  ): number => {
    let count = 0;
    anyPhase(({ state, events }, start) => {
      const entries = events.map((event) => ({ step: 'Battles', pass: 1, event }));
      const told = tellTurn(galacticEmpires, start, entries, seats);
      for (const seat of seats) {
        const heard = told.get(seat) ?? [];
        const all = films(galacticEmpires.view(state, seat, heard), heard);
        for (const film of all) {
          count += 1;
          const later = all.slice(all.indexOf(film) + 1);
          visit(film, playOf(film).at(-1)!, state.units, later.length > 0);
        }
      }
    }, 200);
    return count;
  };

  test('the last moment shows what the report says is left, type by type', () => {
    const count = shown(({ cast }, last) => {
      for (const { id, listed, lost } of cast)
        expect(sum(ships(last.standing.find(({ actor }) => actor === id)!.groups))).toEqual(
          less(listed, lost),
        );
    });
    expect(count).toBeGreaterThan(50);
  });
  test('and what is left in the world, leaders too', () => {
    const count = shown(({ cast }, last, units, again) => {
      if (again) return;
      for (const { id } of cast) {
        const { groups } = last.standing.find(({ actor }) => actor === id)!;
        const total = (of: readonly { readonly count: number }[]): number =>
          of.reduce((all, { count: one }) => all + one, 0);
        expect([id, total(ships(groups)), total(groups.filter(({ aside }) => aside === true))]).toEqual([
          id,
          total(units[id]?.stacks ?? []),
          units[id]?.admirals.length ?? 0,
        ]);
      }
    });
    expect(count).toBeGreaterThan(50);
  });
  test('whoever is said to have retreated is away, and nobody else', () => {
    shown(({ cast }, last) => {
      const away = last.standing.filter((each) => each.away !== undefined).map(({ actor }) => actor);
      expect(away).toEqual(cast.filter(({ fate }) => fate.kind === 'left').map(({ id }) => id));
    });
  });
  test('shots fly at who suffered, or, where nobody did, at enemies who are there', () => {
    shown(({ cast, scenes }) => {
      for (const { changes, shots } of scenes.flatMap(({ moments }) => moments)) {
        const struck = changes.filter(({ hit = 0 }) => hit > 0).map(({ actor }) => actor);
        for (const { from, at } of shots) {
          const enemies = cast.find(({ id }) => id === from)!.against;
          const hit = enemies.filter((each) => struck.includes(each));
          if (hit.length > 0) expect(at).toEqual(hit);
          else for (const each of at) expect(enemies).toContain(each);
        }
      }
    });
  });
});
