import type { EventIn } from '#kernel/declare/event.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { change } from '#kernel/steps/change.ts';
import { event, hull, ownerHears, place, seat } from '../../declare.ts';
import { hexName } from '../../map/board.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { squadronsAt } from '../../model/stations/squadrons.ts';
import { hasTech } from '../../research/research.ts';
import { isFlagged } from '../../ships/fleet.ts';

/** Ground hospitals or skids that are one hospital unit, and the most units that count (C60.10a, C60.30). */
const [perUnit, most] = [4, 6] as const;
/** Base modules and pods that are one (C60.30). */
const [modulesPerUnit, podsPerUnit] = [6, 2] as const;
const countIn = (kinds: readonly string[] = [], kind: string): number =>
  kinds.filter((one) => one === kind).length;
const groundHospitals = /^(?:(\d+)x)?GMH$/;

/** Whether it is a hospital that still serves its own side. */
export const isHospital = (ship: Ship): boolean =>
  isFlagged(ship, 'hospital') &&
  ship.shock !== true &&
  ship.captured === undefined &&
  ship.stored !== true &&
  ship.engaged?.boarded !== true;

/** Hospital units of an empire in a hex, six at most; none without the technology (C60.10). OURS: those of other squadrons of the hex help whoever fights there. */
export function hospitalsAt(
  state: Pick<State, 'squadrons' | 'empires' | 'turn' | 'year'>,
  owner: SeatId,
  at: PlaceId,
): number {
  if (!hasTech(state, owner, 'hospitals')) return 0;
  const all = squadronsAt(state.squadrons, at).flatMap(([, one]) => (one.seat === owner ? one.ships : []));
  const wards = all.filter(isHospital);
  const ground = sumOf(
    wards.map((ship) => {
      const found = groundHospitals.exec(ship.hull);
      return found === null ? 0 : Number(found[1] ?? 1);
    }),
  );
  const modules = sumOf(all.map((ship) => countIn(ship.modules, 'HosM')));
  const pods = sumOf(wards.map((ship) => countIn(ship.pods, 'P-HOS')));
  const skids = sumOf(wards.map((ship) => countIn(ship.pods, 'MEDS')));
  const ships = wards.filter((ship) => !groundHospitals.test(ship.hull) && ship.pods === undefined).length;
  const units = [ground / perUnit, modules / modulesPerUnit, pods / podsPerUnit, skids / perUnit];
  return Math.min(most, ships + sumOf(units.map(Math.floor)));
}

/** An empire has destroyed a hospital: its own systems hear of it (B6.10k, C60.40). */
export const hospitalDestroyed = event('hospital-destroyed', {
  fields: { seat, place, hull },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Your ships have destroyed a hospital ({hull}) in {place}: your systems are appalled.', {
      place: hexName(happened.place),
      hull: happened.hull,
    }),
  ahead: (happened) =>
    phrase('Your ships will have destroyed a hospital in {place}.', { place: hexName(happened.place) }),
  apply(draft, { seat: owner }) {
    if (draft.morale !== undefined)
      change(draft.empires, owner, ({ deeds }) => ({ deeds: { ...deeds, hospitals: draft.turn } }));
  },
});
export type HospitalDestroyed = EventIn<typeof hospitalDestroyed>;

/** An empire has destroyed these ships and bases in a hex, in a battle or from elsewhere: each hospital among them is told (C60.40). */
export function noteHospitals(
  turn: { happen(event: HospitalDestroyed): void },
  at: PlaceId,
  gone: readonly Ship[],
  by: SeatId,
): void {
  for (const { hull: one } of gone.filter(isHospital))
    turn.happen(hospitalDestroyed.of({ seat: by, place: at, hull: one }));
}
