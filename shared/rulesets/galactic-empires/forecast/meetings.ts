import type { Plan } from '#kernel/game/plan.ts';
import type { Assumption, Meeting } from '#kernel/odds/odds.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { withEnemies } from '../battle/muster.ts';
import type { Order } from '../game.ts';
import { withWars, world } from '../model/imagine.ts';
import { areHostile, relation } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import { canFight, unitsAt } from '../model/units/forces.ts';
import { canonicalStacks } from '../model/units/change.ts';
import type { View } from '../model/view.ts';
import { theSeatArg, unitArg } from '../model/words.ts';
import { preview } from '../preview/preview.ts';
import { battleName, sceneAt } from '../preview/scene.ts';
import { starship, usualRanks } from '../tables/starships.ts';
import type { Clash } from './clash.ts';

/** What may be fought at a place: the battles of the plan; or else what it would come to if the chosen starfleet attacked, or starfleets of an enemy beside it. */
export function meetings(view: View, plan: Plan<Order>, { place, unit }: Spot): readonly Meeting<Clash>[] {
  if (place === undefined || view.sectors[place] === undefined) return [];
  const planned = plannedAt(view, plan, place);
  if (planned.length > 0) return planned;
  const attack = unit === undefined ? undefined : attackBy(view, place, unit);
  return [...(attack === undefined ? [] : [attack]), ...attacksOn(view, place)];
}

function plannedAt(view: View, plan: Plan<Order>, place: PlaceId): readonly Meeting<Clash>[] {
  const { battles } = preview(view, plan);
  return battles
    .filter((battle) => battle.place === place)
    .map(({ phase, units, against, scene }) => {
      const earlier = battles.some(
        (other) => other.phase < phase && other.units.some((one) => units.includes(one)),
      );
      return {
        id: battleName({ phase }),
        planned: true as const,
        said: phrase('Phase {phase}: {own} against {foes}', {
          phase,
          own: named(view, units),
          foes: named(view, against),
        }),
        ...told(view, { place, phase, scene }, [
          ...(earlier ? [phrase('As if no earlier battle of the turn cost you ships.')] : []),
        ]),
      };
    });
}

/** The chosen starfleet, with those that follow it, in the place of whoever is known to be there. */
function attackBy(view: View, place: PlaceId, id: UnitId): Meeting<Clash> | undefined {
  const unit = view.units[id];
  if (unit === undefined || unit.kind !== 'starfleet' || unit.place === place) return undefined;
  const going = keysInOrder(view.units).filter((one) => one === id || view.units[one]?.follows === id);
  const foes = unitsAt(world(view), place).flatMap(([, { owner }]) => owner ?? []);
  const wars = [...new Set(foes)].filter((seat) => relation(world(view), view.me, seat) === 'neutral');
  const state = arrived(withWars(world(view), view.me, wars), going, place);
  return fightable(view, state, place)
    ? {
        id: `a-${id}`,
        said: phrase('If {own} attacks here', { own: named(view, [id]) }),
        ...told(
          view,
          { place, phase: 1, scene: sceneAt(state, place) },
          wars.map((seat) => phrase('You declare war on {seat}.', { seat: theSeatArg(view, seat) })),
        ),
      }
    : undefined;
}

/** Starfleets of enemies beside the reader’s own forces, each empire’s together. */
function attacksOn(view: View, place: PlaceId): readonly Meeting<Clash>[] {
  const state = world(view);
  const links = view.sectors[place]?.links ?? [];
  const near = inOrder(state.units).filter(
    ([, { kind, owner, place: at }]) =>
      kind === 'starfleet' &&
      owner !== undefined &&
      links.includes(at) &&
      areHostile(state, view.me, owner, place),
  );
  return [...Map.groupBy(near, ([, { owner }]) => owner)].flatMap(([seat, units]) => {
    const going = units.map(([id]) => id);
    const then = arrived(state, going, place);
    return fightable(view, then, place)
      ? [
          {
            id: `d-${seat ?? ''}`,
            said: phrase('If {foes} {count:attacks|attack} here', {
              foes: named(view, going),
              count: going.length,
            }),
            ...told(view, { place, phase: 1, scene: sceneAt(then, place) }, []),
          },
        ]
      : [];
  });
}

const named = (view: View, units: readonly UnitId[]): Phrase =>
  phraseList(
    units.map((unit) => phrase('{unit}', { unit: unitArg(view, unit) })),
    ', ',
  );

/** The world when units have come to a place. */
const arrived = (state: State, going: readonly UnitId[], place: PlaceId): State => ({
  ...state,
  units: Object.fromEntries(
    inOrder(state.units).map(([id, unit]) => [
      id,
      going.includes(id) ? { ...unit, place, cameFrom: unit.place, cloaked: false } : unit,
    ]),
  ),
});

const fightable = ({ me }: View, scene: State, place: PlaceId): boolean =>
  withEnemies(scene, place, unitsAt(scene, place)).some(([, { owner }]) => owner === me);

type Where = Pick<Clash, 'place' | 'phase' | 'scene'>;

function told(
  view: View,
  { place, phase, scene }: Where,
  more: readonly Phrase[],
): Pick<Meeting<Clash>, 'place' | 'taken' | 'matter'> {
  const made = new Map<Assumption, Clash | undefined>();
  return {
    place,
    taken: [
      reported(view, place),
      phrase('Their ranks are the usual ones, and they never retreat.'),
      ...more,
    ],
    matter(assumed) {
      if (!made.has(assumed)) {
        const as = assuming(scene, view, place, assumed);
        made.set(assumed, fightable(view, as, place) ? { me: view.me, place, phase, scene: as } : undefined);
      }
      return made.get(assumed);
    },
  };
}

/** How old the news of a place is. */
function reported({ sectors, turn }: View, place: PlaceId): Phrase {
  const report = sectors[place]?.report;
  if (report === undefined) return phrase('Nobody has reported who is there.');
  return report.turn === turn - 1
    ? phrase('Their forces are those that were reported last turn.')
    : phrase('Their forces are those that were reported in turn {turn}.', { turn: report.turn });
}

/** Enemies at the place as they are assumed: their ships in usual ranks, twice as many, or nobody. */
export function assuming(scene: State, { me }: View, place: PlaceId, assumed: Assumption): State {
  const times = assumed === 'doubled' ? 2 : 1;
  const isEnemy = ({ owner, place: at }: Unit): boolean =>
    at === place && areHostile(scene, me, owner, place);
  return {
    ...scene,
    units: Object.fromEntries(
      inOrder(scene.units).flatMap(([id, unit]) => {
        if (!isEnemy(unit) || !canFight(unit)) return [[id, unit]];
        if (assumed === 'none') return [];
        const stacks = unit.stacks.map((stack) => ({
          ...stack,
          rank: usualRanks[starship(stack.type).class],
          count: stack.count * times,
        }));
        return [[id, { ...unit, stacks: canonicalStacks(stacks) }]];
      }),
    ),
  };
}
