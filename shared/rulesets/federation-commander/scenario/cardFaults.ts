import type { Problem } from '#kernel/words/problem.ts';
import type { CardData } from '../cards/cards.ts';
import { cardFor, freighter } from '../cards/known.ts';
import { engines, weaponTypes } from '../cards/systems.ts';
import { unreadable } from '../refusals.ts';

/** The most boxes of a card, shields apart. */
const mostBoxes = 100;

/** What is wrong with one card, of which everything can be read. */
function faultsOf(card: CardData, path: string): readonly Problem[] {
  const { boxes } = cardFor({ card: card.card, brought: card });
  const fires = (system: string): boolean => (weaponTypes as readonly string[]).includes(system);
  const marks = card.weapons.map(({ system, mark }) => `${system}.${mark}`);
  return [
    ...card.weapons.flatMap(({ system, arc, mark }, at): readonly Problem[] => [
      ...(fires(system) && arc === undefined
        ? [unreadable('card-arc-wanted', { path: `${path}.weapons[${at}]`, weapon: marks[at] ?? mark })]
        : []),
      ...(!fires(system) && arc !== undefined
        ? [unreadable('card-arc-vain', { path: `${path}.weapons[${at}].arc`, weapon: marks[at] ?? mark })]
        : []),
      ...(marks.indexOf(marks[at] ?? '') === at
        ? []
        : [unreadable('card-weapon-twice', { path: `${path}.weapons[${at}]`, weapon: marks[at] ?? mark })]),
    ]),
    ...(boxes.some(({ system }) => engines.includes(system))
      ? []
      : [unreadable('card-no-power', { path: `${path}.systems` })]),
    ...(boxes.some(({ family }) => family === 'control')
      ? []
      : [unreadable('card-no-control', { path: `${path}.systems` })]),
    ...(boxes.length <= mostBoxes
      ? []
      : [unreadable('card-too-large', { path, boxes: boxes.length, most: mostBoxes })]),
  ];
}

/** What is wrong with cards of one list, at this path; each is called otherwise. */
export const cardFaults = (cards: readonly CardData[], list = 'cards'): readonly Problem[] =>
  cards.flatMap((card, at) => {
    const path = `${list}[${at}]`;
    const isSecond = cards.findIndex((one) => one.card === card.card) < at;
    return [
      ...(isSecond ? [unreadable('card-twice', { path: `${path}.card`, card: card.card })] : []),
      ...(card.card === freighter ? [unreadable('card-freighter', { path: `${path}.card` })] : []),
      ...faultsOf(card, path),
    ];
  });
