import type { PlaceId } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Page, Row, Section, Tone } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Ship, View } from '../model/state.ts';
import { powerOf, cardOf, isCrippled } from '../ships/ships.ts';
import { active, isFreighter, shipsOf } from '../model/ships.ts';
import type { Named } from '../model/ships.ts';
import { mostShips } from '../model/limits.ts';
import { directionName, hexName, rangeOf } from '../map/board.ts';
import { seatNames, seats } from '../map/seats.ts';
import { paceFigure, shipName, tokens } from '../model/words.ts';
import { standingText } from '../standing/standing.ts';
import { cardSection, fact, freighterFacts, shipSections } from './card.ts';

/* Pages of facts and tables. */

/** The battle as a whole: the score, all ships, and the cards of two beside each other: of the ship that is chosen, or the first of the reader's own, and of the enemy nearest to it. */
export function battlePage(view: View, { unit }: Spot): Page {
  const ships = shipsOf(view);
  const shown = ships.find(([id]) => id === unit) ?? ships.find(([, { seat }]) => seat === view.me);
  return {
    title: phrase('The battle'),
    sections: [
      view.convoy === undefined ? duelSection(view) : convoySection(view),
      shipTable(view),
      ...(shown === undefined ? [] : chosenSections(view, shown[1])),
    ],
  };
}

function chosenSections(view: View, ship: Ship): readonly Section[] {
  const { name } = ship;
  const facts = [fact('Class', cardOf(ship).label)];
  if (isFreighter(ship))
    return [{ kind: 'facts', title: `Card of ${name}`, facts: [...facts, ...freighterFacts(view, ship)] }];
  const enemy = active(view)
    .filter(([, { seat }]) => seat !== ship.seat)
    .toSorted(compareBy(([, { place }]) => rangeOf(ship.place, place)))
    .find(([, other]) => !isFreighter(other))?.[1];
  return [
    { kind: 'facts', title: `Ship ${name}`, facts },
    cardSection(ship, `Card of ${name}`),
    ...(enemy === undefined
      ? []
      : [{ ...cardSection(enemy, `Card of ${enemy.name}`), beside: true as const }]),
  ];
}

const winnerFact = (winner: string | undefined) =>
  fact('Winner', winner === undefined ? 'Nobody' : (seatNames[winner] ?? winner));

/** More ships of a side than the duel has. */
const isFleet = (view: View): boolean =>
  seats.some((seat) => shipsOf(view).filter(([, ship]) => ship.seat === seat).length > mostShips);

const duelSection = (view: View): Section => {
  const { over, turn, limit } = view;
  return {
    kind: 'facts',
    title: over !== undefined ? 'Victory points' : isFleet(view) ? 'The fleets' : 'The duel',
    facts:
      over === undefined
        ? [
            fact('Turn', `${turn} of ${limit}`),
            { label: 'Ends when', value: phrase('one side has no ship left in the battle') },
          ]
        : [
            ...seats.map((seat) => fact(seatNames[seat] ?? seat, over.points[seat] ?? 0)),
            winnerFact(over.winner),
          ],
  };
};

/** How far the freighters have come, or how many got through (FC 8E). */
function convoySection(view: View): Section {
  const { over, turn, limit, convoy } = view;
  const left = active(view).filter(([, ship]) => isFreighter(ship));
  return {
    kind: 'facts',
    title: 'The convoy',
    facts:
      over === undefined
        ? [
            fact('Turn', `${turn} of ${limit}`),
            {
              label: 'Freighters left',
              value: phrase('{left}, of which {needed} must move {hexes|hex|hexes} each', {
                left: left.length,
                needed: convoy?.ships ?? 0,
                hexes: convoy?.hexes ?? 0,
              }),
            },
            fact('Moved so far', left[0]?.[1].turnCount ?? 0),
          ]
        : [fact('Freighters that got through', over.through ?? 0), winnerFact(over.winner)],
  };
}

const columns = [
  { key: 'ship', label: 'Ship', align: 'left' },
  { key: 'class', label: 'Class', align: 'left' },
  { key: 'side', label: 'Side', align: 'left' },
  { key: 'hex', label: 'Hex', align: 'left' },
  { key: 'speed', label: 'Speed', align: 'left' },
  { key: 'power', label: 'Power', align: 'right' },
  { key: 'shields', label: 'Shields #1 to #6', align: 'left' },
  { key: 'damage', label: 'Boxes lost', align: 'right' },
  { key: 'status', label: 'Status', align: 'left' },
] as const;

const shipTable = (view: View): Section => ({
  kind: 'table',
  title: 'Ships',
  columns,
  rows: shipsOf(view).map((named) => shipRow(view, named)),
  empty: 'There are none.',
});

function shipRow(view: View, [id, ship]: Named): Row {
  const lost = ship.disabled.length;
  const cell = (value: string | number, sort: string | number = value) => ({
    value: phrase('{value}', { value }),
    sort,
  });
  return {
    id,
    spot: { unit: id },
    cells: {
      ship: { value: phrase('{ship}', { ship: shipName(view, id) }), sort: ship.name },
      class: cell(cardOf(ship).sign),
      side: cell(seatNames[ship.seat] ?? ship.seat),
      hex: cell(`${hexName(ship.place)} ${directionName(ship.facing)}`),
      speed: {
        value: paceFigure(ship),
        sort: ship.speed,
      },
      power: cell(tokens(powerOf(ship))),
      shields: cell(isFreighter(ship) ? 'none' : ship.shields.join(' / ')),
      damage: {
        ...cell(`${lost} of ${cardOf(ship).boxes.length}`, lost),
        ...(lost > 0 ? { tone: 'warn' } : {}),
      },
      status: { ...statusOf(ship), sort: ship.status },
    },
  };
}

function statusOf(ship: Ship): { readonly value: Phrase; readonly tone?: Tone } {
  switch (ship.status) {
    case 'destroyed':
      return { value: phrase('Destroyed'), tone: 'bad' };
    case 'disengaged':
      return { value: phrase('Disengaged'), tone: 'muted' };
    case 'active':
      return isCrippled(ship) && !isFreighter(ship)
        ? { value: phrase('Crippled'), tone: 'bad' }
        : { value: phrase('In the battle') };
  }
}

/** The hex and the cards of all who are there. */
export const hexPage = (view: View, place: PlaceId): Page => {
  const here = active(view).filter(([, ship]) => ship.place === place);
  return {
    title: phrase('Hex {hex}', { hex: hexName(place) }),
    sections:
      here.length === 0
        ? [{ kind: 'facts', title: 'Ships', facts: [{ label: 'Here', value: phrase('nobody') }] }]
        : here.flatMap((named) => [
            {
              kind: 'facts',
              title: named[1].name,
              facts: [
                fact('Class', cardOf(named[1]).label),
                fact('Side', seatNames[named[1].seat] ?? named[1].seat),
              ],
            } as const,
            ...shipSections(view, named),
          ]),
  };
};

/** A ship's card, with what its captain is to do. */
export const shipPage = (view: View, named: Named): Page => ({
  title: phrase('{ship}', { ship: shipName(view, named[0]) }),
  subtitle: phrase('{label}', { label: cardOf(named[1]).label }),
  sections: [
    ...shipSections(view, named),
    ...(named[1].seat === view.me ? [standingSection(view, named)] : []),
  ],
});

const standingSection = (view: View, [id, { standing }]: Named): Section => ({
  kind: 'facts',
  title: 'Standing orders',
  facts:
    standing.length === 0
      ? [{ label: 'Kept', value: phrase('none') }]
      : standing.map((order, at) => ({ label: String(at + 1), value: standingText(view, id, order) })),
});
