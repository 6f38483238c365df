import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { RunningEvent } from '../../model/events/running.ts';
import { open, own, seatArg } from '../parts.ts';
import type { Origins, Tellings } from '../parts.ts';

/** Who hears of the beginning and the end of a run. */
export const tellRunning: Tellings<RunningEvent> = {
  'income-received': own(({ income: { pe, or, dc, fp }, sites, support }) =>
    phrase(
      '{sites|site brings|sites bring} in {pe} PE, {or} OR, {dc} DC and {fp} FP; support of ships took {support} FP.',
      { sites, pe, or, dc, fp, support },
    ),
  ),
  'ships-prepared': own(({ ships }) =>
    phrase('{count|ship is|ships are} a year older, with shields restored.', {
      count: keysInOrder(ships).length,
    }),
  ),
  'speeds-printed': own(({ ships }) =>
    phrase('{count|ship has|ships have} another speed from now on.', { count: keysInOrder(ships).length }),
  ),
  'turn-waived': own(({ runs }) =>
    runs === 0
      ? phrase('Your orders have come in again.')
      : phrase(
          'No orders of yours came in for {runs|run|runs} in a row: you have your income, and no more.',
          {
            runs,
          },
        ),
  ),
  'corporation-fell': open(({ seat }, view) =>
    phrase('{seat} has lost its Home Office and is out of the game.', { seat: seatArg(view, seat) }),
  ),
};

export const runningOrigins: Origins<RunningEvent> = {
  'income-received': 'rules',
  'ships-prepared': 'rules',
  'corporation-fell': 'rules',
  'turn-waived': 'rules',
  'speeds-printed': 'rules',
};
