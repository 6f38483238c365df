import { expect, test } from 'vitest';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { nthOrder, placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Hit } from '#rulesets/galactic-conquest/combat/hits.ts';
import { hitSaid } from '#rulesets/galactic-conquest/combat/hits.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { films } from '#rulesets/galactic-conquest/presentation/film/film.ts';
import { roundsOf } from '#rulesets/galactic-conquest/presentation/film/round.ts';
import { galacticConquest } from '#rulesets/galactic-conquest/ruleset.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import { cases } from '../caseWriting.ts';
import { ranWith, worldOf } from './askedElsewhere.ts';

/* What is told and shown of battles. */

const [hydran] = seats;
const hit = (more: Partial<Hit>): string =>
  phraseText(hitSaid({ at: 0, hull: 'FF', directed: 0, normal: 0, fate: 'damaged', ...more }));

test('a hit that takes no defense factors does not say that it takes none of them', () => {
  expect(hit({ taken: 7 })).toBe('FF loses nothing (capture points 7)');
  expect(hit({ taken: 7, fate: 'boarded' })).toBe('FF is boarded (capture points 7)');
  expect(hit({ stunned: 4, fate: 'helpless' })).toBe('FF is helpless (non-violent 4)');
  expect(hit({ normal: 3 })).toBe('FF loses 3 DF');
  expect(hit({ normal: 3, taken: 2, fate: 'boarded' })).toBe(
    'FF loses 3 DF and is boarded (capture points 2)',
  );
});

test('lost ships stand in the order in which their side lists its ships', () => {
  const state = cases.world(
    cases.readGiven(['squadron H01A of hydran in D4: 2xDN CA 2xDD FF', 'squadron L01A of lyran in D5: 6xDN']),
  );
  const [unit, way] = [unitId('h01a'), [placeId('hd5')]];
  const plan = (
    [
      { kind: 'plot', ref: nthOrder(hydran, 1, 1), way },
      {
        kind: 'fight',
        ref: nthOrder(hydran, 1, 2),
        ...combatOf({}),
        attack: true,
        intensity: 'suicidal',
        breaks: 100,
      },
    ] as readonly Order[]
  ).reduce<Plan<Order>>((made, one) => withOrder(made, one, unit), emptyPlan());
  const ran = runTurn(galacticConquest, { state, seed: 'film', plans: { [hydran]: plan } });
  const heard = tellTurn(galacticConquest, state, ran.entries, [hydran]).get(hydran) ?? [];
  const [film] = films(makeView(ran.state, hydran), heard);
  const [own] = film?.cast ?? [];
  // Against six dreadnoughts nothing is left of them, whatever falls first (A10.356).
  expect(own?.listed.map(({ type, count }) => `${count} ${type}`)).toEqual(['2 DN', '1 CA', '2 DD', '1 FF']);
  expect(own?.lost).toEqual(own?.listed);
  expect(film?.damage.label).toBe('DF lost');
});

test('of a battle that was fought elsewhere the film has one round without fire, with what was lost', () => {
  const state = worldOf(['squadron H01A of hydran in D4: CA', 'squadron L01A of lyran in D5: CA FF']);
  const losses = [
    { unit: unitId('h01a'), at: 0, lost: 5 },
    { unit: unitId('l01a'), at: 1, lost: 6 },
  ];
  const ran = ranWith(state, { kind: 'bring-in', fought: true, losses, beaten: unitId('l01a') });
  const heard = tellTurn(galacticConquest, state, ran.entries, [hydran]).get(hydran) ?? [];
  const [film] = films(makeView(ran.state, hydran), heard);
  const [, round, end, ...more] = film!.scenes;
  expect(more).toEqual([]);
  expect(round!.rows).toEqual([]);
  expect(round!.moments[0]?.shots).toEqual([]);
  expect(round!.moments[0]?.said.map(phraseText)).toEqual(['Battle D5.12 in D5 was fought elsewhere.']);
  expect(round!.moments[1]?.changes.map(({ actor, hit: points }) => [actor, points])).toEqual([
    ['h01a', 5],
    ['l01a', 6],
  ]);
  expect(end!.moments.map(({ kind }) => kind)).toEqual(['move', 'end']);
});

test('who fires first after a battle that was fought elsewhere begins a round of its own', () => {
  const common = { battle: 'D5.12', place: placeId('hd5'), seats: [...seats] };
  const rounds = roundsOf(
    [
      { kind: 'battle-brought-in', ...common, losses: [] },
      { kind: 'fired', ...common, seat: seats[1], die: 3, percent: 20, points: 4 },
    ],
    hydran,
  );
  expect(rounds.map(({ fired, brought }) => [fired.length, brought !== undefined])).toEqual([
    [0, true],
    [1, false],
  ]);
});
