import { describe, expect, it } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { gorn, klingon, play, romulan, vulcan } from '../play.ts';
import { s, world, said, war } from './diplomaticWorld.ts';

describe('rights (GE 279-289, 407, 575-595)', () => {
  const start = world({ wars: [[klingon, gorn]], alliances: [[klingon, vulcan]] });
  it('gifts are accepted until they are refused (E-60), and the last word counts', () => {
    const played = play(
      start,
      said({
        [klingon]: [
          { kind: 'accept-nothing', from: gorn },
          { kind: 'accept-gifts', from: romulan },
          { kind: 'accept-nothing', from: vulcan },
          { kind: 'accept-gifts', from: vulcan },
        ],
      }),
    );
    expect(played.empire(klingon).refuses).toEqual([gorn]);
    expect(played.refused).toEqual([
      'klingon 3: overruled',
      'klingon 2: accepts-already',
      'klingon 4: accepts-already',
    ]);
    const back = play(played.state, said({ [klingon]: [{ kind: 'accept-nothing', from: gorn }] }));
    expect(back.refused).toEqual(['klingon 1: refuses-already']);
    expect(
      play(played.state, said({ [klingon]: [{ kind: 'accept-gifts', from: gorn }] })).empire(klingon).refuses,
    ).toEqual([]);
  });

  it('passage is for anybody but enemies, of this turn too, and can be taken back', () => {
    const grant = (to: SeatId): Unnumbered<Order> => ({ kind: 'grant-passage', to });
    const revoke = (from: SeatId): Unnumbered<Order> => ({ kind: 'revoke-passage', from });
    const played = play(
      start,
      said({
        [klingon]: [grant(vulcan), grant(gorn), grant(romulan), grant(klingon)],
        [romulan]: [war(klingon), grant(vulcan)],
      }),
    );
    expect(played.empire(klingon).passage).toEqual([vulcan]);
    expect(played.empire(romulan).passage).toEqual([vulcan]);
    expect(played.refused).toEqual([
      'klingon 2: passage-to-enemy',
      'klingon 3: passage-to-enemy',
      'klingon 4: own-empire',
    ]);
    const next = play(
      played.state,
      said({ [klingon]: [grant(vulcan), revoke(romulan)], [romulan]: [revoke(vulcan)] }),
    );
    expect(next.refused).toEqual(['klingon 1: passage-already', 'klingon 2: no-passage-granted']);
    expect(next.empire(romulan).passage).toEqual([]);
  });

  it('special permission is the owner’s to give, sector by sector', () => {
    const grant = (place: number, to: SeatId): Unnumbered<Order> => ({
      kind: 'grant-permission',
      place: s(place),
      to,
    });
    const revoke = (place: number, from: SeatId): Unnumbered<Order> => ({
      kind: 'revoke-permission',
      place: s(place),
      from,
    });
    const played = play(
      start,
      said({
        [klingon]: [
          grant(1, vulcan),
          grant(1, romulan),
          grant(1, gorn),
          grant(2, romulan),
          grant(99, romulan),
        ],
      }),
    );
    expect(played.sector(1).permitted).toEqual([romulan, vulcan]);
    expect(played.refused).toEqual([
      'klingon 3: permission-to-enemy',
      'klingon 4: not-your-sector',
      'klingon 5: no-such-sector',
    ]);
    const next = play(
      played.state,
      said({ [klingon]: [grant(1, vulcan), revoke(1, romulan), revoke(1, gorn), revoke(3, klingon)] }),
    );
    expect(next.sector(1).permitted).toEqual([vulcan]);
    expect(next.refused).toEqual([
      'klingon 1: permission-already',
      'klingon 3: no-permission-granted',
      'klingon 4: not-your-sector',
    ]);
  });

  it('permission of independents costs their undamaged revenue, before anything else is paid (GE 1341, E-53)', () => {
    const wild = (forSale: boolean, treasury: number): State => {
      const made = world(
        {
          sectors: {
            1: { owner: klingon, links: [5] },
            2: { owner: gorn },
            3: { owner: romulan },
            4: { owner: vulcan },
            5: { revenue: 8, damage: 3 },
            6: { revenue: 3 },
          },
        },
        { [klingon]: treasury },
      );
      return { ...made, parameters: { ...made.parameters, permissionForSale: forSale } };
    };
    const request = (...places: readonly number[]) =>
      said({ [klingon]: places.map((place) => ({ kind: 'request-permission', place: s(place) })) });
    const bought = play(wild(true, 1000), request(5, 2, 6));
    expect(bought.events('permission-bought')).toMatchObject([{ place: s(5), cost: 800 }]);
    expect(bought.sector(5).permitted).toEqual([klingon]);
    expect(bought.refused).toEqual(['klingon 2: permission-refused', 'klingon 3: permission-refused']);
    expect(play(wild(true, 799), request(5)).refused).toEqual(['klingon 1: permission-refused']);
    expect(play(wild(false, 1000), request(5)).refused).toEqual(['klingon 1: permission-not-sold']);
    expect(play(bought.state, request(5)).refused).toEqual(['klingon 1: permission-held']);
    const dropped = play(
      bought.state,
      said({
        [klingon]: [
          { kind: 'drop-permission', place: s(5) },
          { kind: 'drop-permission', place: s(2) },
        ],
      }),
    );
    expect(dropped.sector(5).permitted).toEqual([]);
    expect(dropped.refused).toEqual(['klingon 2: no-permission-held']);
  });
});
