import { bookDigest } from '#kernel/codec/books.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { withComputers } from '../beginning/newGame.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { GameRecord, TurnRecord } from '../game/recordShapes.ts';

/**
 * Whether the first world and the first views follow from how the game was begun and the seed of the map; in
 * games begun by older programs this is unknown.
 */
export function firstFaults(
  ruleset: SomeRuleset,
  { begin, map }: GameRecord,
  { turn, state, results }: TurnRecord,
): readonly string[] {
  if (begin === undefined) return [];
  if (turn !== begin.turn) return [`The game began with turn ${begin.turn}, which is missing.`];
  if (begin.edition > ruleset.edition)
    return [
      `It was begun by edition ${begin.edition} of the rules, which this program does not know. Update the program.`,
    ];
  if (begin.edition !== ruleset.edition) return [];
  try {
    const created = ruleset.beginning.create(begin.setup, begin.books?.brought ?? {}, openDice(map));
    if (!created.ok) return ['The first world cannot be recreated from what the game was begun with.'];
    if (stableText(created.value.books.map(bookDigest)) !== stableText(begin.books?.made ?? []))
      return ['The books made with the first world are not those the game was begun with.'];
    const world = withComputers({ ruleset, ...begin }, created.value.state, begin.led);
    const faults =
      stableText(ruleset.codecs.state.make(world)) === stableText(state)
        ? []
        : ['The first world does not match its scenario and map seed.'];
    const seats = ruleset.seats(world);
    const others = [...new Set([...seats, ...keysInOrder(results)])].filter((seat) => {
      const { view, heard, refusals } = results[seat] ?? {};
      return (
        !seats.includes(seat) ||
        stableText({ view, heard, refusals }) !==
          stableText({
            view: ruleset.codecs.view.make(ruleset.view(world, seat, [])),
            heard: [],
            refusals: [],
          })
      );
    });
    return others.length === 0
      ? faults
      : [...faults, `What ${others.join(', ')} learned about the first world is not what the rules say.`];
  } catch {
    return ['The first world cannot be recreated from what the game was begun with.'];
  }
}

/**
 * What is not bound in a game because older programs could not bind it, in words for the reader of the proof.
 */
export function unbound(
  ruleset: SomeRuleset,
  game: GameRecord,
  rules: ReadonlyMap<number, number>,
): readonly string[] {
  const turnsByRule = (rule: number): string =>
    [...rules]
      .filter(([, one]) => one === rule)
      .map(([turn]) => turn)
      .join(', ');
  const [alone, raw] = [turnsByRule(1), turnsByRule(2)];
  const { begin } = game;
  return [
    ...(begin === undefined
      ? [
          'An older program began this game, so its first world cannot be checked against its scenario and map seed.',
        ]
      : []),
    ...(begin !== undefined && begin.edition < ruleset.edition
      ? [`The first world was made by edition ${begin.edition} of the rules and was not recreated.`]
      : []),
    ...(alone === ''
      ? []
      : [
          `The dice of turns ${alone} follow from their seeds alone, as an older program rolled them: the game master could know them in advance.`,
        ]),
    ...(raw === ''
      ? []
      : [
          `The dice of turns ${raw} follow from every orders file as it was, even for seats led by the computer: the game master could have chosen among such files.`,
        ]),
  ];
}
