import type { Books } from '#kernel/codec/books.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { beside, boardOf, hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import type { Combat } from '../../model/battle/combat.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';
import { courseIn } from '../../movement/given.ts';
import { attackOfAll, strengthOf } from '../../ships/ships.ts';
import type { Forecast } from '../trial/forecast.ts';
import { hullsText } from '../words.ts';
import type { Foe } from './expected.ts';
import { foesIn, foughtOn, itsLike } from './expected.ts';

/** Where a squadron may fight this turn: its hex, those beside it, and those of its course. */
export function placesOf(
  view: View,
  plan: Plan<AnyOrder>,
  unit: UnitId,
  { place }: Squadron,
): readonly PlaceId[] {
  const { way = [] } = courseIn(ordersOf(plan, unit)) ?? {};
  return [...new Set([place, ...way, ...beside(boardOf(view.map), place)])];
}

export const tenths = (count: number): Phrase =>
  phrase('{whole}.{part}', { whole: Math.floor(count / 10), part: count % 10 });

/** `Lyran Star Empire: 2xDD`; of those of whom sensors tell less, what they are taken for. */
export const foeSaid = ({ seat, ships, assumed }: Foe): Phrase => {
  const hulls = hullsText(ships.map(({ hull }) => hull));
  return assumed === true
    ? phrase('Unknown: assumed to be {hulls}', { hulls })
    : phrase('{seat}: {ships}', { seat: nameOf(seat), ships: hulls });
};

/** Attack factors of one side on the defense factors of the other, and the other way. */
export const factorsSaid = (own: Squadron, { ships }: Foe): Phrase =>
  phrase('{attack} on {defence}; theirs {theirAttack} on {ownDefence}', {
    attack: rounded(attackOfAll(own), 10),
    defence: strengthOf({ ships }),
    theirAttack: rounded(attackOfAll({ ships }), 10),
    ownDefence: strengthOf(own),
  });

/** Rounds that are told by themselves. */
export const roundsTold = 3;
/** Foes against whom a form foresees battles. */
const foesTold = 2;

const roundFacts = (me: SeatId, foe: Foe, { rounds }: Forecast): readonly Fact[] =>
  rounds.slice(0, roundsTold).map(({ fought, points }, at) => {
    const args = { own: tenths(points[me] ?? 0), theirs: tenths(points[foe.seat] ?? 0), fought };
    return {
      label: `Round ${at + 1}`,
      value:
        fought === 100
          ? phrase('{own} on them, {theirs} on you', args)
          : phrase('{own} on them, {theirs} on you, in {fought} %', args),
    };
  });

function foeFacts(view: View, own: Squadron, foe: Foe, forecast: Forecast): readonly Fact[] {
  const chance = forecast.holds[view.me] ?? 0;
  return [
    {
      label: 'If it attacks',
      value: phrase('{foe}, in {place}', { foe: foeSaid(foe), place: hexName(foe.place) }),
    },
    { label: 'Attack on defense', value: factorsSaid(own, foe) },
    ...roundFacts(view.me, foe, forecast),
    {
      label: 'Holds the hex',
      value: phrase('in {chance} % of battles', { chance }),
      tone: chance >= 50 ? ('good' as const) : chance >= 25 ? ('warn' as const) : ('bad' as const),
    },
  ];
}

/** What battles would come to against ships that were read near a squadron, told so; against its like, where nobody was. */
export function fightFacts(
  view: View,
  plan: Plan<AnyOrder>,
  unit: UnitId | undefined,
  told: Combat,
  books: Books,
): readonly Fact[] {
  const squadron = unit === undefined ? undefined : view.squadrons[unit];
  if (unit === undefined || squadron?.seat !== view.me || squadron.ships.length === 0) return [];
  const near = foesIn(view, books, placesOf(view, plan, unit, squadron));
  const like = near.length === 0 ? itsLike(view, squadron) : undefined;
  return [...near.slice(0, foesTold), ...(like === undefined ? [] : [like])].flatMap((foe) => {
    const forecast = foughtOn(view, unit, squadron, told, foe);
    return forecast === undefined ? [] : foeFacts(view, squadron, foe, forecast);
  });
}
