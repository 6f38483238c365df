import type { Page, Row, Section } from '#kernel/presentation.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { Officer } from '../../model/condition/officer.ts';
import type { View } from '../../model/state.ts';
import type { Posted } from '../../officers/corps.ts';
import { nameOfOfficer, officerNames, officersOf } from '../../officers/corps.ts';
import { fitsHull, roleOn } from '../../ships/aboard/officers.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { calendar } from '../calendar.ts';
import { text } from '../pages.ts';
import { academySections } from './academy.ts';

function whereSaid(view: View, { aboard, ashore, place }: Posted): Phrase {
  if (aboard !== undefined) {
    const ships = view.squadrons[aboard.unit]?.ships ?? [];
    return phrase('{ship} of {unit} in {place}', {
      ship: namesOf(ships)[aboard.at] ?? '',
      unit: aboard.unit.toUpperCase(),
      place: hexName(place),
    });
  }
  if (ashore?.due === undefined) return phrase('ashore in {place}', { place: hexName(place) });
  const until = calendar(ashore.due, view.year);
  return ashore.to === undefined
    ? phrase('on the way to {place}, until the end of {until}', { place: hexName(place), until })
    : phrase('on the way to {ship} of {unit}', {
        ship: ashore.to.ship,
        unit: ashore.to.unit.toUpperCase(),
      });
}

/** What an officer acts as where they are; undefined: nothing. */
function actingAs(view: View, { officer, aboard }: Posted): string | undefined {
  const ship = aboard && view.squadrons[aboard.unit]?.ships[aboard.at];
  return ship === undefined || !fitsHull(ship, officer) ? undefined : officerNames[roleOn(ship, officer)];
}

const anyHull: readonly Officer['kind'][] = ['LA', 'LO', 'LD', 'LMM', 'PR'];
const servesOn = ({ kind, of }: Officer): string => {
  if (kind === 'LB' || kind === 'LGFO') return 'bases';
  if (kind === 'LP') return 'any unit';
  return anyHull.includes(kind) ? 'any ship' : of;
};

const tableOf = (view: View, seat: SeatId): Section => ({
  kind: 'table',
  title: view.me === gameMaster ? nameOf(seat) : 'Legendary officers',
  empty:
    view.empires[seat]?.officers === undefined
      ? 'This game began before officers were added.'
      : 'None yet: they emerge in squadrons that win battles.',
  columns: [
    { key: 'name', label: 'Officer', align: 'left' },
    { key: 'kind', label: 'Kind', align: 'left' },
    { key: 'where', label: 'Where', align: 'left' },
    { key: 'acts', label: 'Acts as', align: 'left' },
    { key: 'of', label: 'Serves on', align: 'left' },
  ],
  rows: officersOf(view, seat).map((one): Row => {
    const acts = actingAs(view, one);
    return {
      id: one.officer.id,
      spot: one.aboard === undefined ? { place: one.place } : { unit: one.aboard.unit },
      cells: {
        name: text(nameOfOfficer(one.officer)),
        kind: text(officerNames[one.officer.kind]),
        where: { value: whereSaid(view, one), sort: one.place },
        acts: acts === undefined ? { ...text('nothing yet'), tone: 'muted' } : text(acts),
        of: text(servesOn(one.officer)),
      },
    };
  }),
});

/** The legendary officers of the reader, aboard and ashore, and what crews and officers are trained (A12, C9.50, C9.80). */
export const officersPage = (view: View): Page => ({
  title: phrase('Officers'),
  sections: inOrder(view.empires).flatMap(([seat]) => [tableOf(view, seat), ...academySections(view, seat)]),
});
