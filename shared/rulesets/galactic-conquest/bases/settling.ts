import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { hexName } from '../map/board.ts';
import { basesIn } from '../model/territory.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import type { payers } from '../trade/marine/buy.ts';
import type { BaseType } from './types.ts';
import { baseTypes, platform } from './types.ts';

type Payer = (typeof payers)[number];
type Ground = Pick<State, 'squadrons' | 'systems' | 'sites'>;

/** Whether merchants still build what a system needs that a resource run became (B3.41, E3.20). */
export const isSettling = ({ systems }: Pick<State, 'systems'>, place: PlaceId): boolean =>
  systems[place]?.founded === 'settling';

/** Who pays for what is made of bases in a hex (B3.45). */
export const payerAt = (state: Pick<State, 'systems'>, place: PlaceId): Payer =>
  isSettling(state, place) ? 'merchants' : 'treasury';

/** Military bases that merchants build in orbit of a new system: one, and at a major one two mobile bases that stand for parts of a commercial one (B11.70, E3.20). */
const orbits = { homeworld: 3, major: 3, minor: 1 } as const;
const commercials = ['CB', 'TCB', 'QCB'];

/** Bases in a hex for which this holds, standing or begun. */
const countOf = (state: Ground, place: PlaceId, holds: (hull: string) => boolean): number =>
  (basesIn(state, place)?.ships ?? []).filter(({ hull }) => holds(hull)).length +
  sumOf(
    (state.sites?.[place] ?? []).map(({ hull, count, from }) =>
      from === undefined && holds(hull) ? count : 0,
    ),
  );

/** Why merchants do not build so many bases more of a kind at a system that they settle (E3.20). */
function tooManyFor(
  state: Ground,
  place: PlaceId,
  { hull, stand }: BaseType,
  count: number,
): Problem | undefined {
  const kind = state.systems[place]?.kind ?? 'minor';
  const orbiting = countOf(state, place, (of) => baseTypes.get(of)?.stand === 'orbit');
  if (stand === 'orbit' && orbiting + count > orbits[kind])
    return impossible('GC E3.20', 'settlers-one-base', { place: hexName(place) });
  const commercial = countOf(state, place, (of) => commercials.includes(of));
  return commercials.includes(hull) && commercial + count > 1
    ? impossible('GC E3.20', 'settlers-one-commercial', { place: hexName(place) })
    : undefined;
}

/** Why it is not for these to pay for new bases in a hex: merchants pay in open space, for platforms, and alone for what a system needs that a resource run became (B3.45, E3.20, E3.25, E4.20). */
export function wrongPayer(
  state: Ground,
  place: PlaceId,
  type: BaseType,
  given: { readonly count: number; readonly payer: Payer },
): Problem | undefined {
  const args = { place: hexName(place) };
  if (type.hull === platform && given.payer !== 'merchants')
    return impossible('GC E4.20', 'merchants-build-platforms');
  if (isSettling(state, place))
    return given.payer === 'treasury'
      ? impossible('GC B3.45', 'merchants-settle', args)
      : tooManyFor(state, place, type, given.count);
  return given.payer === 'merchants' && state.systems[place] !== undefined
    ? impossible('GC E3.25', 'merchants-build-in-space', args)
    : undefined;
}
