import { describe, expect, test } from 'vitest';
import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import type { WorldSpec } from '../battle/support/world.ts';
import { ship } from '../battle/support/world.ts';
import { fleet, garrison, gorn, klingon, romulan, vulcan } from '../play.ts';
import { ordersOf, withCharacter } from './ledOrders.ts';

describe('a bold empire seeks allies', () => {
  const among = (wars: WorldSpec['wars'] = []): readonly SeatId[] =>
    ordersOf(
      'bold',
      withCharacter(
        {
          sectors: {
            1: { owner: klingon, links: [2, 3, 4] },
            2: { owner: gorn, links: [1] },
            3: { owner: romulan, links: [1] },
            4: { owner: vulcan, links: [1] },
          },
          units: [
            fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 1]] }),
            garrison(gorn, { at: 2, ships: [[ship.nebula, 1]] }),
            garrison(romulan, { at: 3, ships: [[ship.nebula, 2]] }),
            garrison(vulcan, { at: 4, ships: [[ship.nebula, 3]] }),
          ],
          wars,
        },
        ['builder', 'diplomat'],
      ),
    ).flatMap((order) => (order.kind === 'offer-alliance' ? [order.to] : []));

  test('the strongest first, never the weakest neighbour', () => {
    expect(among()).toEqual([vulcan, romulan]);
  });

  test('and all others where it is at war with the weakest', () => {
    expect(among([[gorn, klingon]])).toEqual([vulcan, romulan]);
  });
});

test('a garrison that builds defences does not pillage as well', () => {
  const spec = withCharacter(
    {
      sectors: {
        1: { owner: klingon, links: [2], revenue: 20, builds: [shipTypeId(ship.neghvar)] },
        2: { owner: gorn, links: [1] },
      },
      // So strong an enemy next door that the ships stay in the garrison.
      units: [
        garrison(klingon, { at: 1, ships: [[ship.neghvar, 30]] }),
        garrison(gorn, { at: 2, ships: [[ship.nebula, 30]] }),
      ],
      wars: [[gorn, klingon]],
    },
    ['builder'],
  );
  const rich = (state: State): State => ({
    ...state,
    empires: { ...state.empires, [klingon]: { ...state.empires[klingon]!, treasury: 1_000_000 } },
  });
  const kinds = ordersOf('bold', spec, rich).map(({ kind }) => kind);
  expect(kinds).toContain('build-defences');
  expect(kinds).not.toContain('pillage');
});
