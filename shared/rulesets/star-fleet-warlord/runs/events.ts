import type { UnitId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { integer, record } from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { changeShip } from '../model/draft.ts';
import { seat, mostShips, funds } from '../fields/parts.ts';
import { seatArg, shipArg } from '../words.ts';
import { toOwner, toAll, event } from '../declare.ts';

/** No orders came in, for so many runs in a row; 0: they have come again. */
export const turnWaived = event('turn-waived', {
  fields: { seat, runs: integer(0, 9999) },
  by: 'rules',
  ...toOwner,
  say: ({ runs }) =>
    runs === 0
      ? phrase('Your orders arrived again.')
      : phrase(
          'You have sent no orders for {runs|run|runs} in a row: you receive your income, and nothing else happens.',
          {
            runs,
          },
        ),
  apply: (draft, { seat, runs }) => change(draft.corporations, seat, () => ({ waived: runs })),
});

/** Slots that the lines of ships have in the next run, where their speed has changed (SFW 1370). */
export const speedsPrinted = event('speeds-printed', {
  fields: { seat, ships: record<UnitId, number>(integer(0, 6), mostShips) },
  by: 'rules',
  ...toOwner,
  say: ({ ships }, view) => {
    const speeds = inOrder(ships).map(([id, speed]) =>
      phrase('{ship} {speed}', { ship: shipArg(view, id), speed }),
    );
    return phrase('New speeds: {speeds}.', { speeds: phraseList(speeds, ', '), count: speeds.length });
  },
  ahead: '{count|ship|ships} will have a new speed.',
  apply: (draft, { ships }) => {
    for (const [id, printed] of inOrder(ships)) changeShip(draft, id, () => ({ printed }));
  },
});

/** What the next run is likely to bring in, as it looks at the end of this one (SFW 2351). */
export const incomeEstimated = event('income-estimated', {
  fields: { seat, income: funds },
  by: 'rules',
  ...toOwner,
  say: ({ income }) =>
    phrase('Next year is likely to bring in {pe} PE, {or} OR, {dc} DC and {fp} FP.', { ...income }),
});

export const corporationFell = event('corporation-fell', {
  fields: { seat },
  by: 'rules',
  ...toAll,
  say: ({ seat }, view) =>
    phrase('{seat} has lost its Home Office and is out of the game.', { seat: seatArg(view, seat) }),
  ahead: '{seat} will lose its Home Office and be out of the game.',
  apply: (draft, { seat }) => change(draft.corporations, seat, () => ({ fallen: true })),
});
