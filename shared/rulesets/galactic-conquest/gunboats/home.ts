import { integer, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { mostAway } from '../model/battle/away.ts';
import type { Band } from '../model/battle/wings.ts';
import { bandShape, countText, withStock } from '../model/battle/wings.ts';
import type { Squadron } from '../model/squadron.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { isStored } from '../model/condition/storing.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { roomLeft, withAboard } from '../wings/room.ts';

const berth = object({ unit, at: integer(0, most.ships), band: bandShape });
const bands = list(bandShape, mostAway);
const units = (some: readonly Band[]): string => some.map(countText).join(', ');

/** Gunboats that were away are taken aboard, or to the stores of a base, or are lost (C20.25). */
export const gunboatsHome = event('gunboats-home', {
  fields: { seat, unit, place, to: list(berth, most.ships), stored: bands, lost: bands },
  by: 'rules',
  hears: ownerHears,
  say({ unit: away, place: at, to, stored, lost }): Phrase {
    const told = { unit: away.toUpperCase(), place: hexName(at), lost: units(lost) };
    const back = units([...to.map(({ band }) => band), ...stored]);
    if (lost.length === 0) return phrase('{back} of {unit} are picked up in {place}.', { ...told, back });
    return back === ''
      ? phrase('Nobody picks up {lost} of {unit} in {place}: they are lost.', told)
      : phrase('{back} of {unit} are picked up in {place}; {lost} are lost.', { ...told, back });
  },
  ahead: ({ unit: away, place: at }) =>
    phrase('{unit} will have to be picked up in {place}.', { unit: own(away), place: hexName(at) }),
  apply(draft, { seat: owner, unit: away, to, stored }) {
    for (const { unit: into, at, band } of to)
      change(draft.squadrons, into, ({ ships }) => ({
        ships: ships.map((ship, position) => (position === at ? aboard(ship, band) : ship)),
      }));
    const more = Object.fromEntries(stored.map(({ type, count }) => [type, count]));
    replace(draft.empires, owner, ({ stock, ...empire }) => ({
      ...empire,
      ...defined({ stock: withStock(stock, more) }),
    }));
    drop(draft.squadrons, away);
  },
});

/** A ship with gunboats aboard; what one of them has lost is mended. OURS. */
const aboard = (ship: Ship, { hurt: _, stealth: __, count, ...flyer }: Band): Ship =>
  withAboard(ship, flyer, count);

/** Whether something of a squadron is a base that is not on the ground. */
const isDock = (one: Squadron): boolean =>
  isFixed(one) && one.ships.some(({ figures }) => figures?.class !== 'GB' && figures?.class !== 'GF');

type Home = EventIn<typeof gunboatsHome>;

/** Where gunboats find room, ship by ship: first with whoever sent them, then with bases and squadrons by their codes; a base stores the others. */
function homeFor(state: State, away: UnitId, squadron: Squadron): Pick<Home, 'to' | 'stored' | 'lost'> {
  const hosts = squadronsAt(state.squadrons, squadron.place).filter(
    ([code, one]) =>
      code !== away && one.seat === squadron.seat && (one.away ?? one.hyper) === undefined && !isStored(one),
  );
  const rank = ([code, one]: readonly [UnitId, Squadron]) =>
    code === squadron.away?.from ? 0 : isFixed(one) ? 1 : 2;
  const sorted = hosts.toSorted((one, other) => rank(one) - rank(other));
  const ships = new Map(sorted.map(([code, one]) => [code, one.ships]));
  const to: Home['to'][number][] = [];
  const left: Band[] = [];
  for (const { band } of squadron.ships) {
    if (band === undefined) continue;
    let rest = band.count;
    for (const [code] of sorted)
      for (const [at] of (ships.get(code) ?? []).entries()) {
        const all = ships.get(code) ?? [];
        const count = Math.min(rest, roomLeft(all, at, band));
        if (count === 0) continue;
        rest -= count;
        to.push({ unit: code, at, band: { ...band, count } });
        ships.set(
          code,
          all.map((ship, position) => (position === at ? aboard(ship, { ...band, count }) : ship)),
        );
      }
    if (rest > 0) left.push({ ...band, count: rest });
  }
  const stores = sorted.some(([, one]) => isDock(one));
  return { to, stored: stores ? left : [], lost: stores ? [] : left };
}

/** Gunboats that are away end the turn at a base or a tender, or are lost (C20.25). */
export function bringHome(turn: Turn<Room<State, View, never, Home>>): void {
  for (const [away, squadron] of inOrder<UnitId, Squadron>(turn.state.squadrons))
    if (squadron.away !== undefined)
      turn.happen(
        gunboatsHome.of({
          seat: squadron.seat,
          unit: away,
          place: squadron.place,
          ...homeFor(turn.state, away, squadron),
        }),
      );
}
