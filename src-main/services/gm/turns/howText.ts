import type { RunSummary } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { doubtful } from '#contract/refusals/library.ts';
import type { Word } from '#kernel/picture/words.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { capital, plural } from '#kernel/words/phrase.ts';
import { choiceTexts } from './ofAnswers.ts';

/**
 * How a turn was run, in sentences for a player: whose orders counted, and every choice the game master made. `seat` is
 * the game's word for one, `turn` what it calls the turn, such as `turn 4`, and `named` what the reader calls a seat.
 */
export function howText(
  seat: Word,
  turn: string,
  how: RunSummary,
  named: (seat: SeatId) => string = (id) => id,
): readonly string[] {
  const { seats, ordered, led, mine } = how;
  const yours = {
    player: ', yours among them',
    'stand-in': ', those of your stand-in among them',
    computer: '',
    nobody: '; none of yours counted',
  }[mine];
  const [isMine, alone] = [mine === 'computer', led === 1];
  const among = isMine && !alone ? ', yours among them' : '';
  const computer = led === 0 ? '' : `; the computer led ${isMine && alone ? 'yours' : led}${among}`;
  const choices = [...choicesOf(seat, how), ...choiceTexts(how, named)];
  return [
    `${capital(turn)} was run with the orders of ${ordered} of ${plural(seats, seat.one, seat.many)}${yours}${computer}.`,
    ...(choices.length === 0 ? ['The game master made no decisions in it.'] : choices),
  ];
}

/** That the computer leads the reader’s seat for want of orders, as a notice. */
export const absentTold = ({ one: seat }: Word, missed: number): Problem =>
  doubtful(undefined, 'absent-led', { turns: plural(missed, 'turn'), seat });

function choicesOf(seat: Word, how: RunSummary): readonly string[] {
  const { ledChanged, lateTaken, lateLeft, setAside, standIns, unnamed, replaced, rulings } = how;
  const { decrees, rule, fellows = 0 } = how;
  const choices: readonly (readonly [count: number, one: string, more: string])[] = [
    [lateTaken, 'One late orders file was accepted.', '{n} late orders files were accepted.'],
    [lateLeft, 'One late orders file was declined.', '{n} late orders files were declined.'],
    [
      setAside,
      'One orders file that arrived in time was set aside.',
      '{n} orders files that arrived in time were set aside.',
    ],
    [how.madeUp === true ? 1 : 0, 'The run of your {seat} was postponed and made up later.', ''],
    [rulings, 'The game master judged one order.', 'The game master judged {n} orders.'],
    [decrees, 'The game master issued one decree.', 'The game master issued {n} decrees.'],
    [ledChanged, 'One {seat} passed to the computer or back.', '{n} {seats} passed to the computer or back.'],
    [standIns, 'The orders of one stand-in counted.', 'The orders of {n} stand-ins counted.'],
    [fellows, 'The orders of one further player counted.', 'The orders of {n} further players counted.'],
    [replaced, 'One {seat} has another player.', '{n} {seats} have other players.'],
    [
      unnamed,
      'One {seat} whose orders counted has no player named.',
      '{n} {seats} whose orders counted have no player named.',
    ],
  ];
  const said = choices.flatMap(([count, one, more]) =>
    count === 0 ? [] : [inGame(seat, count === 1 ? one : more.replace('{n}', String(count)))],
  );
  return rule < 3 ? [...said, 'Its dice follow an older program’s rule.'] : said;
}

const inGame = ({ one, many }: Word, sentence: string): string =>
  sentence.replace('{seats}', many).replace('{seat}', one);
