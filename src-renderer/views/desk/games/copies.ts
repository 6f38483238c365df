import type { GameCopy, GameOffered } from '#contract/arriving.ts';
import { moment } from '../words.ts';

/** Words for copies of one game. */

/** When a turn was opened to orders. */
export const openedText = ({ turn, opened }: Pick<GameCopy, 'turn' | 'opened'>): string =>
  turn === 1 ? `begun ${moment(opened)}` : `turn ${turn - 1} was run ${moment(opened)}`;

const places = (copy: GameCopy): string =>
  copy.where === 'away' ? 'put away' : `on your desk as ${copy.game}`;
const parted = 'It took a different course: the same turns were run in both.';

/** Warns of another copy of the game on the desk, in a sentence or two. */
export function copyWarning(turn: number, copy: GameCopy): string {
  const stands =
    copy.turn === turn
      ? 'at the same turn'
      : `at turn ${copy.turn}${copy.turn > turn ? ', which is newer' : ''}`;
  return `There is another copy of this game ${stands}; it is ${places(copy)}, in ${copy.file}.${copy.parted ? ` ${parted}` : ''} Run turns in one of them only.`;
}

/** Another copy beside a game that was offered. */
export const copyLine = (copy: GameCopy): string => {
  const place = copy.where === 'away' ? 'Put away' : 'On your desk';
  return `${place}: at turn ${copy.turn}; ${openedText(copy)}.${copy.parted ? ` ${parted}` : ''}`;
};

/** Which copy to go on with, and how. */
export function advice({ turn, copies }: GameOffered, file: string): string {
  const here = copies.find(({ where }) => where === 'desk');
  const newest = Math.max(turn, ...copies.map((copy) => copy.turn));
  const differ = copies.some((copy) => copy.parted) ? 'Compare with the results your players have. ' : '';
  const swap = `To play ${file} instead, put the one on your desk away first, then open the file again.`;
  if (here?.turn === newest)
    return `${differ}${turn === newest ? 'Both are at the same turn: continue with the one on your desk.' : 'The one on your desk is newer: continue with it.'} ${swap}`;
  if (turn === newest)
    return `${differ}${file} is the newest. ${here === undefined ? 'Take it onto your desk.' : swap}`;
  const away = copies.find((copy) => copy.turn === newest);
  return `${differ}The one that was put away is the newest: open ${away?.file ?? ''} instead.`;
}
