import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Fact, Section } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Factor } from '../../ships/factor.ts';
import type { BattleJoined, Fighter } from '../../battles/events.ts';
import type { Ship } from '../../model/ship.ts';
import type { View } from '../../model/view.ts';
import { neighbours } from '../../galaxy/board.ts';
import { itemNames } from '../../combat/itemFigures.ts';
import { emptyHex } from '../../galaxy/terrain.ts';
import { boonsOf } from '../../combat/boons.ts';
import { fieldOf, worksOf } from '../../combat/field.ts';
import { plainField } from '../plainField.ts';
import { factorOf, worksFactor } from '../../combat/factors.ts';
import { shipsAt } from '../../ships/ships.ts';
import type { World } from '../../galaxy/world.ts';
import { worldOf } from '../../galaxy/world.ts';
import { imagine } from '../../model/imagine.ts';
import { shipArg } from '../../words.ts';
import { fact, number } from '../../model/cells.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const damage = {
  '': '',
  L: 'light damage −33 %',
  M: 'medium damage −40 %',
  H: 'heavy damage −50 %',
  C: 'crippled −67 %',
  X: '',
} as const;

/** What a factor is made of: `58: 40 base, crew +20 %, Weapons Officer +25 %`. */
export function factorText({ base, terms, level, armed, total }: Factor): Phrase {
  const parts = [
    phrase('{base} base', { base }),
    ...terms.map(({ name, percent }) => phrase('{name} {percent} %', { name, percent: signed(percent) })),
    ...(damage[level] === '' ? [] : [phrase('{damage}', { damage: damage[level] })]),
    ...armed.map(({ what, count, points }) =>
      phrase('{count} {what} +{points}', { count, points, what: itemNames[what] }),
    ),
  ];
  return phrase('{total}: {parts}', { total, parts: phraseList(parts, ', ') });
}

/** What the factors of a side of a battle were made of, as far as the reader knows: those of their own. */
export function sideNotes(
  view: View,
  { factors = {}, works }: BattleJoined,
  fighters: readonly Fighter[],
  defends: boolean,
): readonly Phrase[] {
  const ships = fighters.flatMap((fighter) => {
    const factor = factors[fighter.ship];
    return factor === undefined
      ? []
      : [
          phrase('{ship} {factor}', {
            ship: shipArg(view, fighter.ship, fighter),
            factor: factorText(factor),
          }),
        ];
  });
  return works === undefined || !defends
    ? ships
    : [...ships, phrase('Fortification {factor}', { factor: factorText(works) })];
}

const isPlain = ({ terms, level, armed }: Factor): boolean =>
  terms.length + armed.length === 0 && level === '';

/** How a ship fights by its own Corporation's tactics: an attack in empty space, a defense where it is. */
export function shipInBattle(books: Books, view: View, ship: Ship): readonly Section[] {
  const world = worldOf(books, imagine(view));
  const boons = { attack: boonsOf(world, view.me, 'attack'), defense: boonsOf(world, view.me, 'defense') };
  const tactics = {
    attack: boons.attack.tactics ? ('best' as const) : view.own.tactics.attack,
    defense: boons.defense.tactics ? ('best' as const) : view.own.tactics.defense,
  };
  const plain = { ...plainField(emptyHex, view.turn), tactics, boons };
  const { hex } = world;
  const site = view.sites[ship.place]?.owner === view.me;
  const attack = factorOf('attack', ship, plain);
  const defense = factorOf('defense', ship, { ...plain, hex: hex(ship.place), site });
  if (isPlain(attack) && isPlain(defense)) return [];
  return [
    {
      kind: 'facts',
      title: 'In battle',
      facts: [
        fact('Attack in empty space', factorText(attack)),
        fact('Defense where it is', factorText(defense)),
      ],
    },
  ];
}

/** Own ships that stand next to a hex could attack it together. */
const beside = (world: World, { me, parameters }: View, place: PlaceId) =>
  neighbours(parameters.size, place).flatMap((next) =>
    shipsAt(world.state, next).filter(([, { seat }]) => seat === me),
  );

/** What is known of a battle about a site: what defends it, and what one's ships beside it could attack with. */
export function siteInBattle(books: Books, view: View, place: PlaceId): readonly Section[] {
  const world = worldOf(books, imagine(view));
  const site = world.state.sites[place];
  const foe = site?.owner;
  if (site === undefined || foe === undefined) return [];
  const { me, own } = view;
  const mine = foe === me;
  const attackers = mine ? [] : beside(world, view, place);
  const defenders = mine ? shipsAt(world.state, place) : [];
  const fleets = { attackers, defenders };
  const field = fieldOf(world, { place, foe, seat: me }, fleets);
  const works = worksOf(site, me);
  const walls = works === undefined ? undefined : worksFactor(works, field);
  const attack = sumOf(attackers.map(([, ship]) => factorOf('attack', ship, field).total));
  const ships = sumOf(defenders.map(([, ship]) => factorOf('defense', ship, field).total));
  const facts: readonly Fact[] = [
    ...(walls === undefined ? [] : [fact('Defense of fortifications', factorText(walls))]),
    ...(defenders.length === 0 ? [] : [number('Defense of ships', ships)]),
    ...(attackers.length === 0 ? [] : [number('Attack of your ships beside it', attack)]),
    ...(attackers.length === 0
      ? []
      : [
          fact(
            'They attack at',
            phrase('{percent} % of the defense or more', { percent: own.attackPercent }),
          ),
        ]),
  ];
  return facts.length === 0 ? [] : [{ kind: 'facts', title: 'Battle', facts }];
}
