import type { FilmGroup, Scale } from '#kernel/presentation.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { BattleJoined } from '../../battle/events.ts';
import type { Event } from '../../game.ts';
import { tell } from '../../game.ts';
import type { Casualty } from '../../model/battle.ts';
import type { View } from '../../model/view.ts';
import { stackPictures, unranked } from '../ships.ts';

export type BattleEvent = Extract<Event, { readonly battle: string }>;

/** What the film of a battle is made from. */
export interface Footage {
  readonly view: View;
  readonly joined: BattleJoined;
  /** Of this battle, in order. */
  readonly events: readonly BattleEvent[];
}

/** Hit points and damage. */
export const tenths: Scale = { unit: '', per: 10 };
export const whole: Scale = { unit: '', per: 1 };

/** The type under which admirals stand: they have ships of their own. */
export const admiralType = '';

export const admiralsName = (count: number): string => (count === 1 ? 'admiral' : 'admirals');

/** Admirals of a unit, behind its ships; none where there are none. */
export const admiralGroup = (count: number): readonly FilmGroup[] =>
  count === 0
    ? []
    : [{ type: admiralType, name: admiralsName(count), shipClass: 'Scout', count, aside: true }];

/** Losses by unit, in the order of the report; by rank for the reader's own units. */
export function lossesOf(
  { view, joined: { sides } }: Footage,
  losses: readonly Casualty[],
): readonly { readonly actor: string; readonly lost: readonly FilmGroup[] }[] {
  return [...Map.groupBy(losses, ({ unit }) => unit)].map(([unit, lost]) => {
    const own = sides.some((side) => side.unit === unit && side.owner === view.me);
    const ships = lost.flatMap(({ type, count, rank }) =>
      type === undefined ? [] : [{ type, count, rank }],
    );
    const admirals = lost.reduce((sum, { type, count }) => (type === undefined ? sum + count : sum), 0);
    return {
      actor: unit,
      lost: [...(own ? stackPictures(ships) : unranked(ships)), ...admiralGroup(admirals)],
    };
  });
}

/** The units in a battle that one of them is at war with. */
export function enemiesOf({ sides, hostile }: BattleJoined, unit: UnitId): readonly UnitId[] {
  const index = sides.findIndex((side) => side.unit === unit);
  return sides
    .filter((_, other) =>
      hostile.some((pair) => pair.includes(index) && pair.includes(other) && index !== other),
    )
    .map((side) => side.unit);
}

const say = (view: View, event: Event): Phrase | undefined =>
  (tell[event.kind] as { say(event: Event, view: View): Phrase | undefined }).say(event, view);

/** The sentences of events, of those that have one. */
export const said = (view: View, events: readonly Event[]): readonly Phrase[] =>
  events.flatMap((event) => say(view, event) ?? []);
export const sentence = (view: View, event: Event): Phrase => say(view, event) ?? phrase('');
