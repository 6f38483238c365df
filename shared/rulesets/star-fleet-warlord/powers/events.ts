import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { list } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '../model/draft.ts';
import { changeShip, changeSite, earn, earnPoints } from '../model/draft.ts';
import type { Ship } from '../model/ship.ts';
import { ofShip, toNobody, event } from '../declare.ts';
import { putShip } from '../model/stations.ts';
import { ship, seat, funds, place, points } from '../fields/parts.ts';
import { shipArg, placeArg, seatArg } from '../words.ts';
import { shipState } from '../fields/things.ts';

/** A power has a ship more. */
function join(draft: Draft, seat: SeatId, id: UnitId, made: Ship): void {
  putShip(draft.ships, id, made);
  change(draft.powers, seat, ({ launched }) => ({ launched: { ...launched, [made.design]: made.number } }));
}

/** A monster divides, and begins its life anew. */
export const monsterDivided = event('monster-divided', {
  fields: { ...ofShip, child: ship, made: shipState },
  by: 'rules',
  ...toNobody,
  say: ({ ship, place, made: { design } }, view) =>
    phrase('{ship} divides in {place}, and {design} is there.', {
      ship: shipArg(view, ship),
      place: placeArg(place),
      design,
    }),
  ahead: '{ship} will divide in {place}, and {design} will be there.',
  apply: (draft, { ship, seat, child, made }) => {
    changeShip(draft, ship, () => ({ age: 0 }));
    join(draft, seat, child, made);
  },
});

/** A monster eats the moons of a site: it has none any more. */
export const moonsEaten = event('moons-eaten', {
  fields: ofShip,
  by: 'rules',
  ...toNobody,
  say: ({ ship, place }, view) =>
    phrase('{ship} eats the moons of {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  ahead: '{ship} will eat the moons of {place}.',
  apply: (draft, { place }) => changeSite(draft, place, () => ({ moonless: true })),
});

/** Sites of a power bring in what they produce, and those that were raided are so no more (SFW 2533). */
export const powerReceived = event('power-received', {
  fields: {
    seat,
    income: funds,
    /** Sites that were raided. */
    cleared: list(place, 1000),
  },
  by: 'rules',
  ...toNobody,
  say: ({ seat, income }, view) =>
    phrase('{seat} receives {pe} PE, {or} OR, {dc} DC and {fp} FP.', {
      seat: seatArg(view, seat),
      ...income,
    }),
  ahead: '{seat} will receive {pe} PE, {or} OR, {dc} DC and {fp} FP.',
  apply: (draft, { seat, income, cleared }) => {
    earn(draft, seat, income);
    for (const place of cleared) changeSite(draft, place, () => ({ raided: false }));
  },
});

/** A power builds a ship. */
export const shipBuilt = event('ship-built', {
  fields: { ...ofShip, made: shipState, ep: points },
  by: 'rules',
  ...toNobody,
  say: ({ seat, place, made: { design }, ep }, view) =>
    phrase('{seat} builds {design} in {place} for {ep} EP.', {
      seat: seatArg(view, seat),
      place: placeArg(place),
      design,
      ep,
    }),
  ahead: '{seat} will build {design} in {place} for {ep} EP.',
  apply: (draft, { ship, seat, made, ep }) => {
    join(draft, seat, ship, made);
    earnPoints(draft, seat, -ep);
  },
});
