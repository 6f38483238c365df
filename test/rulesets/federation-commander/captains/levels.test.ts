import { describe, expect, test } from 'vitest';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Question } from '#kernel/sequence/question.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { unitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { boxId } from '#rulesets/federation-commander/cards/ids.ts';
import { computer } from '#rulesets/federation-commander/computer/computer.ts';
import type { Order } from '#rulesets/federation-commander/game.ts';
import { seats } from '#rulesets/federation-commander/map/seats.ts';
import type { Level } from '#rulesets/federation-commander/model/vocabulary.ts';
import type { Ship, State } from '#rulesets/federation-commander/model/state.ts';
import { seen } from '#rulesets/federation-commander/fire/lines.ts';
import { shipAfter } from '#rulesets/federation-commander/movement/moving.ts';
import { makeView } from '#rulesets/federation-commander/view.ts';
import { at, cruiser, d7, worldOf } from '../vectors/ships.ts';
import { start } from '../worlds.ts';
import { battle, league } from './league.ts';

const [federation, klingon] = seats;

/** What the captain of Federation's ship answers. */
function answer(state: State, level: Level, kind: Order['kind']): readonly Unnumbered<Order>[] | undefined {
  const led = { ...state, computer: [...seats], levels: { [federation]: level } };
  const question = { kinds: [kind], spot: { unit: unitId('federation.1') } };
  return computer(makeView(led, federation, []), question as unknown as Question<Game>);
}

const [eagle, hawk] = [unitId('federation.1'), unitId('klingon.1')];

/** Two ships alone, in the middle of a turn. */
const facing = (ours: Ship, theirs: Ship, impulse = 4): State => ({
  ...worldOf(ours, theirs),
  impulse,
  ships: { [eagle]: { ...ours, seat: federation }, [hawk]: { ...theirs, seat: klingon } },
});
const armed = {
  speed: 16,
  stopped: false,
  energy: 18,
  tracks: { 'phot.a': 'loaded', 'phot.b': 'loaded' },
} as const;

describe('a captain of the computer', () => {
  test.each(['cadet', 'officer', 'veteran'] as const)(
    'who is a %s decides the same whatever the enemy has ordered in secret',
    (level) => {
      const state = { ...start(), impulse: 4 };
      const enemy = state.ships[hawk]!;
      const bare = { ...state, ships: { ...state.ships, [hawk]: { ...enemy, standing: [] } } };
      for (const kind of ['allocate', 'move', 'fire', 'reinforce'] as const)
        expect([kind, answer(bare, level, kind)]).toEqual([kind, answer(state, level, kind)]);
    },
  );

  test('fires at once as a cadet, and waits for better odds as an officer or a veteran', () => {
    // At range 15 the cruiser scores 1 point with a phaser-1 on average, and 1.3 with a photon.
    const far = facing(at(cruiser, '1030', 'A', armed), at(d7, '1015', 'D', armed));
    expect(answer(far, 'cadet', 'fire')).toMatchObject([{ kind: 'fire', at: hawk }]);
    expect([answer(far, 'officer', 'fire'), answer(far, 'veteran', 'fire')]).toEqual([[], []]);
    // At range 2 nothing better can come.
    const near = facing(at(cruiser, '1017', 'A', armed), at(d7, '1015', 'D', armed));
    for (const level of ['cadet', 'officer', 'veteran'] as const)
      expect(answer(near, level, 'fire')).toMatchObject([{ kind: 'fire', at: hawk }]);
  });

  test('fires what is left before the turn ends, as an officer or a veteran', () => {
    const last = facing(at(cruiser, '1025', 'A', armed), at(d7, '1015', 'D', armed), 8);
    for (const level of ['officer', 'veteran'] as const)
      expect(answer(last, level, 'fire')).toMatchObject([{ kind: 'fire' }]);
  });

  test('spends as a veteran what is left over on a shield that is down, and as another nothing', () => {
    const hurt = facing(
      at(cruiser, '1040', 'A', { ...armed, energy: 4, shields: [0, 12, 12, 12, 12, 12] }),
      at(d7, '1001', 'D', armed),
      0,
    );
    // 38 half tokens are made, 4 were kept: 16 go into speed, 4 into holding two tubes, 7 into phasers, 4 are kept. 11 are left over: two boxes.
    expect(answer(hurt, 'veteran', 'allocate')).toMatchObject([{ pace: 16, regenerate: [2, 0, 0, 0, 0, 0] }]);
    expect(answer(hurt, 'officer', 'allocate')).toMatchObject([{ pace: 16, regenerate: [0, 0, 0, 0, 0, 0] }]);
    expect(answer(hurt, 'cadet', 'allocate')).toMatchObject([{ pace: 24, regenerate: [0, 0, 0, 0, 0, 0] }]);
  });

  test('turns as a veteran away from fire that would come through a shield that is down', () => {
    // The photons are not loaded and all phasers are fired, so that nothing is gained by facing the enemy.
    const spent = { ...armed, tracks: {}, used: ['ph-1.1', 'ph-1.2', 'ph-1.3', 'ph-3.4'].map(boxId) };
    const bare = at(cruiser, '1019', 'A', {
      ...spent,
      shields: [0, 12, 12, 12, 12, 12],
      turnCount: 5,
      slipCount: 1,
    });
    const enemy = at(d7, '1015', 'D', { ...armed, tracks: {} });
    const [order] = answer(facing(bare, enemy), 'veteran', 'move') ?? [];
    const after = shipAfter(bare, order?.kind === 'move' ? order.action : 'straight');
    expect(after.facing).not.toBe(0);
    expect(seen(after, enemy)).not.toBe(0);
  });

  test('hunts the freighters of the convoy as a veteran, where an officer fights whoever is nearest', () => {
    const lost = (level: Level): number =>
      sumOf(
        [1, 2].flatMap((seed) =>
          valuesInOrder(battle(`hunt ${seed}`, ['officer', level], { scenario: 'convoy' }).ships).map(
            ({ card, disabled }) => (card === 'freighter' ? disabled.length : 0),
          ),
        ),
      );
    expect(lost('veteran')).toBeGreaterThan(2 * lost('officer'));
  });
});

/* A few duels; `league.long.test.ts` counts two hundred. */
test.each([
  ['officer', 'cadet', 4],
  ['veteran', 'officer', 2],
] as const)('%s beats %s more often than not', (better, worse, seeds) => {
  const { won, lost } = league(seeds, better, worse);
  expect(won).toBeGreaterThan(lost);
});
