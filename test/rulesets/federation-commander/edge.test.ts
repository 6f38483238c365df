import { expect, test } from 'vitest';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import { decideBy } from '#kernel/turn/answering.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { stepsOf } from '#rulesets/federation-commander/courses/course.ts';
import { dueMoments, wayTo } from '#rulesets/federation-commander/courses/ways.ts';
import type { FederationCommander, Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import { films } from '#rulesets/federation-commander/presentation/film/films.ts';
import { map } from '#rulesets/federation-commander/presentation/map.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import { at, cruiser, d7, hex, worldOf } from './vectors/ships.ts';

/* The edge of a fixed map (FC 8A) as screens know it. */

const [federation, klingon] = seats;
const edge = { across: 42, down: 30 };
const [id, other] = [unitId('ship-a'), unitId('ship-b')];
const under = (label: string, facing: string) => at(cruiser, label, facing, { speed: 8, stopped: false });

test('a course leads nowhere over the edge and back', () => {
  // Two hexes are needed for a turn, and one for a slip. From 4102 facing B one move ahead leads to 4201, in the corner, and from there every way leads over the edge.
  const ship = { ...under('4102', 'B'), turnCount: 0, slipCount: 0 };
  const way = wayTo(ship, hex('4204'), 12, {})!;
  expect(way.slice(0, 2)).toEqual(['straight', 'straight']);
  expect(wayTo(ship, hex('4204'), 12, { edge })).toBeUndefined();
  expect(wayTo(ship, hex('4201'), 12, { edge })).toEqual(['straight']);
  // Whoever wants to leave plots just that.
  expect(wayTo(ship, hex('4301'), 12, { edge })).toEqual(['straight', 'straight']);
});

test('what is plotted behind the edge cannot be made', () => {
  const ship = under('1002', 'A');
  const wrong = stepsOf({ edge }, { ship, moments: dueMoments(ship) }, [
    'straight',
    'straight',
    'straight',
  ]).map((step) => step.wrong && phraseText(step.wrong));
  expect(wrong).toEqual([undefined, undefined, expect.stringContaining('will have left the map')]);
  expect(
    stepsOf({}, { ship, moments: dueMoments(ship) }, ['straight', 'straight', 'straight']).map(
      (step) => step.wrong,
    ),
  ).toEqual([undefined, undefined, undefined]);
});

const world = (facing: string) => ({
  ...worldOf(under('1001', facing), at(d7, '2010', 'A', { stopped: true })),
  impulse: 0,
  edge,
});

test('a fixed map is drawn whole, with a row beyond and a line along its edge', () => {
  const picture = map(federationCommander.view(world('A'), federation, []));
  const labels = picture.cells!.labels.split(' ');
  expect(labels.length).toBe(44 * 32);
  expect(labels).toEqual(expect.arrayContaining(['0000', '0101', '4230', '4331']));
  const lines = picture.edges.find(({ key }) => key === 'map-edge')!.pairs;
  expect(lines).toContainEqual([hex('0101'), hex('0100')]);
  expect(lines).toContainEqual([hex('4230'), hex('4231')]);
  expect(lines.some(([, beyond]) => beyond === hex('0102'))).toBe(false);
  // Hexes of odd columns stand out above, and touch those of the columns beside them: from 00 to 42.
  const above = lines.filter(([, beyond]) => beyond.endsWith('00'));
  expect(new Set(above.map(([, beyond]) => beyond)).size).toBe(43);
  const { edge: _, ...floating } = world('A');
  const afloat = map(federationCommander.view(floating, federation, []));
  expect(afloat.edges.some(({ key }) => key === 'map-edge')).toBe(false);
});

test('whoever leaves the map is shown leaving in the impulse, in the film and beforehand', () => {
  const before = world('A');
  const ref = nthOrder(federation, 1, 1);
  const plans = {
    [federation]: withOrder<Order>(
      withOrder<Order>(
        emptyPlan(),
        { kind: 'allocate', ref, pace: 8, reverse: false, arm: [], regenerate: [0, 0, 0, 0, 0, 0] },
        id,
      ),
      { kind: 'plot', ref: nthOrder(federation, 1, 2), impulse: 1, subPulse: 4, action: 'straight' },
      id,
    ),
    [klingon]: emptyPlan<Order>(),
  };
  const decide = decideBy<FederationCommander>(
    {
      ruleset: federationCommander,
      before,
      plans,
      last: (seat) => federationCommander.view(before, seat, []),
    },
    {},
    true,
  );
  const outcome = runTurn(federationCommander, { state: before, seed: 'edge', plans, decide });
  const heard = tellTurn(federationCommander, before, outcome.entries, seats).get(klingon) ?? [];
  const view = federationCommander.view(outcome.state, klingon, heard);
  expect(view.over).toMatchObject({ winner: klingon, held: true });
  const [film] = films(view, heard);
  const scene = film!.scenes.findLast(({ path }) => path.length > 0)!;
  expect(scene.moments.map(({ label }) => label)).toEqual(['Movement', 'Leaving the map']);
  expect(scene.moments[1]!.changes).toEqual([{ actor: id, away: 'disengaged' }]);
  expect(film!.cast.map((actor) => actor.id)).toEqual([id, other]);
  const own = federationCommander.view(before, federation, []);
  const said = federationCommander.orders.move.say({ kind: 'move', ref, action: 'straight' }, own, {
    unit: id,
  });
  expect(phraseText(said)).toBe('Straight ahead, off the map');
});
