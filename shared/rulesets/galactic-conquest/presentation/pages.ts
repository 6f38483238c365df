import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Fact, Page, Purse, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import type { System, View } from '../model/state.ts';
import { economyOf, incomeOf } from '../economy/money.ts';
import { strengthOf } from '../ships/ships.ts';
import { hexName } from '../map/board.ts';
import { hullsText } from '../combat/words.ts';
import { mobilityHalves, mobilityNames } from '../economy/table.ts';
import { nameOf } from '../map/seats.ts';
import { contactSaid } from './map.ts';

const points = { unit: 'EP', per: 1 } as const;
const text = (value: string): Row['cells'][string] => ({ value: phrase('{value}', { value }), sort: value });
const fact = (label: string, value: Phrase): Fact => ({ label, value });

export const kindNames: Readonly<Record<System['kind'], string>> = {
  homeworld: 'Homeworld',
  major: 'Major system',
  minor: 'Minor system',
};

/** The treasury: what the empire has this turn (B11.40). Nothing is spent yet. */
export const purses = ({ empires }: View): readonly Purse[] =>
  inOrder(empires).map(([seat, { treasury }]) => ({
    key: seat,
    label: 'Treasury',
    scale: points,
    holds: treasury,
    spends: 0,
  }));

/** The money of an empire, and the systems it comes from (B1.40, B11.10, B11.15, B12.70). */
export function economyPage(view: View, plan: Plan<Order>): Page {
  const chosen = plan.hq.find((order) => order.kind === 'mobilise');
  const sections = inOrder(view.empires).flatMap(([seat, empire]): readonly Section[] => {
    const mobility = chosen?.kind === 'mobilise' && seat === view.me ? chosen.to : empire.mobility;
    const next = incomeOf({ ...view, empires: { [seat]: { ...empire, mobility } } }, seat);
    const economy = economyOf(view, seat);
    return [
      {
        kind: 'facts',
        title: view.me === gameMaster ? nameOf(seat) : 'Empire',
        facts: [
          fact('Treasury', phrase('{treasury} EP', { treasury: empire.treasury })),
          {
            ...fact('Mobility', phrase('{state}', { state: mobilityNames[mobility] })),
            changedBy: 'mobilise',
          },
        ],
      },
      {
        kind: 'ledger',
        title: 'Income of the next turn',
        scale: points,
        lines: [
          {
            label: 'Basic economic value',
            amount: economy,
            total: false,
            about: 'What its systems pay in peacetime.',
          },
          {
            label: `By mobility, times ${mobilityHalves[mobility] / 2}`,
            amount: next - economy,
            total: false,
            about: 'Full war doubles it, limited war adds half, rebuilding leaves half.',
          },
          { label: 'Treasury of the next turn', amount: next, total: true },
        ],
        note: 'If systems stay as they are.',
      },
    ];
  });
  return { title: phrase('Economy'), sections: [...sections, systemTable(view)] };
}

const systemTable = ({ systems, me }: View): Section => ({
  kind: 'table',
  title: 'Systems',
  empty: 'It owns none.',
  columns: [
    { key: 'name', label: 'System', align: 'left' },
    { key: 'kind', label: 'Kind', align: 'left' },
    { key: 'owner', label: 'Owner', align: 'left' },
    { key: 'place', label: 'Hex', align: 'left' },
  ],
  rows: inOrder(systems).map(([place, { name, kind, owner }]) => ({
    id: place,
    spot: { place },
    cells: {
      name: text(name),
      kind: text(kindNames[kind]),
      place: text(hexName(place)),
      owner: { ...text(nameOf(owner)), ...(owner === me ? { tone: 'good' as const } : {}) },
    },
  })),
});

/** What is known of a hex. */
export function location({ systems, contacts, territory, turn, squadrons }: View, place: PlaceId): Page {
  const [system, contact, owner] = [systems[place], contacts[place], territory[place]];
  const here = inOrder(squadrons).filter(([, one]) => one.place === place);
  return {
    title: phrase('{place}', { place: hexName(place) }),
    sections: [
      {
        kind: 'facts',
        title: 'Hex',
        facts: [
          fact(
            'Territory',
            owner === undefined ? phrase('Neutral space') : phrase('{owner}', { owner: nameOf(owner) }),
          ),
          ...(system === undefined
            ? []
            : [
                fact(
                  kindNames[system.kind],
                  phrase('{name}, {owner}', { name: system.name, owner: nameOf(system.owner) }),
                ),
              ]),
          ...here.map(([unit, one]) =>
            fact(
              unit.toUpperCase(),
              phrase('{hulls}; {left} DF left', {
                hulls: hullsText(one.ships.map(({ hull }) => hull)),
                left: strengthOf(one),
              }),
            ),
          ),
          ...(contact === undefined
            ? []
            : [
                {
                  ...fact(contact.turn === turn ? 'Sensors' : 'Sensors, earlier', contactSaid(contact)),
                  ...(contact.turn === turn ? {} : { tone: 'muted' as const }),
                },
              ]),
        ],
      },
    ],
  };
}
