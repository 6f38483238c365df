import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { CardData } from '../cards/cards.ts';
import type { CardId } from '../cards/ids.ts';
import type { Carded } from '../cards/known.ts';
import { cardFor, ownBook } from '../cards/known.ts';
import { pointsOf } from '../cards/points.ts';
import { hexName, isWithin } from '../map/board.ts';
import { seats } from '../map/seats.ts';
import { unreadable } from '../refusals.ts';
import type { GivenShip, Scenario, Start } from './shape.ts';

/** A ship of a scenario, where it is written, with its card. */
export interface Chosen {
  readonly path: string;
  readonly given: GivenShip;
  readonly carded: Carded;
  readonly start: Start;
  /** Where its hex is written: with the ship, or among the places of its side. */
  readonly placed: string;
}

/** What one ship says that its card or the map does not allow. */
function shipFaults(
  { path, given, carded, start: { at }, placed }: Chosen,
  { edge }: Pick<Scenario, 'edge'>,
): readonly Problem[] {
  const { label, boxes, shields } = cardFor(carded);
  const { disabled = [], shields: left = shields, tokens = 0 } = given;
  const strange = disabled.find((one) => boxes.every(({ box }) => box !== one));
  const over = left.findIndex((most, side) => most > (shields[side] ?? 0));
  const batteries = boxes.filter(({ box, system }) => system === 'btty' && !disabled.includes(box)).length;
  return [
    ...(edge === undefined || isWithin(at, edge)
      ? []
      : [unreadable('scenario-off-map', { path: placed, hex: hexName(at) })]),
    ...(strange === undefined
      ? []
      : [unreadable('scenario-box', { path: `${path}.disabled`, box: strange, card: label })]),
    ...(new Set(disabled).size < boxes.length
      ? []
      : [unreadable('scenario-destroyed', { path: `${path}.disabled`, card: label })]),
    ...(over < 0
      ? []
      : [
          unreadable('scenario-shield', {
            path: `${path}.shields`,
            shield: over + 1,
            most: shields[over] ?? 0,
          }),
        ]),
    ...(tokens <= batteries
      ? []
      : [unreadable('scenario-tokens', { path: `${path}.tokens`, card: label, most: batteries })]),
  ];
}

const isCaptained = (card: CardId): boolean => ownBook.some((one) => one.card === card);

/** What the ships of a side count (OURS). */
export const pointsFor = (ships: readonly Carded[]): number =>
  sumOf(ships.map((carded) => pointsOf(cardFor(carded))));

/** What is wrong with the ships of a side. `brought`: cards beside those of the program. */
export function sideFaults(
  scenario: Scenario,
  seat: SeatId,
  chosen: readonly Chosen[],
  brought: readonly CardData[],
): readonly Problem[] {
  const strange = chosen.filter(({ carded }) => carded.brought === undefined && !isCaptained(carded.card));
  const names = [...new Set([...brought, ...ownBook].map(({ card }) => card))].sort().join(', ');
  if (strange.length > 0)
    return strange.map(({ path, carded: { card } }) =>
      unreadable('scenario-card', { path: `${path}.card`, card, cards: names }),
    );
  const { points: limit = Infinity } = scenario;
  const points = pointsFor(chosen.map(({ carded }) => carded));
  return [
    ...chosen.flatMap((one) => shipFaults(one, scenario)),
    ...(points > limit ? [unreadable('too-many-points', { path: `ships.${seat}`, points, limit })] : []),
  ];
}

/** What is wrong with a scenario whatever its ships are. */
export function frameFaults({
  seats: named = seats,
  edge,
  freighters = [],
  convoy,
}: Scenario): readonly Problem[] {
  const wanted = [...named].sort();
  if (wanted.length !== seats.length || seats.some((seat, at) => wanted[at] !== seat))
    return [unreadable('two-sides')];
  if (edge !== undefined && freighters.length > 0) return [unreadable('convoy-floats')];
  return [
    ...((convoy?.ships ?? 0) > freighters.length
      ? [unreadable('too-few-freighters', { path: 'convoy.ships', freighters: freighters.length })]
      : []),
    ...(freighters.length > 0 && convoy === undefined
      ? [unreadable('freighters-for-nothing', { path: 'freighters' })]
      : []),
  ];
}

/** The card of that name: of the scenario, of the book, or of the program; one that is the same as the program's is that. */
export function broughtFor(card: CardId, brought: readonly CardData[]): Carded {
  const own = brought.find((one) => one.card === card);
  const same = ownBook.find((one) => one.card === card);
  return own === undefined || (same !== undefined && stableText(own) === stableText(same))
    ? { card }
    : { card, brought: own };
}
