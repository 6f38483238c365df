import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { BattleSide, Casualty, Fire } from '../model/battle.ts';
import type { View } from '../model/view.ts';
import { countedShips, shipName, shipsPhrase, unitArg } from '../model/words.ts';

/* The parts of a battle's sentences: who takes part with what, what they fire, and what they lose. */

export function saySide(side: BattleSide, view: View): Phrase {
  const { leader, committed, stacks, admirals } = side;
  const ships = [
    ...(stacks.length === 0 ? [] : [shipsPhrase(stacks)]),
    ...(admirals.length === 0 ? [] : [countedAdmirals(admirals.length)]),
  ];
  const modifiers = [
    ...(leader === undefined
      ? []
      : [
          phrase('led by {leader} (tactics {tactics}, siegecraft {siegecraft})', {
            leader: leader.name,
            tactics: leader.tactics,
            siegecraft: leader.siegecraft,
          }),
        ]),
    ...(committed ? [phrase('inside the sector defences')] : []),
  ];
  return phrase(
    '{unit}, {modifiers}, retreat level {level} (total combat {combat}, total hit points {hitPoints}: {ships})',
    {
      unit: unitArg(view, side.unit),
      modifiers: modifiers.length === 0 ? phrase('without modifiers') : phraseList(modifiers, ', '),
      level: side.retreatLevel,
      combat: side.combat,
      hitPoints: tenths(side.hitPoints),
      ships: phraseList(ships, ', '),
    },
  );
}

export const shot = ({ type, ships, damage }: Fire): Phrase =>
  type === undefined
    ? phrase('{ships|admiral|admirals} {damage}', { ships, damage })
    : phrase('{ships} {damage}', { ships: countedShips(ships, type), damage });

export function lossesByUnit(losses: readonly Casualty[], view: View): readonly Phrase[] {
  return [...Map.groupBy(losses, ({ unit }) => unit)].map(([unit, lost]) => {
    const stacks = lost.flatMap(({ type, count }) => (type === undefined ? [] : [{ type, count }]));
    const ships = stacks.length === 0 ? [] : [shipsPhrase(stacks)];
    const admirals = lost.filter(({ type }) => type === undefined).map(victim);
    return phrase('{unit} loses {ships}', {
      unit: unitArg(view, unit),
      ships: phraseList([...ships, ...admirals], ', '),
    });
  });
}

export function victim({ type, name, count }: Casualty): Phrase {
  if (type !== undefined) return phrase('{ship}', { ship: shipName(type) });
  return name === undefined ? countedAdmirals(count) : phrase('Admiral {name}', { name });
}

const countedAdmirals = (admirals: number): Phrase => phrase('{admirals|admiral|admirals}', { admirals });

/** Tenths, without an empty decimal: damage mostly comes in whole hits. */
export const tenths = (value: number): string =>
  value % 10 === 0 ? `${value / 10}` : `${Math.floor(value / 10)}.${value % 10}`;
