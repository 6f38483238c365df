import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Page, Row, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { moraleAt, sharePaidBy } from '../../model/homeworld.ts';
import { hexesListed } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { System } from '../../model/system.ts';
import type { View } from '../../model/state.ts';
import type { Degree, Morale } from '../../model/unrest/morale.ts';
import { modifiersOn, ratingAt, stressesOn, stressNames } from '../../morale/stress.ts';
import { stableWorth } from '../../model/unrest/morale.ts';
import { facilitiesAt, isUnstable } from '../../morale/stability.ts';
import { calendar } from '../calendar.ts';
import { kindNames, text } from '../pages.ts';
import { hexCell } from '../layers/hexCell.ts';

type Cell = Row['cells'][string];

const none: Phrase = phrase('—');
const listed = (said: readonly Phrase[]): Phrase => (said.length === 0 ? none : phraseList(said, ', '));
const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** How its last check came out, and why there was one. */
function lastSaid({ last }: Morale, year: number | undefined): Phrase {
  if (last === undefined) return none;
  return phrase('{turn}: rolled {roll} against {rating}; {why}', {
    turn: calendar(last.turn, year),
    roll: last.roll,
    rating: last.rating,
    why: listed(last.why.map((stress) => phrase(stressNames[stress]))),
  });
}

const rebelsSaid: Readonly<Record<Degree, string>> = {
  passive: 'Protests: {wants}',
  violent: 'Violent: {wants}',
  fanatical: 'Fanatical: {wants}',
};

/** What its rebels do and want, and what they were told. */
function rebelsCell({ rebellion, answer }: Morale): Cell {
  if (rebellion === undefined)
    return answer === undefined
      ? { value: none, sort: '' }
      : { value: phrase('Promised: {words}', { words: answer.words }), sort: 'promised' };
  const { degree, wants } = rebellion;
  return {
    value: phrase(rebelsSaid[degree], { wants }),
    sort: degree,
    tone: 'bad',
  };
}

/** BPV of its military facilities, where systems need some to be stable (B7.10). */
function facilitiesCell(view: View, place: PlaceId): Cell {
  const worth = facilitiesAt(view, place);
  return {
    value: phrase('{worth} of {needed}', { worth, needed: stableWorth }),
    sort: worth,
    ...(isUnstable(view, place) && { tone: 'bad' as const }),
  };
}

function rowOf(view: View, place: PlaceId, system: System): Row {
  const morale = moraleAt(view, place) ?? { base: 0, holder: system.owner };
  const under = stressesOn(view, place);
  const rating = ratingAt(view, place);
  const pays = sharePaidBy(morale, system.owner);
  return {
    id: place,
    spot: { place },
    cells: {
      name: text(system.name),
      kind: text(kindNames[system.kind]),
      place: hexCell(place),
      morale: { value: phrase('{base}', { base: morale.base }), sort: morale.base },
      changes: {
        value: listed(
          modifiersOn(view, place).map(({ why, by }) => phrase('{by} {why}', { by: signed(by), why })),
        ),
        sort: rating - morale.base,
      },
      facilities: facilitiesCell(view, place),
      check: {
        value:
          under.length === 0
            ? phrase('none')
            : phrase('up to {rating}: {why}', {
                rating,
                why: listed(under.map((one) => phrase(stressNames[one]))),
              }),
        sort: under.length === 0 ? 99 : rating,
        ...(under.length > 0 && { tone: 'bad' as const }),
      },
      last: { value: lastSaid(morale, view.year), sort: morale.last?.turn ?? 0 },
      rebels: rebelsCell(morale),
      pays: { value: phrase('{pays} %', { pays }), sort: pays, ...(pays < 100 && { tone: 'bad' as const }) },
    },
  };
}

const tableOf = (view: View, seat: SeatId): Section => ({
  kind: 'table',
  title: view.me === gameMaster ? nameOf(seat) : 'Morale of your systems',
  empty: view.morale === undefined ? 'This game began before morale was added.' : 'Owns none.',
  columns: [
    { key: 'name', label: 'System', align: 'left' },
    { key: 'kind', label: 'Kind', align: 'left' },
    { key: 'place', label: 'Hex', align: 'left' },
    { key: 'morale', label: 'Morale', align: 'right' },
    { key: 'changes', label: 'This turn', align: 'left' },
    { key: 'facilities', label: 'Military facilities, BPV', align: 'left' },
    { key: 'check', label: 'Check, as things stand', align: 'left' },
    { key: 'rebels', label: 'Rebels', align: 'left' },
    { key: 'pays', label: 'Pays', align: 'right' },
    { key: 'last', label: 'Last check', align: 'left' },
  ],
  rows:
    view.morale === undefined
      ? []
      : hexesListed(view.systems).flatMap(([place, system]) =>
          system.owner === seat ? [rowOf(view, place, system)] : [],
        ),
});

/** The morale of the reader’s systems, why it changed, and what will change it (B5, B6). */
export const moralePage = (view: View): Page => ({
  title: phrase('Morale'),
  sections: inOrder(view.empires).map(([seat]) => tableOf(view, seat)),
});
