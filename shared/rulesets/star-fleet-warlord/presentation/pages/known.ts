import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { View } from '../../model/view.ts';
import { yearOf } from '../../model/figures.ts';
import { count, fact, figure, number, text, word } from '../../model/cells.ts';

/** What the Corporation is called, and what it tells of itself. */
export const aboutItself = ({ own }: View): Section => ({
  kind: 'facts',
  title: 'About you',
  facts: [
    number('Number', own.number),
    ...(own.motto === '' ? [] : [fact('Motto', phrase('«{motto}»', { motto: own.motto }))]),
    ...(own.header === ''
      ? []
      : [fact('Prefix for new ship names', phrase('{header}', { header: own.header }))]),
    ...(own.phone === undefined
      ? []
      : [
          fact(
            'Telephone',
            own.phoneOpen
              ? phrase('{phone}, told to whoever meets you', { phone: own.phone })
              : phrase('{phone}, told to nobody', { phone: own.phone }),
          ),
        ]),
    ...(own.info === '' ? [] : [fact('How to reach you', phrase('{info}', { info: own.info }))]),
  ],
});

/** Who plays the others, and how to reach them, as far as they have told. */
export function contacts({ names, contacts: all }: View): readonly Section[] {
  if (inOrder(all).length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Contacts',
      empty: '',
      columns: [
        word('name', 'Corporation'),
        word('person', 'Player'),
        word('phone', 'Telephone'),
        word('info', 'How to reach them'),
        figure('turn', 'As of'),
      ],
      rows: inOrder(all).map(([seat, { person = '', phone = '', info, turn }]) => ({
        id: seat,
        spot: { seat },
        cells: {
          name: text(names[seat]?.name ?? seat),
          person: text(person),
          phone: text(phone),
          info: text(info),
          turn: { value: phrase('Y{year}', { year: yearOf(turn) }), sort: turn },
        },
      })),
    },
  ];
}

/** What is known of the others: all of it is from scans and battles. */
export function others({ me, names, offices, sites: known, sightings }: View): Section {
  const homes = new Map(inOrder(offices).map(([sector, seat]) => [seat, sector.slice(1)]));
  const byOwner = (all: Readonly<Record<string, { readonly owner?: SeatId }>>) =>
    Map.groupBy(valuesInOrder(all), ({ owner }) => owner);
  const [held, seen] = [byOwner(known), byOwner(sightings)];
  return {
    kind: 'table',
    title: 'Other Corporations',
    empty: 'There are no others.',
    columns: [
      word('name', 'Corporation'),
      figure('number', 'Number'),
      word('home', 'Home sector'),
      figure('sites', 'Sites known'),
      figure('seen', 'Hexes with ships'),
    ],
    rows: inOrder(names)
      .filter(([seat]) => seat !== me)
      .map(([seat, { name, number: its }]) => ({
        id: seat,
        spot: { seat },
        cells: {
          number: count(its),
          name: text(name),
          home: text(homes.get(seat) ?? '?'),
          sites: count(held.get(seat)?.length ?? 0),
          seen: count(seen.get(seat)?.length ?? 0),
        },
      })),
  };
}
