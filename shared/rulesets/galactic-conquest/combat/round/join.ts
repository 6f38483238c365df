import { defined } from '#kernel/words/defined.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { State } from '../../model/state.ts';
import { isIdle } from '../../model/sight/abroad.ts';
import { strengthOf } from '../../ships/ships.ts';
import { worthOfAll } from '../../ships/worth.ts';
import type { Side } from '../battle.ts';
import { battleOf, sidesOf } from '../battle.ts';
import { isSpring } from '../../reactions/chart.ts';
import type { Clash } from '../../reactions/encounter.ts';
import { clashOf } from '../../reactions/encounter.ts';
import { nextEncounter } from '../../reactions/next.ts';
import { bypassed, declined, maneuvered, reacted } from '../../reactions/events.ts';
import { costNow } from '../../reactions/steps.ts';
import type { Fighter } from '../events.ts';
import { bare } from './bare.ts';
import type { Fighting } from './fighting.ts';
import { inBattle } from './fighting.ts';
import { retreat } from './disengage.ts';
import { admiralLooked, leaverOf } from './look.ts';
import { reserve, summon } from './stations.ts';
import { battleJoined } from '../events.ts';

export const segmentOf = ({ path }: Pick<Turn<Fighting>, 'path'>): number => path[0]?.at ?? 0;

const fighter = ({ unit, squadron }: Side): Fighter => ({
  seat: squadron.seat,
  unit,
  strength: strengthOf(squadron),
  ships: squadron.ships.map(({ hull, lost = 0, figures }) => ({
    hull,
    lost,
    ...(figures && { attack: figures.attack }),
  })),
});

/** The squadrons of both sides that are on inactive status (A10.60, C22.45). */
const idleIn = (state: State, sides: readonly Side[]): readonly UnitId[] =>
  sides
    .flatMap(({ parts }) => parts)
    .filter((unit) => {
      const one = state.squadrons[unit];
      return one !== undefined && isIdle(state, one);
    });

/** Reactions of both sides, and the battle, if there is one (D2.10, 3/E). */
export function join(turn: Turn<Fighting>): void {
  const segment = segmentOf(turn);
  const met = nextEncounter(turn.state, segment);
  if (met === undefined) return;
  const clash = clashOf(turn.state, met, segment);
  const battle = battleOf(turn.state, met, segment);
  const sides = sidesOf(turn.state, battle);
  useReactions(turn, sides, clash, segment);
  const [attacker, defender] = sides;
  const common = inBattle(battle, sides);
  const idle = idleIn(turn.state, sides);
  const leaver = clash.outcome === 'battle' ? leaverOf(turn.state, sides) : undefined;
  if (leaver !== undefined) {
    turn.happen(
      admiralLooked.of({
        place: common.place,
        seats: common.seats,
        seat: leaver.squadron.seat,
        unit: leaver.unit,
      }),
    );
    retreat(turn, battle, leaver);
  } else if (clash.outcome === 'battle') {
    turn.happen(
      battleJoined.of({
        ...common,
        five: battle.five,
        worth: sides.map(({ squadron }) => worthOfAll(squadron.ships)),
        attacker: fighter(attacker),
        defender: fighter(defender),
        ...(idle.length > 0 && { idle }),
        ...(clash.openings.length > 0 && { openings: clash.openings }),
        ...(clash.modifiers.length > 0 && { modifiers: clash.modifiers }),
      }),
    );
    tellReactions(turn, common, sides, clash);
    bare(turn, battle);
    summon(turn);
    reserve(turn);
  } else if (clash.outcome !== 'quiet') {
    const passing = clash.outcome === 'bypassed' ? bypassed : declined;
    const { seats, place } = common;
    const { seat } = defender.squadron;
    turn.happen(passing.of({ seat, unit: defender.unit, place, seats, of: [attacker.unit] }));
  }
}

/** Reactions are paid for. */
function useReactions(
  turn: Turn<Fighting>,
  sides: readonly [Side, Side],
  { uses }: Clash,
  segment: number,
): void {
  for (const [at, { unit, squadron }] of sides.entries()) {
    const { seat, place } = squadron;
    const target = sides[1 - at]?.unit;
    for (const reaction of uses[at] ?? []) {
      const { rx, cause } = reaction;
      const cost = costNow(turn.state.squadrons[unit] ?? squadron, reaction);
      const common = { seat, unit, place, segment, rx, cost, cause };
      turn.happen(reacted.of({ ...common, ...(isSpring(rx) && defined({ target })) }));
    }
  }
}

/** Both sides see the reactions with which a battle begins. */
function tellReactions(
  turn: Turn<Fighting>,
  common: ReturnType<typeof inBattle>,
  sides: readonly [Side, Side],
  { uses, spoiled }: Clash,
): void {
  for (const [at, { unit, squadron }] of sides.entries())
    for (const reaction of uses[at] ?? [])
      turn.happen(
        maneuvered.of({
          ...common,
          seat: squadron.seat,
          unit,
          rx: reaction.rx,
          ...(spoiled.includes(reaction) && { spoiled: true as const }),
        }),
      );
}
