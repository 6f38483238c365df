import type { PlaceId } from '#kernel/ids.ts';
import type { Fact, Page, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Ship, View } from '../model/state.ts';
import { supplyOf, tokens } from '../rules/energy.ts';
import { turnMode } from '../rules/movement.ts';
import type { Named } from '../rules/ships.ts';
import { active, cardOf, shipsOf, works } from '../rules/ships.ts';
import { directionName, hexName, rangeOf } from '../tables/board.ts';
import { systems } from '../tables/cards.ts';
import { seatNames, seats } from '../tables/seats.ts';
import { paceName, shipName, standingText } from '../words.ts';

/* Pages of facts and tables. */

const fact = (label: string, value: string | number): Fact => ({
  label,
  value: phrase('{value}', { value }),
});

/** The battle as a whole: the score, and all ships. */
export function battlePage(view: View): Page {
  const { over } = view;
  const score: Section = {
    ...{ kind: 'facts', title: 'Victory points' },
    facts: seats.map((seat) => fact(seatNames[seat] ?? seat, over?.points[seat] ?? 0)),
  };
  return {
    title: phrase('The battle'),
    sections: [
      ...(over === undefined ? [] : [score]),
      {
        kind: 'table',
        title: 'Ships',
        columns: [
          { key: 'ship', label: 'Ship', align: 'left' },
          { key: 'side', label: 'Side', align: 'left' },
          { key: 'hex', label: 'Hex', align: 'left' },
          { key: 'status', label: 'Status', align: 'left' },
        ],
        rows: shipsOf(view).map(([id, ship]) => ({
          id,
          spot: { unit: id },
          cells: {
            ship: { value: phrase('{ship}', { ship: shipName(view, id) }), sort: ship.name },
            side: { value: phrase('{side}', { side: seatNames[ship.seat] ?? ship.seat }), sort: ship.seat },
            hex: { value: phrase('{hex}', { hex: hexName(ship.place) }), sort: ship.place },
            status: { value: phrase(statusNames[ship.status]), sort: ship.status },
          },
        })),
        empty: 'There are none.',
      },
    ],
  };
}

const statusNames: Readonly<Record<Ship['status'], string>> = {
  active: 'In the battle',
  disengaged: 'Disengaged',
  destroyed: 'Destroyed',
};

/** The hex and who is there. */
export const hexPage = (view: View, place: PlaceId): Page => ({
  title: phrase('Hex {hex}', { hex: hexName(place) }),
  sections: [
    {
      kind: 'facts',
      title: 'Ships',
      facts: active(view)
        .filter(([, ship]) => ship.place === place)
        .map(([, ship]) => fact(ship.name, `${cardOf(ship).label}, facing ${directionName(ship.facing)}`)),
    },
  ],
});

/** A ship's card. */
export function shipPage(view: View, [id, ship]: Named): Page {
  const { shields, boxes, mounts, label } = cardOf(ship);
  const kept = keysInOrder(systems).filter((system) => boxes.some((one) => one.system === system));
  return {
    title: phrase('{ship}', { ship: shipName(view, id) }),
    subtitle: phrase('{label}', { label }),
    sections: [
      { kind: 'facts', title: 'Movement and energy', facts: movementFacts(view, ship) },
      {
        kind: 'facts',
        title: 'Shields',
        facts: shields.map((most, at) => fact(`#${at + 1}`, `${ship.shields[at] ?? 0} of ${most}`)),
      },
      {
        kind: 'facts',
        title: 'Weapons',
        facts: mounts.map((mount) => fact(`${mount.label} (${mount.arc})`, weaponState(ship, mount))),
      },
      {
        kind: 'facts',
        title: 'Boxes that work',
        facts: kept.map((system) => {
          const all = boxes.filter((one) => one.system === system);
          return fact(
            systems[system].label,
            `${all.filter(({ box }) => works(ship, box)).length} of ${all.length}`,
          );
        }),
      },
      ...(ship.seat === view.me ? [standingSection(view, [id, ship])] : []),
    ],
  };
}

function movementFacts(view: View, ship: Ship): readonly Fact[] {
  const enemies = active(view).filter(([, enemy]) => enemy.seat !== ship.seat);
  return [
    fact('Hex', `${hexName(ship.place)} facing ${directionName(ship.facing)}`),
    {
      label: 'Speed',
      value: paceName({ pace: ship.stopped ? 'stopped' : ship.speed, reverse: ship.reverse }),
    },
    fact('Hexes since the last turn', ship.turnCount),
    fact('Turn mode', turnMode(ship)),
    fact('Tokens left', tokens(ship.energy)),
    fact('Tokens next turn', tokens(supplyOf(ship))),
    ...enemies.map(([, enemy]) => fact(`Range to ${enemy.name}`, rangeOf(ship.place, enemy.place))),
  ];
}

function weaponState(
  ship: Ship,
  { box, type }: { readonly box: Ship['used'][number]; readonly type: string },
): string {
  if (!works(ship, box)) return 'Disabled';
  if (ship.used.includes(box)) return 'Fired';
  return type === 'phot' ? (ship.tracks[box] ?? 'empty') : 'Ready';
}

const standingSection = (view: View, [id, { standing }]: Named): Section => ({
  kind: 'facts',
  title: 'Standing orders',
  facts: standing.map((order, at) => ({
    label: String(at + 1),
    value: standingText(view, id, order),
  })),
});
