import type { SeatRow } from '#contract/gm/desk.ts';
import type { ClockShown } from '#contract/gm/policy.ts';
import { heading, wrapped } from '#kernel/report/plainText.ts';
import type { ReceivedOrders } from '../../gameStore.ts';

/** What a game master ought to know of his players and of the clock, as plain text: the deadline, what waits for his word, and what is odd. */
export function rollCallText(
  rows: readonly SeatRow[],
  clock: ClockShown,
  received: readonly ReceivedOrders[],
): string {
  const notes = rows.flatMap(noteOf);
  const waiting = received
    .filter(({ standing }) => standing !== 'counts')
    .map(({ number, seat = '', name, at, standing }) =>
      wrapped(
        `* ${number}: ${name} of ${seat}, come ${at}, ${standing === 'waits' ? `waits for your word: gm late GAME ${number} --take` : 'does not count by your word'}`,
      ),
    );
  return [
    [
      ...(clock.due === undefined ? [] : [`Orders are due on ${clock.said}, which is ${clock.due} by UTC.`]),
      ...(clock.extended === undefined
        ? []
        : [wrapped(`This turn was given another deadline: ${clock.extended}`)]),
      wrapped(clock.next),
    ].join('\n'),
    ...(waiting.length === 0
      ? []
      : [[heading('Late orders, and orders set aside', '-'), ...waiting].join('\n')]),
    ...(notes.length === 0 ? [] : [[heading('To be looked at', '-'), ...notes].join('\n')]),
  ].join('\n\n');
}

function noteOf({ seat, missed, flags, standIn, reminded, refused }: SeatRow): readonly string[] {
  const said = [
    ...(standIn === undefined ? [] : [`${standIn.player} stands in since turn ${standIn.since}.`]),
    ...(missed === 0 ? [] : [`Missed ${missed === 1 ? 'the last turn' : `the last ${missed} turns`}.`]),
    ...flags,
    ...(reminded === undefined ? [] : [`Reminded ${reminded}.`]),
    ...(refused === undefined ? [] : [`Not taken: ${refused}`]),
  ];
  return said.length === 0 ? [] : [wrapped(`* ${seat}: ${said.join(' ')}`)];
}
