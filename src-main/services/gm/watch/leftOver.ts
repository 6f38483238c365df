import { digest } from '#kernel/codec/digest.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { isAnswers } from '../../turnFiles.ts';

/**
 * What a file that is older than the current turn, and lies in the watched folder, is to this turn. Undefined: it is taken in like any other. A
 * text: it is for an earlier turn, and this is what the game master should know of it; empty if it came in then.
 */
export function leftOver(store: GameStore, name: string, file: SeenFile): string | undefined {
  if (!isAnswers(file.bytes))
    return store.turns().some((turn) => store.receivedBefore(turn, file.digest) !== undefined)
      ? ''
      : undefined;
  const { parts } = file;
  if (!parts.ok || parts.value.header.game !== store.facts.game) return undefined;
  const { turn } = parts.value.header;
  if (turn >= store.turn()) return undefined;
  const files = store.turnOf(turn)?.ran?.how?.answerFiles ?? [];
  if (files.some(({ base64 }) => digest(Buffer.from(String(base64), 'base64')) === file.digest)) return '';
  return `${name}: these answers are to what turn ${turn} asked, which has been run, and they change nothing. Take the file out of the folder.`;
}
