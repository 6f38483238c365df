import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { mostAway } from '../model/battle/away.ts';
import { spoken } from '../spoken.ts';
import { gunboatsIn } from './flotilla.ts';
import type { SendGunboats } from './send.ts';

const sentence =
  /^send (\d)x([^\s,]{1,20})(, leader and scout)? as ([a-z]\d{2,3}[a-z]) to ((?:[a-z]{1,2}\d{1,3},? ?)+?)(?: in segment (\d{1,2}))?$/i;

/** `Send 4xPF, leader and scout as K05A to D4, D5 in segment 3`, a sentence of ours beside those of the book (A9.10); undefined for anything else. */
function sendIn(text: string): Unnumbered<SendGunboats> | undefined {
  const [whole, count = '', type = '', led, code = '', course = '', segment = '1'] =
    sentence.exec(text) ?? [];
  const way = course.split(/[\s,]+/).filter((one) => one !== '');
  const [many, when] = [Number(count), Number(segment)];
  return whole === undefined || many < 1 || many > 6 || when < 1 || when > 12 || way.length > mostAway
    ? undefined
    : {
        kind: 'send-gunboats',
        type,
        count: many,
        led: led !== undefined,
        to: unitId(code.toLowerCase()),
        segment: when,
        way: way.map((one) => placeId(`h${one.toLowerCase()}`)),
      };
}

export const spokenGunboats = spoken<SendGunboats>({
  kinds: ['send-gunboats'],
  phrases: ({ squadrons }) =>
    valuesInOrder(squadrons).some(({ ships }) => gunboatsIn(ships).length > 0) ? ['Send 6xPF as '] : [],
  read: sendIn,
  write: ({ type, count, led, to, segment, way }) =>
    `Send ${count}x${type}${led ? ', leader and scout' : ''} as ${to.toUpperCase()} to ${way.map(hexName).join(', ')} in segment ${segment}.`,
});
