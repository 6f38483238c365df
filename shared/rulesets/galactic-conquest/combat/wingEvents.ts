import { integer, line, list, object } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { event, most, place, points, seat, seats, unit } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import { bandShip } from '../model/bands.ts';
import type { Band } from '../model/battle/wings.ts';
import { bandShape, countText, mostWings } from '../model/battle/wings.ts';
import type { State } from '../model/state.ts';

const inBattle = { battle: line(10, 1), place, seats };
const at = integer(0, most.ships);
/** Both sides hear what flies in a battle (A2.10). */
const bothHear = (happened: { readonly seats: readonly SeatId[] }, reader: SeatId): boolean =>
  happened.seats.includes(reader);

/** What a squadron has in flight after this. */
function fly(draft: Draft<State>, unitOf: UnitId, bands: readonly Band[]): void {
  if (draft.battle === undefined) return;
  const { launched = {} } = draft.battle;
  draft.battle = {
    ...draft.battle,
    launched: { ...launched, [unitOf]: [...(launched[unitOf] ?? []), ...bands.map(bandShip)] },
  };
}

/** Ships of a squadron launch all that they carry, in groups (A10.356). */
export const wingsLaunched = event('wings-launched', {
  fields: {
    ...inBattle,
    seat,
    unit,
    /** The positions of the ships in their squadron. */
    at: list(at, most.ships),
    bands: list(bandShape, most.ships),
  },
  by: 'rules',
  hears: bothHear,
  say: ({ bands, ...happened }) =>
    phrase('{unit} launches {bands}.', {
      unit: happened.unit.toUpperCase(),
      bands: bands.map(countText).join(', '),
    }),
  apply(draft, happened) {
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map((ship, position) =>
        happened.at.includes(position)
          ? { ...ship, wings: (ship.wings ?? []).map((one) => ({ ...one, count: 0 })) }
          : ship,
      ),
    }));
    fly(draft, happened.unit, happened.bands);
  },
});

const some = object({ type: line(20, 1), count: integer(1, 9999) });

/** After a battle ships take aboard what is left of what they launched, as far as they have room (A10.356). */
export const wingsRecovered = event('wings-recovered', {
  fields: {
    ...inBattle,
    seat,
    unit,
    /** So many to which wing of which ship. */
    to: list(object({ at, wing: integer(0, mostWings), count: integer(1, 999) }), most.ships * mostWings),
    back: list(some, most.ships),
    /** For which there is no room. */
    lost: list(some, most.ships),
  },
  by: 'rules',
  hears: bothHear,
  say({ back, lost, ...happened }) {
    const named = happened.unit.toUpperCase();
    if (lost.length === 0)
      return phrase('{unit} takes {back} aboard.', { unit: named, back: back.map(countText).join(', ') });
    const gone = lost.map(countText).join(', ');
    return back.length === 0
      ? phrase('{unit} has no room for {lost}, which are lost.', { unit: named, lost: gone })
      : phrase('{unit} takes {back} aboard but has no room for {lost}, which are lost.', {
          unit: named,
          back: back.map(countText).join(', '),
          lost: gone,
        });
  },
  apply: (draft, { to, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map((ship, position) => {
        const mine = to.filter((one) => one.at === position);
        if (mine.length === 0) return ship;
        const wings = (ship.wings ?? []).map((one, index) => ({
          ...one,
          count: mine.reduce((sum, each) => (each.wing === index ? sum + each.count : sum), one.count),
        }));
        return { ...ship, wings };
      }),
    })),
});
/** Drones of a squadron that is not in a battle add to the fire of its side, in one round (A10.40f). */
export const dronesAdded = event('drones-added', {
  fields: { ...inBattle, seat, unit, points },
  by: 'rules',
  hears: bothHear,
  say: (happened) =>
    phrase('Drones of {unit} add {points} to the attack factors of the {seat}.', {
      unit: happened.unit.toUpperCase(),
      points: happened.points,
      seat: nameOf(happened.seat),
    }),
});
export type WingsRecovered = EventIn<typeof wingsRecovered>;
