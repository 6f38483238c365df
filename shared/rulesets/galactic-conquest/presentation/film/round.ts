import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { FilmMoment } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { Fighter, Fired, Struck } from '../../combat/events.ts';
import type { AnyBattleEvent, FormEvent } from '../../combat/formEvents.ts';
import type { BattleBroughtIn } from '../../combat/support/brought.ts';
import type { View } from '../../model/state.ts';
import { tell } from '../../game.ts';
import { isOfRound, takenOf } from './cast.ts';

/** One round of a battle as its events tell it. */
export interface Round {
  readonly fired: Fired[];
  readonly struck: Struck[];
  /** What else happens in it: special attacks, boardings, stations. */
  readonly other: FormEvent[];
  /** It was fought elsewhere: nobody fires in it. */
  readonly brought?: BattleBroughtIn;
}

/**
 * Both sides fire in a round, or in the first ones only one that reacts so, and are struck after it (D2.40).
 * @param first the attacker, whose shot always begins a round
 */
export function roundsOf(events: readonly AnyBattleEvent[], first: SeatId): readonly Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    const last = rounds.at(-1);
    if (event.kind === 'struck') last?.struck.push(event);
    if (isOfRound(event)) last?.other.push(event);
    if (event.kind === 'battle-brought-in') rounds.push({ fired: [], struck: [], other: [], brought: event });
    if (event.kind !== 'fired') continue;
    const joins =
      event.seat !== first &&
      last?.struck.length === 0 &&
      last.brought === undefined &&
      last.fired.every(({ seat }) => seat !== event.seat);
    if (joins) last.fired.push(event);
    else rounds.push({ fired: [event], struck: [], other: [] });
  }
  return rounds;
}

export const specialsIn = ({ other }: Round): readonly FormEvent[] =>
  other.filter(({ kind }) => kind === 'special-used');
export const formsSaid = (view: View, events: readonly FormEvent[]): readonly Phrase[] =>
  events.flatMap((event) => said(tell[event.kind].say(event as never, view)));

/** What becomes of a round after its damage: boarded ships, shock, stations. */
export const aftermath = (
  sides: readonly Fighter[],
  { other }: Round,
  told: readonly Phrase[],
  suffered: (unit: UnitId) => number,
): FilmMoment => ({
  kind: 'loss',
  label: 'After it',
  shots: [],
  said: told,
  changes: sides.flatMap(({ unit }) => {
    const lost = other.flatMap((event) => takenOf(unit, event));
    return lost.length === 0 ? [] : [{ actor: unit, hit: 0, suffered: suffered(unit), lost }];
  }),
});

/** How both sides stand before the first round. */
export const beforeFire = (events: readonly AnyBattleEvent[]): readonly FormEvent[] =>
  events
    .slice(
      0,
      Math.max(
        0,
        events.findIndex(({ kind }) => kind === 'fired' || kind === 'battle-brought-in'),
      ),
    )
    .filter(isOfRound);

export const said = (one: Phrase | undefined): readonly Phrase[] => (one === undefined ? [] : [one]);
