import { integer, line } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { chosen } from '#kernel/declare/entries.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { design, place } from '../fields/parts.ts';
import { labelOf } from '../galaxy/board.ts';
import { lastNamingYear, longest, yearOf } from '../model/figures.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { designNamed } from '../ships/list/index.ts';
import type { Reading } from '../typing.ts';
import { numberNext, placeNext, placeText, textNext, wrong, wrongNext } from '../typing.ts';
import { corporationNamed, shipNamed, siteNamed } from './nameEvents.ts';
import { cannotBeCalled, shipNumbered } from './names.ts';

/* What a Corporation, its ships and its sites are called (SFW 3968). */

const given = line(longest.name, 1);

/** A name, which cannot be empty. */
const nameEntry = <O extends { readonly name: string }>(order: O): Entry<O> => ({
  field: { kind: 'text', name: 'name', label: 'Name', longest: longest.name, lines: 1 },
  value: order.name,
  set: (name) => ({ ...order, name: textIn(name).trim() || order.name }),
});

/** What is to be named, and how. */
type Naming =
  | { readonly kind: 'name-corporation'; readonly name: string }
  | { readonly kind: 'name-ship'; readonly design: string; readonly number: number; readonly name: string }
  | { readonly kind: 'name-site'; readonly place: PlaceId; readonly name: string };

/** What is to be named, without the name: the Corporation, a ship by race, class and number, or a site by its hex. */
function named(reading: Reading): Naming | Fault {
  if (reading.next(/^CORP/) !== undefined) return { kind: 'name-corporation', name: '' };
  const race = reading.next(/^[A-Z0]$/);
  if (race === undefined) {
    const place = placeNext(reading);
    return typeof place === 'string' ? { kind: 'name-site', place, name: '' } : place;
  }
  const [ship, number] = [reading.next(), numberNext(reading)];
  const design = `${race.word === '0' ? 'O' : race.word}-${ship?.word ?? ''}`.toUpperCase();
  const said = phrase('NA takes the race, the class and the number of a ship, such as NA F PC 1 "Loser".');
  if (designNamed(design) === undefined) return wrong(ship ?? reading.code, said);
  return number === undefined || number === 0
    ? wrongNext(reading, said, number === 0)
    : { kind: 'name-ship', design, number, name: '' };
}

/** `NA CORP "Hydrans from Hell"`, `NA F PC 1 "Loser"`, `NA 02 1511 "Yutzworld"` (SFW 3968): whichever kind is meant, that of all three is read. */
function namingNext(reading: Reading): Naming | Fault {
  const what = named(reading);
  if ('said' in what) return what;
  const name = textNext(reading, longest.name);
  if (typeof name !== 'string') return name;
  return name === ''
    ? wrongNext(reading, phrase('NA takes a name last, such as NA CORP "Home Fleet".'))
    : { ...what, name };
}

/** Calls the Corporation by another name. */
export const nameCorporation = officeOrder('name-corporation', {
  fields: { name: given },
  title: 'Name Corporation',
  offers: ({ own, turn }, at) =>
    isNowhere(at) && yearOf(turn) <= lastNamingYear ? [{ name: own.name }] : [],
  form: (_, order) => [nameEntry(order)],
  cannot: (state, { seat, order }) => cannotBeCalled(state, seat, order.name),
  say: (order) => phrase('Call the Corporation {name} (NA)', { name: order.name }),
  ways: [{ like: /^NA$/, meant: ['NA CORP'], read: namingNext, write: ({ name }) => `NA CORP "${name}"` }],
  act({ turn, seat, order }) {
    const number = turn.state.corporations[seat]?.number ?? 0;
    turn.happen(corporationNamed.of({ seat, number, name: order.name, cause: order.ref }));
  },
});

/** Calls an own ship by another name: the one with this number among those of its row of the Ship List. */
export const nameShip = officeOrder('name-ship', {
  fields: { design, number: integer(1, 99_999), name: given },
  title: 'Name Ship',
  offers({ ships }, at) {
    const [first] = inOrder(ships);
    if (first === undefined || !isNowhere(at)) return [];
    const { design: row, number, name } = first[1];
    return [{ design: row, number, name: name.slice(0, longest.name) || row }];
  },
  form({ ships }, order) {
    const all = inOrder(ships).map(([unit, ship]) => ({
      value: unit,
      label: phrase('{design} {number} {name}', {
        design: ship.design,
        number: ship.number,
        name: ship.name,
      }),
    }));
    const named = inOrder(ships).find(
      ([, ship]) => ship.design === order.design && ship.number === order.number,
    );
    return [
      chosen('ship', 'Ship', all, named?.[0] ?? '', (unit) => {
        const ship = ships[unit as UnitId];
        return ship === undefined ? order : { ...order, design: ship.design, number: ship.number };
      }),
      nameEntry(order),
    ];
  },
  cannot: (state, { seat, order }) =>
    shipNumbered(state, seat, order) === undefined
      ? impossible('SFW 3976', 'no-ship-numbered', { design: order.design, number: order.number })
      : undefined,
  say: (order) =>
    phrase('Call {design} number {number} {name} (NA)', {
      design: order.design,
      number: order.number,
      name: order.name,
    }),
  ways: [
    {
      like: /^NA$/,
      read: (reading) => namingNext(reading) as never,
      write: ({ design: row, number, name }) => `NA ${row.slice(0, 1)} ${row.slice(2)} ${number} "${name}"`,
    },
  ],
  act({ turn, seat, order }) {
    const { design: row, name, ref: cause } = order;
    const ship = shipNumbered(turn.state, seat, order);
    if (ship !== undefined) turn.happen(shipNamed.of({ seat, ship, design: row, name, cause }));
  },
});

/** Calls an own site by another name. */
export const nameSite = officeOrder('name-site', {
  fields: { place, name: given },
  title: 'Name Site',
  offers({ me, sites }, { place: at }) {
    const site = at === undefined ? undefined : sites[at];
    return at === undefined || site?.owner !== me ? [] : [{ place: at, name: site.name ?? labelOf(at) }];
  },
  form: (_, order) => [nameEntry(order)],
  cannot: ({ sites }, { seat, order }) =>
    sites[order.place]?.owner === seat ? undefined : impossible('SFW 3978', 'not-your-site-to-name'),
  say: (order) => phrase('Call {place} {name} (NA)', { place: labelOf(order.place), name: order.name }),
  ways: [
    {
      like: /^NA$/,
      read: (reading) => namingNext(reading) as never,
      write: ({ place: at, name }) => `NA ${placeText(at)} "${name}"`,
    },
  ],
  act({ turn, seat, order }) {
    turn.happen(siteNamed.of({ seat, place: order.place, name: order.name, cause: order.ref }));
  },
});
