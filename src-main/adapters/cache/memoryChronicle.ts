import { compareBy } from '#kernel/words/inOrder.ts';
import type { Chronicle, ChronicleKey, ChronicleQuery, ChronicleTurn } from '#main/ports/cache.ts';

const nameOf = ({ game, seat, turn }: ChronicleKey): string => `${game}/${seat}/${turn}`;

/** A chronicle in memory: a search reads every line. */
export function memoryChronicle(): Chronicle & { has(key: ChronicleKey): boolean } {
  const turns = new Map<string, ChronicleTurn>();
  const inOrder = (): readonly ChronicleTurn[] =>
    [...turns.values()].sort(
      compareBy(
        ({ turn }) => -turn,
        ({ game }) => game,
        ({ seat }) => seat,
      ),
    );
  return {
    has: (key) => turns.has(nameOf(key)),
    known: () => [...turns.values()].map(({ game, seat, turn, mark }) => ({ game, seat, turn, mark })),
    write: (turn) => void turns.set(nameOf(turn), turn),
    forget: (key) => void turns.delete(nameOf(key)),
    figures: (of) =>
      [...inOrder()]
        .reverse()
        .filter(({ game, seat }) => game === of.game && seat === of.seat)
        .flatMap(({ turn, figures }) => figures.map((figure) => ({ ...figure, turn }))),
    search: (query) =>
      inOrder()
        .filter(
          ({ game, seat }) => query.of === undefined || (game === query.of.game && seat === query.of.seat),
        )
        .flatMap(({ game, seat, turn, lines }) =>
          lines
            .filter((line) => query.kinds.includes(line.kind) && fits(line.words, query))
            .map(({ words: _, ...line }) => ({ ...line, game, seat, turn })),
        )
        .slice(0, query.most),
  };
}

function fits(words: string, { terms }: ChronicleQuery): boolean {
  const text = ` ${words} `;
  return terms.every((term) => text.includes(` ${term.words.join(' ')}${term.open ? '' : ' '}`));
}
