import type { Ruleset } from '#kernel/ruleset.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { Draft } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, runId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cartsRest, saltIsDug } from './digging.ts';
import type { SaltRoads } from './game.ts';
import { priceChanges } from './market.ts';
import type { State } from './model.ts';
import { coinsAreSent } from './sending.ts';
import { shifts } from './tables.ts';

/** The way of one house. */
const way: Sequence<SaltRoads> = [
  { name: 'Carts rest', cite: 'SR 6', run: cartsRest },
  {
    pass: 'Shift',
    repeat: [{ name: 'Salt is dug', cite: 'SR 2', dice: true, run: saltIsDug }],
    until: (_, pass) => pass === shifts,
  },
  { name: 'Coins are sent', cite: 'SR 3', run: coinsAreSent },
];

const market: Sequence<SaltRoads> = [
  { name: 'The price changes', cite: 'SR 4', dice: true, run: priceChanges },
];

/** The houses in the order in which they go their ways (SR 1). */
const inTurn = ({ houses }: State): readonly SeatId[] =>
  inOrder(houses)
    .toSorted(
      compareBy(
        ([, { coins }]) => coins,
        ([seat]) => seat,
      ),
    )
    .map(([seat]) => seat);

const wayOf = (seat: SeatId): RunPlan => ({
  id: runId(`of-${seat}`),
  title: phrase('The way of {house}', { house: seat }),
  sequence: 'way',
  takes: [seat],
  tells: [seat],
  due: 'the ways',
});

/** Each house alone, then the market (SR 1). */
export const turn: Pick<Ruleset<SaltRoads>, 'sequences' | 'runs'> = {
  sequences: { way, market },
  runs: (state) => [
    ...inTurn(state).map(wayOf),
    {
      id: runId('market'),
      title: phrase('The market'),
      sequence: 'market',
      takes: [gameMaster],
      tells: [],
      due: 'the market',
    },
  ],
};

/** Ends a run, and with the market the week. */
export function close(draft: Draft<State>, _: RunPlan, last: boolean): void {
  if (last) draft.week += 1;
}
