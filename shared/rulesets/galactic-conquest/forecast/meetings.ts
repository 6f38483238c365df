import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Assumption, Meeting } from '#kernel/odds/odds.ts';
import type { Engine } from '#kernel/ruleset.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, only } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { comeTo } from '../combat/outlook/expected.ts';
import type { Clash } from '../combat/trial/fought.ts';
import { own } from '../declare.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { isStored } from '../model/condition/storing.ts';
import { imagine } from '../model/imagine.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { segments } from '../segments.ts';
import { combatOf } from '../ships/ships.ts';
import type { Planned } from './ahead.ts';
import { battlesAhead } from './ahead.ts';
import { foesKnown, takenFor } from './foes.ts';
import { sceneAt } from './scene.ts';

/** What may be fought in a hex: the battles of the plan; or else what it would come to if the chosen squadron attacked, or ships that were read beside it. */
export const meetingsOf =
  (books: Books, engine: Engine<GalacticConquest>) =>
  (view: View, plan: Plan<Order>, { place, unit }: Spot): readonly Meeting<Clash>[] => {
    if (place === undefined) return [];
    const planned = battlesAhead(books, engine, view, plan, 'seen').filter((one) => one.place === place);
    if (planned.length > 0)
      return planned.map((one): Meeting<Clash> => ({
        id: one.code,
        place,
        planned: true,
        said: phrase('{who} in segment {segment}', { who: whoMeets(view, one), segment: one.segment }),
        taken: [
          ...takenFor(view, books, place),
          phrase('As if nothing before it cost you ships, and nobody came to it later.'),
        ],
        matter(assumed) {
          const same = battlesAhead(books, engine, view, plan, assumed).find(({ code }) => code === one.code);
          return same && clashIn(same);
        },
      }));
    const attack = unit === undefined ? undefined : attackBy(books, view, plan, { place, unit });
    return [...(attack === undefined ? [] : [attack]), ...attacksOn(books, view, plan, place)];
  };

const clashIn = ({ me, place, segment, scene }: Planned): Clash => ({ me, place, segment, scene });

/** `K01A attacks the Lyran Star Empire`. */
function whoMeets({ me }: View, { scene: { squadrons }, attacker, defender }: Planned): Phrase {
  const [one, other] = [squadrons[attacker], squadrons[defender]];
  return one?.seat === me
    ? phrase('{own} attacks the {foe}', { own: own(attacker), foe: nameOf(other?.seat as SeatId) })
    : phrase('The {foe} attacks {own}', { own: own(defender), foe: nameOf(one?.seat as SeatId) });
}

/** Squadrons as the plan tells them to fight. */
function told({ squadrons }: View, plan: Plan<Order>, unit: UnitId): Squadron | undefined {
  const squadron = squadrons[unit];
  if (squadron === undefined) return undefined;
  const order = ordersOf(plan, unit).find((one) => one.kind === 'fight');
  if (order === undefined) return squadron;
  const { kind: _, ref: __, ...combat } = order;
  return { ...squadron, combat };
}

/** The world in which nobody is but these. */
const among = (view: View, squadrons: State['squadrons'], place: PlaceId): State =>
  sceneAt({ ...imagine(view), squadrons }, place);

/** The chosen squadron, come to whoever is known to be in the hex. */
function attackBy(
  books: Books,
  view: View,
  plan: Plan<Order>,
  { place, unit }: { readonly place: PlaceId; readonly unit: UnitId },
): Meeting<Clash> | undefined {
  const squadron = told(view, plan, unit);
  const isAble =
    squadron?.seat === view.me && squadron.ships.length > 0 && !isFixed(squadron) && !isStored(squadron);
  if (!isAble || keysInOrder(foesKnown(view, books, place, 'seen')).length === 0) return undefined;
  const attacker = {
    ...comeTo(view.map, squadron, place),
    combat: { ...combatOf(squadron), attack: true },
  };
  return {
    id: `a-${unit}`,
    place,
    said: phrase('If {own} attacks here', { own: own(unit) }),
    taken: takenFor(view, books, place),
    matter(assumed) {
      const foes = foesKnown(view, books, place, assumed);
      return keysInOrder(foes).length === 0
        ? undefined
        : {
            me: view.me,
            place,
            segment: segments,
            scene: among(view, { [unit]: attacker, ...foes }, place),
          };
    },
  };
}

/** Ships of others beside own forces, those of each hex and empire by themselves. */
function attacksOn(books: Books, view: View, plan: Plan<Order>, place: PlaceId): readonly Meeting<Clash>[] {
  const here = only(view.squadrons, (one) => one.place === place && one.seat === view.me);
  const defenders = Object.fromEntries(
    keysInOrder(here).map((unit) => [unit, told(view, plan, unit) as Squadron]),
  );
  if (keysInOrder(here).length === 0) return [];
  const comingFrom = (from: PlaceId, assumed: Assumption) =>
    inOrder(foesKnown(view, books, from, assumed)).filter(([, one]) => !isFixed(one));
  return beside(boardOf(view.map), place).flatMap((from) =>
    comingFrom(from, 'seen').map(([unit, { seat }]): Meeting<Clash> => ({
      id: `d-${unit}`,
      place,
      said: phrase('If ships of the {foe} in {from} attack here', { foe: nameOf(seat), from: hexName(from) }),
      taken: takenFor(view, books, from),
      matter(assumed) {
        const foe = comingFrom(from, assumed).find(([one]) => one === unit)?.[1];
        if (foe === undefined) return undefined;
        const attacker = { ...comeTo(view.map, foe, place), combat: { ...combatOf(foe), attack: true } };
        return {
          me: view.me,
          place,
          segment: segments,
          scene: among(view, { ...defenders, [unit]: attacker }, place),
        };
      },
    })),
  );
}
