import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { nthShip } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { Power, State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { bornShip } from '#rulesets/star-fleet-warlord/powers/ships.ts';
import { hexesOf } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { yearOf } from '#rulesets/star-fleet-warlord/model/figures.ts';
import { designOf } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import type { GivenHex } from '../../shelf.ts';
import { crowded, nasty } from './parts.ts';

/** Powers of every kind, and what they have. */
const all: readonly (Pick<Power, 'number' | 'kind' | 'race'> & {
  readonly seat: SeatId;
  readonly ships: readonly string[];
})[] = [
  {
    seat: nasty,
    number: 998,
    kind: 'monsters',
    race: 'M',
    ships: [
      ...['M-RC', 'M-CC', 'M-VD', 'M-SBS', 'M-REP', 'M-GER', 'M-EM', 'M-YSD', 'M-MIR'],
      ...['M-SC', 'M-PC', 'M-MC'],
    ],
  },
  { seat: seatId('c997'), number: 997, kind: 'pirates', race: 'O', ships: ['O-LR', 'O-PC'] },
  { seat: seatId('c994'), number: 994, kind: 'pirates', race: 'J', ships: ['J-PC', 'J-FF'] },
  { seat: seatId('c901'), number: 901, kind: 'npc', race: 'K', ships: ['K-G1', 'K-F5'] },
];

/** The galaxy with powers, whose ships begin in hexes of their own beside those where fleets gather; all but monsters have a site. */
export function withPowers(state: State, hexes: Readonly<Record<PlaceId, GivenHex>>, draw: Draw): State {
  const free = draw.shuffle(crowded.flatMap(hexesOf).filter((place) => hexes[place] === undefined));
  const lone = draw
    .fork('homes')
    .shuffle(inOrder(state.sites).filter(([, { office }]) => office === undefined))
    .map(([place]) => place);
  return all.reduce((now: State, { seat, ships, ...kind }): State => {
    const home = kind.kind === 'monsters' ? undefined : lone.pop();
    const own = draw.fork(seat);
    const born = ships.map((id, at): readonly [UnitId, Ship] => {
      const place = (id === 'M-SC' || id === 'M-MC' ? lone.pop() : undefined) ?? (free.pop() as PlaceId);
      const year = yearOf(state.turn);
      const made = bornShip(
        seat,
        { design: designOf({ design: id }), place, launched: {}, year },
        own.fork(id),
      );
      return [nthShip(seat, at + 1), { ...made, age: own.int(6) }];
    });
    const taken = [...born.map(([, { place }]) => place), ...(home === undefined ? [] : [home])];
    const sites = taken.flatMap((place) => {
      const site = now.sites[place];
      return site === undefined
        ? []
        : [[place, { ...site, owner: seat, ...(kind.kind === 'npc' ? { office: seat } : {}) }]];
    });
    const homes = home === undefined ? [] : [home];
    const power: Power = {
      ...kind,
      name: `Power ${kind.number}`,
      homes,
      launched: Object.fromEntries(ships.map((id) => [id, 1])),
      funds: evenly(kind.kind === 'monsters' ? 0 : 400),
    };
    return {
      ...now,
      powers: { ...now.powers, [seat]: power },
      sites: { ...now.sites, ...(Object.fromEntries(sites) as State['sites']) },
      ships: { ...now.ships, ...(Object.fromEntries(born) as State['ships']) },
    };
  }, state);
}
