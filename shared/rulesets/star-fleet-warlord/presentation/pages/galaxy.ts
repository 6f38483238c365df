import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../../model/view.ts';
import { placeName } from '../../words.ts';
import { holdingsOf } from '../../money/money.ts';
import { speedOf } from '../../ships/speed.ts';
import type { World } from '../../galaxy/world.ts';
import { count, figure, text, word } from '../../model/cells.ts';
import { damageText } from '../units.ts';

/** Every Corporation with what it holds, and all ships: for the game master, who has none. */
export const galaxy = (world: World, view: View): Page => ({
  title: phrase('All Corporations'),
  subtitle: phrase('{sites} major sites or {sectors} whole sectors win.', { ...view.parameters.victory }),
  sections: [corporations(world, view), ships(view)],
});

function corporations(world: World, { names, offices, ships: all }: View): Section {
  const homes = new Map(inOrder(offices).map(([sector, seat]) => [seat, sector.slice(1)]));
  return {
    kind: 'table',
    title: 'Corporations',
    empty: 'There are none.',
    columns: [
      word('name', 'Corporation'),
      word('home', 'Home sector'),
      figure('ships', 'Ships'),
      figure('sites', 'Major sites'),
      figure('sectors', 'Whole sectors'),
    ],
    rows: inOrder(names).map(([seat, { name }]) => {
      const held = holdingsOf(world, seat);
      return {
        id: seat,
        spot: { seat },
        cells: {
          name: text(name),
          home: text(homes.get(seat) ?? '?'),
          ships: count(valuesInOrder(all).filter((ship) => ship.seat === seat).length),
          sites: count(held.sites),
          sectors: count(held.sectors),
        },
      };
    }),
  };
}

const ships = (view: View): Section => ({
  kind: 'table',
  title: 'Ships',
  empty: 'There are no ships.',
  columns: [
    word('ship', 'Ship'),
    word('name', 'Name'),
    word('owner', 'Corporation'),
    word('place', 'Hex'),
    figure('speed', 'Speed'),
    figure('crew', 'Crew'),
    word('damage', 'Damage'),
  ],
  rows: inOrder(view.ships).map(([unit, ship]) => ({
    id: unit,
    spot: { unit },
    cells: {
      ship: text(ship.design),
      name: text(ship.name),
      owner: text(view.names[ship.seat]?.name ?? ship.seat),
      place: text(placeName(view, ship.place)),
      speed: count(speedOf(ship)),
      crew: count(ship.crew),
      damage: damageText(ship),
    },
  })),
});
