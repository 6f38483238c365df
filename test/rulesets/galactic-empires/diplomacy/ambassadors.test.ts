import { describe, expect, it } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { gorn, klingon, play, romulan, vulcan } from '../play.ts';
import { world, said } from './diplomaticWorld.ts';

describe('ambassadors and names (GE 227, 295, E-07)', () => {
  it('one ambassador a turn to each empire, the last', () => {
    const send = (to: SeatId, address: string): Unnumbered<Order> => ({
      kind: 'send-ambassador',
      to,
      address,
    });
    const played = play(
      world(),
      said({
        [klingon]: [
          send(gorn, 'old'),
          send(gorn, 'new'),
          send(romulan, ''),
          send(klingon, 'me'),
          send(vulcan, 'v'),
        ],
      }),
    );
    expect(played.events('ambassador-sent').map(({ to, address }) => [to, address])).toEqual([
      [gorn, 'new'],
      [vulcan, 'v'],
    ]);
    expect(played.refused).toEqual([
      'klingon 1: overruled',
      'klingon 3: no-address',
      'klingon 4: own-empire',
    ]);
  });

  it('the last name counts, and everybody hears one', () => {
    const played = play(
      world(),
      said({
        [klingon]: [
          { kind: 'rename-ruler', name: 'Kang' },
          { kind: 'rename-ruler', name: 'Koloth' },
        ],
        [gorn]: [{ kind: 'rename-ruler', name: '  ' }],
      }),
    );
    expect(played.empire(klingon).ruler).toBe('Koloth');
    expect(played.events('ruler-renamed')).toHaveLength(1);
    expect([...played.refused].sort()).toEqual(['gorn 1: no-name', 'klingon 1: overruled']);
  });
});
