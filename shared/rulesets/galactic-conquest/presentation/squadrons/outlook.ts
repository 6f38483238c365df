import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Page, Section } from '#kernel/picture/page.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Foe } from '../../combat/outlook/expected.ts';
import { foesIn, foughtOn } from '../../combat/outlook/expected.ts';
import { factorsSaid, foeSaid, placesOf, roundsTold, tenths } from '../../combat/outlook/facts.ts';
import type { Forecast } from '../../combat/trial/forecast.ts';
import type { Order } from '../../game.ts';
import { hexName } from '../../map/board.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';

/** The most battles that are foreseen on one page. */
const mostRows = 4;

/** What battles of a squadron would come to against ships that sensors have read near it, by the orders that it has, and by usual ones of the enemy. */
export function outlook(view: View, plan: Plan<Order>, unit: UnitId, books: Books): readonly Section[] {
  const squadron = view.squadrons[unit];
  if (squadron === undefined || squadron.seat !== view.me || squadron.ships.length === 0) return [];
  const told = ordersOf(plan, unit).find((order) => order.kind === 'fight');
  const near = foesIn(view, books, placesOf(view, plan, unit, squadron)).slice(0, mostRows);
  const foreseen = near.flatMap((foe) => {
    const forecast = foughtOn(view, unit, squadron, told, foe);
    return forecast === undefined ? [] : [{ foe, forecast }];
  });
  if (foreseen.length === 0) return [];
  return [
    {
      ...table,
      rows: foreseen.map(({ foe, forecast }) => rowOf(view, foe, forecast)),
    },
    {
      ...rounds,
      rows: foreseen.flatMap(({ foe, forecast }) => roundRows(view, squadron, foe, forecast)),
    },
  ];
}

/** A page with these sections behind its own. */
export const withOutlook = (page: Page, sections: readonly Section[]): Page =>
  sections.length === 0 ? page : { ...page, sections: [...page.sections, ...sections] };

const table = {
  kind: 'table',
  title: 'If it attacks what sensors have read',
  columns: [
    { key: 'place', label: 'Hex', align: 'left' },
    { key: 'enemy', label: 'Enemy', align: 'left' },
    { key: 'holds', label: 'Holds the hex', align: 'right' },
    { key: 'lost', label: 'Own ships lost', align: 'right' },
    { key: 'theirs', label: 'Theirs lost', align: 'right' },
    { key: 'taken', label: 'Captured', align: 'right' },
  ],
  empty: 'Nobody is near.',
} as const;

const rounds = {
  kind: 'table',
  title: 'Round by round',
  columns: [
    { key: 'place', label: 'Hex', align: 'left' },
    { key: 'factors', label: 'Attack on defense', align: 'left' },
    { key: 'round', label: 'Round', align: 'right' },
    { key: 'fought', label: 'Fought', align: 'right' },
    { key: 'own', label: 'Your damage', align: 'right' },
    { key: 'theirs', label: 'Their damage', align: 'right' },
  ],
  empty: 'Nobody is near.',
} as const;

/** The damage that both sides are to expect in each of the first rounds. */
const roundRows = ({ me }: View, squadron: Squadron, foe: Foe, forecast: Forecast) =>
  forecast.rounds.slice(0, roundsTold).map(({ fought, points }, at) => {
    const [own, theirs] = [points[me] ?? 0, points[foe.seat] ?? 0];
    return {
      id: `round-${foe.place}-${foe.seat}-${at + 1}`,
      spot: { place: foe.place },
      cells: {
        place: { value: phrase('{place}', { place: hexName(foe.place) }), sort: foe.place },
        factors: { value: at === 0 ? factorsSaid(squadron, foe) : phrase(''), sort: at },
        round: { value: phrase('{round}', { round: at + 1 }), sort: at + 1 },
        fought: { value: phrase('{fought} %', { fought }), sort: fought },
        own: { value: tenths(own), sort: own },
        theirs: { value: tenths(theirs), sort: theirs },
      },
    };
  });

function rowOf({ me }: View, foe: Foe, { holds, lost, taken }: Forecast) {
  const { place, seat } = foe;
  const [chance, own, theirs, prizes] = [holds[me] ?? 0, lost[me] ?? 0, lost[seat] ?? 0, taken[me] ?? 0];
  return {
    id: `forecast-${place}-${seat}`,
    spot: { place },
    cells: {
      place: { value: phrase('{place}', { place: hexName(place) }), sort: place },
      enemy: {
        value: foeSaid(foe),
        sort: seat,
      },
      holds: {
        value: phrase('{chance} %', { chance }),
        sort: chance,
        tone: chance >= 50 ? ('good' as const) : chance >= 25 ? ('warn' as const) : ('bad' as const),
      },
      lost: { value: tenths(own), sort: own },
      theirs: { value: tenths(theirs), sort: theirs },
      taken: { value: tenths(prizes), sort: prizes },
    },
  };
}
