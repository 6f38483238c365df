import { choice, number, several, text } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { firstToLast, named, standing } from '../declare.ts';
import type { Standing } from '../model/standing.ts';
import { impulses } from '../model/vocabulary.ts';
import { boxNames, tokenText } from '../model/words.ts';
import { impossible } from '../refusals.ts';
import { boxNamed, cardOf } from '../ships/ships.ts';

function targetName({ at, enough = 0 }: Pick<Standing<'fire-when'>, 'at' | 'enough'>): Phrase {
  const who = phrase(at === 'nearest' ? 'the nearest enemy' : 'whoever fires at it');
  return enough === 0
    ? who
    : phrase('{who} with fewer than {enough|point|points} scored on it in the impulse', { who, enough });
}

export const fireWhen = standing('fire-when', {
  title: 'Fire when…',
  offers: ([, ship]) => [
    {
      name: 'Fire',
      weapons: cardOf(ship).mounts.map(({ box }) => box),
      at: 'nearest' as const,
      from: 1,
      within: 8,
      expected: 8,
      keep: 0,
    },
  ],
  form: ([, ship], given) => [
    text(given, 'name', 'Name', { longest: 40, lines: 1 }),
    several(
      given,
      'weapons',
      'Weapons',
      firstToLast(cardOf(ship).mounts.map(({ box, label }) => named(box, label))),
    ),
    choice(given, 'at', 'Target', [named('nearest', 'Nearest enemy'), named('firer', 'Whoever fires at it')]),
    number(given, 'from', 'From impulse', { least: 1, most: impulses }),
    number(given, 'within', 'Range at most', { least: 0, most: 25 }),
    number(given, 'expected', 'Points on average, at least', { least: 0, most: 99 }),
    number(
      { ...given, enough: given.enough ?? 0 },
      'enough',
      'Skip targets with this many points scored (0: none)',
      {
        least: 0,
        most: 99,
      },
    ),
    number(given, 'keep', 'Half tokens to keep', { least: 0, most: 99 }),
  ],
  cannot([, ship], { weapons }) {
    const strange = weapons.find((weapon) => boxNamed(ship, weapon) === undefined);
    return strange === undefined
      ? undefined
      : impossible('FC 7A', 'no-such-box', { ship: ship.name, box: strange });
  },
  replaces: () => false,
  stands: (given, known, ship) =>
    phrase(
      '{name}: fire {weapons} at {target} from impulse {from}, within {within|hex|hexes}, for {expected|point|points} or more on average, keeping {keep} tokens',
      {
        name: given.name,
        weapons: boxNames(known, ship, given.weapons),
        target: targetName(given),
        from: given.from,
        within: given.within,
        expected: given.expected,
        keep: tokenText(given.keep),
      },
    ),
});
export type FireWhen = OrderIn<typeof fireWhen>;
