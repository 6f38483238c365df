import { describe, expect, test } from 'vitest';
import type { PiecePicture } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { newsreelOf } from '#kernel/report/newsreel.ts';
import type { Event } from '#rulesets/federation-commander/game.ts';
import type { Ship } from '#rulesets/federation-commander/model/state.ts';
import { films } from '#rulesets/federation-commander/presentation/film/films.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { duelTurns } from '../duelTurns.ts';
import { playOf, whereIs } from '#ui/views/battle/moments.ts';

const [federation] = seats;
const turns = [...duelTurns(), ...duelTurns({ map: 'fixed' })].map((turn) => ({
  ...turn,
  film: films(turn.view, turn.heard)[0],
}));
const filmed = turns.flatMap(({ film, ...rest }) => (film === undefined ? [] : [{ ...rest, film }]));
const positionOf = ({ place, facing }: Ship): PiecePicture['position'] => ({ kind: 'facing', place, facing });

describe('the film of a duel', () => {
  test('begins where the turn began, and ends as the world stands', () => {
    expect(filmed.length).toBeGreaterThan(2);
    for (const { before, after, film } of filmed) {
      const standing = playOf(film).at(-1)!.standing;
      for (const { id, piece, suffered, endurance } of film.cast) {
        const [was, is] = [before.ships[id as never] as Ship, after.ships[id as never] as Ship];
        expect([piece?.position.place, suffered]).toEqual([was.place, was.disabled.length]);
        const end = standing.find(({ actor }) => actor === id)!;
        expect(end.piece?.position).toEqual(positionOf(is));
        expect([end.suffered, end.away]).toEqual([
          is.disabled.length,
          is.status === 'active' ? undefined : is.status,
        ]);
        expect(endurance).toBeGreaterThanOrEqual(end.suffered);
      }
    }
  });

  test('names the victor in its last moment alone, and whoever plays the turn on the map is told of each shot', () => {
    const last = turns.filter(({ after }) => after.over !== undefined);
    expect(last.length).toBeGreaterThan(0);
    for (const { view, heard, film } of last) {
      const outcome = phraseText(film!.outcome);
      const said = film!.scenes.flatMap(({ moments }) =>
        moments.map((one) => one.said.map(phraseText).join(' ')),
      );
      expect(said.filter((line) => line.includes(outcome))).toEqual([said.at(-1)]);
      const { moments } = newsreelOf(federationCommander as never, view, heard);
      const told = moments.map((one) => one.said.map(phraseText).join(' '));
      expect(told.findIndex((line) => line.includes(outcome))).toBe(-1);
    }
  });

  test('faces its ships as they faced, unless they first turned in place', () => {
    for (const { before, heard, film } of filmed)
      for (const { id, piece } of film.cast) {
        const first = heard.find(
          ({ event }) =>
            ['moved', 'move-cancelled', 'turned-in-place'].includes(event.kind) &&
            'ship' in event &&
            event.ship === id,
        );
        if (first?.event.kind === 'turned-in-place') continue;
        expect(piece?.position).toEqual(positionOf(before.ships[id as never] as Ship));
      }
  });

  test('tells each move, each volley and each box, once and in order', () => {
    const told: readonly Event['kind'][] = ['moved', 'move-cancelled', 'volley-fired', 'boxes-disabled'];
    for (const { heard, view, film } of filmed) {
      const say = (event: Event): string => {
        const tell = federationCommander.tell[event.kind] as never as {
          say(event: Event, of: unknown): never;
        };
        return phraseText(tell.say(event, view));
      };
      const wanted = heard.filter(({ event }) => told.includes(event.kind)).map(({ event }) => say(event));
      const said = film.scenes.flatMap(({ moments }) => moments.flatMap((one) => one.said.map(phraseText)));
      expect(said.filter((one) => wanted.includes(one))).toEqual(wanted);
      const shots = film.scenes.flatMap(({ moments }) => moments.flatMap((one) => one.shots));
      const rolled = heard.flatMap(({ event }) => (event.kind === 'volley-fired' ? event.shots : []));
      expect(shots.map(({ damage }) => damage)).toEqual(rolled.map(({ damage }) => damage));
    }
  });

  test('goes by impulses, in which ships of one sub-pulse move together', () => {
    const all = filmed.flatMap(({ film }) => playOf(film));
    expect(all.map(whereIs)).toEqual(
      expect.arrayContaining(['They meet', 'Impulse 1 of 8 · Movement', 'The end']),
    );
    const both = all.filter(
      ({ moment: { label, changes } }) =>
        label === 'Movement' && new Set(changes.map(({ actor }) => actor)).size === 2,
    );
    expect(both.length).toBeGreaterThan(4);
    for (const { moment } of all.filter(({ moment: { label } }) => label === 'Movement'))
      expect(new Set(moment.changes.map(({ actor }) => actor)).size).toBe(moment.changes.length);
  });
});

test('a turn in which nobody moves or fires has no film', () => {
  const [{ after }] = turns as [(typeof turns)[0]];
  expect(films(federationCommander.view(after, federation, []), [])).toEqual([]);
});

test('the moves of the last turn stand on the map with the impulses in which they were made', () => {
  for (const { heard, view } of turns) {
    let now = 0;
    const impulses: number[] = [];
    for (const { event } of heard) {
      if (event.kind === 'impulse-begun') now = event.impulse;
      if (event.kind === 'moved') impulses.push(now);
    }
    expect(view.traces.map(({ impulse }) => impulse)).toEqual(impulses);
  }
  expect(turns.flatMap(({ view }) => view.traces.map(({ impulse }) => impulse))).toContain(8);
});
