import { describe, expect, test } from 'vitest';
import type { Game } from '#kernel/game/game.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Question } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { gameMaster, orderRef, placeId, unitId } from '#kernel/words/ids.ts';
import { computer } from '#rulesets/federation-commander/computer/computer.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import type { Level } from '#rulesets/federation-commander/model/vocabulary.ts';
import { levels } from '#rulesets/federation-commander/model/vocabulary.ts';
import { federationCommander } from '#rulesets/federation-commander/ruleset.ts';
import type { Disengaging } from '#rulesets/federation-commander/scenario/shape.ts';
import { create } from '#rulesets/federation-commander/setup.ts';
import { cardOf } from '#rulesets/federation-commander/ships/ships.ts';
import { makeView } from '#rulesets/federation-commander/view.ts';
import { battle } from './league.ts';

const [federation, klingon] = seats;
const [eagle, hawk] = [unitId('federation.1'), unitId('klingon.1')];

/** A battle as other games hand it over: one cruiser a side, five turns, the Federation's told so about leaving. */
const handed = (disengages?: Disengaging) => ({
  scenario: 'fleet',
  turns: 5,
  ships: {
    federation: [{ card: 'federation-ca', ...(disengages && { disengages }) }],
    klingon: [{ card: 'klingon-d7' }],
  },
});

function begun(disengages?: Disengaging): State {
  const made = create({ seats: [...seats], ...handed(disengages) });
  if (!made.ok) throw new Error('the battle cannot be begun');
  return made.value;
}

/** What the captain of the Federation's ship answers, `boxes` of which do not work, in the hex `place` with the enemy ahead in 1001. */
function answered(
  kind: Order['kind'],
  level: Level,
  { told, boxes = 0, place }: { told?: Disengaging; boxes?: number; place: string },
): readonly Unnumbered<Order>[] | undefined {
  const state = begun(told);
  const ours = state.ships[eagle]!;
  const lost = cardOf(ours)
    .boxes.slice(-boxes)
    .flatMap(({ box }) => (boxes === 0 ? [] : [box]));
  const ship: Ship = { ...ours, place: placeId(place), facing: 0, speed: 8, disabled: lost };
  const enemy: Ship = { ...state.ships[hawk]!, place: placeId('h1001'), facing: 3, speed: 8 };
  const view = makeView(
    {
      ...state,
      impulse: 4,
      computer: [...seats],
      levels: { [federation]: level },
      ships: { [eagle]: ship, [hawk]: enemy },
    },
    federation,
    [],
  );
  const question = { kinds: [kind], spot: { unit: eagle } };
  return computer(view, question as unknown as Question<Game>);
}

const [near, far] = ['h1010', 'h1041'];
const crippled = 26;

describe.each(levels)(
  'a captain of the computer goes by what its ship was told about leaving, as %s:',
  (level) => {
    test('who is to leave as soon as possible gets away', () => {
      expect(battle('told', [level, 'veteran'], handed('at-once')).ships[eagle]?.status).toBe('disengaged');
    });

    test.each([
      ['as soon as possible, and is whole', 'at-once', 0, 1],
      ['when crippled, and is whole', 'crippled', 0, 0],
      ['when crippled, and is', 'crippled', crippled, 1],
      ['never, and is crippled', 'never', crippled, 0],
    ] as const)('forty hexes from the enemy, told to leave %s', (_, told, boxes, leaves) => {
      const orders = answered('disengage', level, { told, boxes, place: far });
      expect(orders).toEqual(leaves === 1 ? [{ kind: 'disengage' }] : []);
    });

    test.each([
      ['turns away at full speed who leaves', 'at-once', 0, true],
      ['turns away who is crippled and leaves then', 'crippled', crippled, true],
      ['and nobody else: not who is whole', 'crippled', 0, false],
      ['nor who stays', 'never', crippled, false],
    ] as const)('nine hexes from the enemy %s', (_, told, boxes, leaves) => {
      const at = { told, boxes, place: near };
      const untold = { boxes, place: near };
      const [move, energy] = [answered('move', level, at), answered('allocate', level, at)];
      if (leaves) {
        expect(move).toMatchObject([{ action: expect.stringMatching(/^turn-/) as unknown }]);
        expect(energy).toMatchObject([{ pace: 24, arm: [] }]);
      } else {
        expect(move).toEqual(answered('move', level, untold));
        expect(energy).toEqual(answered('allocate', level, untold));
      }
    });
  },
);

test('a side that is given to the computer keeps what its ships began with, and nothing else', () => {
  const before = begun('never');
  const told = before.ships[eagle]!.standing;
  expect(told).toMatchObject([{ kind: 'disengage-when', never: true }]);
  const own = { kind: 'steer', ref: orderRef('federation.t1.o1'), least: 1, most: 2, present: 0 } as const;
  const steering = {
    ...before,
    ships: { ...before.ships, [eagle]: { ...before.ships[eagle]!, standing: [...told, own] } },
  };
  const decree = withOrder<Order>(emptyPlan(), {
    kind: 'set-captain',
    ref: orderRef('hq.t1.o1'),
    of: federation,
    computer: true,
  });
  const { state } = runTurn(federationCommander, {
    state: steering,
    seed: 'given',
    plans: { [federation]: emptyPlan<Order>(), [klingon]: emptyPlan<Order>(), [gameMaster]: decree },
  });
  expect(state.computer).toEqual([federation]);
  expect(state.ships[eagle]!.standing).toEqual(told);
});
