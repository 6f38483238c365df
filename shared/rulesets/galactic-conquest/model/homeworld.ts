import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { Empire } from './empire.ts';
import type { State } from './state.ts';
import type { System } from './system.ts';
import { countsAs } from './system.ts';
import type { Morale } from './unrest/morale.ts';
import { homeworldsOf } from './stations/systems.ts';

/** The hex of an empire’s homeworld; undefined if it has none. One that was captured is nobody’s until it is retaken, or its empire has another one (B1.35). */
export const homeworldOf = ({ systems }: Pick<State, 'systems'>, seat: SeatId): PlaceId | undefined =>
  homeworldsOf(systems, seat)[0]?.[0];

/** Whether a captured homeworld is the one that an empire has lost, and can still retake (B1.35). */
export const isOwnHome = (
  { systems, empires }: Pick<State, 'systems' | 'empires'>,
  place: PlaceId,
  seat: SeatId,
): boolean => {
  const { kind, captured } = systems[place] ?? {};
  return empires[seat]?.homeless?.place === place && kind === 'homeworld' && captured === true;
};

/** An empire has its homeworld again (B1.35). */
export function regainHome(draft: Draft<State>, place: PlaceId, seat: SeatId): void {
  replace(draft.empires, seat, ({ homeless: _, ...rest }): Empire => rest);
  replace(draft.systems, place, ({ captured: _, ...rest }): System => rest);
}

/** Whether an empire is cut off from its homeworld: it is blockaded, or captured (B1.35). Then systems pay what each is worth by itself, whatever the mobility, and the bank does nothing for it (C12.95). */
export function isHomeSevered(
  { systems, empires }: Pick<State, 'systems' | 'empires'>,
  seat: SeatId,
): boolean {
  const home = homeworldOf({ systems }, seat);
  return empires[seat]?.homeless !== undefined || (home !== undefined && systems[home]?.severed === true);
}

/** Foreign ships attack over this hex; where that is a homeworld, its empire remembers it, but none that has captured it (B6.10i, B1.35). */
export function noteHomeAttack(draft: Draft<State>, place: PlaceId, by: SeatId): void {
  const system = draft.systems[place];
  if (draft.morale === undefined || system === undefined || system.owner === by) return;
  if (countsAs(system) !== 'homeworld') return;
  change(draft.empires, system.owner, ({ deeds }) => ({ deeds: { ...deeds, home: draft.turn } }));
}

/** The ratings that systems begin with. OURS: the book leaves them to sheets. */
export const usualMorale: Readonly<Record<System['kind'], number>> = { homeworld: 10, major: 9, minor: 8 };

/** The morale of a system; undefined where the game is older than that, and has none. */
export function moraleAt(
  { morale, systems }: Pick<State, 'morale' | 'systems'>,
  place: PlaceId,
): Morale | undefined {
  const system = systems[place];
  return morale === undefined || system === undefined
    ? undefined
    : (morale[place] ?? { base: usualMorale[system.kind], holder: system.owner });
}

/** Percent that a system pays under its rebels: half of it while they strike, nothing while they withhold it (B5.30). */
export function sharePaidBy(morale: Morale | undefined, owner: SeatId): number {
  const does = morale?.holder === owner ? morale.rebellion?.does : undefined;
  if (does === 'withholds') return 0;
  return does === 'strikes' ? 50 : 100;
}
