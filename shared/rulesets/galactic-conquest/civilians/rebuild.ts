import { integer } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cannotPayAt, spendAt } from '../bank/paying.ts';
import { cause, event, hexAt, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isDecimated } from '../model/unrest/ruin.ts';
import type { System } from '../model/system.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** What a year of recovery costs, the turns that it saves, and how long recovery takes at least (C7.32). */
export const [yearCost, turnsOfYear, leastTurns] = [75, 2, 2] as const;
/** The most years that money can save (C7.32). */
const mostYears = 4;

/** Years by which money can still bring the recovery of a system forward. */
export function yearsToBuy({ ruin }: Pick<System, 'ruin'>, turn: number): number {
  if (ruin?.decimated === undefined) return 0;
  const { since, until } = ruin.decimated;
  return Math.max(0, Math.ceil((until - Math.max(turn, since + leastTurns)) / turnsOfYear));
}

/** Points are spent on a decimated system, which recovers by years earlier (C7.32). */
export const rebuild = order('rebuild', {
  fields: { place, years: integer(1, mostYears) },
  title: 'Rebuild a decimated system',
  offers({ systems, me, turn }, spot) {
    const at = hexAt(spot);
    const system = at && systems[at];
    return at === undefined || system?.owner !== me || yearsToBuy(system, turn) === 0
      ? []
      : [{ place: at, years: 1 }];
  },
  form: ({ systems, turn }, given) => {
    const system = systems[given.place];
    return [
      number(given, 'years', 'Years saved', {
        least: 1,
        most: Math.max(1, system === undefined ? 1 : yearsToBuy(system, turn)),
      }),
    ];
  },
  facts: () => [{ label: 'A year costs', value: phrase('{cost} EP', { cost: yearCost }) }],
  cannot(state, { seat: owner, order: { place: at, years } }) {
    const { systems, turn } = state;
    const system = systems[at];
    const args = { place: hexName(at) };
    if (system?.owner !== owner) return impossible('GC C7.32', 'not-your-system', args);
    if (!isDecimated(system, turn)) return impossible('GC C7.32', 'not-decimated', args);
    const left = yearsToBuy(system, turn);
    if (years > left) return impossible('GC C7.32', 'rebuilt-at-most', { left });
    return cannotPayAt(state, owner, at, years * yearCost, (most) =>
      impossible('GC C7.32', 'treasury-holds', { left: most }),
    );
  },
  say: (given) =>
    phrase('Rebuild {place}: recovery {years|year|years} earlier', {
      place: hexName(given.place),
      years: given.years,
    }),
});

export type Rebuild = OrderIn<typeof rebuild>;

export const rebuilt = event('rebuilt', {
  fields: { seat, place, years: integer(1, mostYears), points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('For {points} EP the system in {place} recovers {years|year|years} earlier.', {
      points: happened.points,
      place: hexName(happened.place),
      years: happened.years,
    }),
  ahead: (happened) =>
    phrase('For {points} EP the system in {place} will recover {years|year|years} earlier.', {
      points: happened.points,
      place: hexName(happened.place),
      years: happened.years,
    }),
  apply(draft, { seat: owner, place: at, years, points: cost }) {
    spendAt(draft, owner, at, cost);
    change(draft.systems, at, ({ ruin }) =>
      ruin?.decimated === undefined
        ? {}
        : {
            ruin: {
              ...ruin,
              decimated: { ...ruin.decimated, until: ruin.decimated.until - years * turnsOfYear },
            },
          },
    );
  },
});

/** Decimated systems are rebuilt (C7.32). */
export const rebuildAll = (turn: Turn<Room<State, View, Rebuild, EventIn<typeof rebuilt>>>): void =>
  inTurn(turn, rebuild, ({ seat: owner, order: { place: at, years, ref } }) =>
    rebuilt.of({ seat: owner, place: at, years, points: years * yearCost, cause: ref }),
  );
