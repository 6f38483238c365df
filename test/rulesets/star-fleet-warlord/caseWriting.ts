import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { gameMaster, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { CaseAdapter, Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Scalar } from '#test/support/cases/caseFile.ts';
import { launchedIn } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import { sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { readExtra, readSlots } from '#rulesets/star-fleet-warlord/sheet/typed.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { placeOf, readGiven, world } from './caseWorlds.ts';
import { corporationMembers, shipMembers, siteMembers } from './shown/members.ts';
import { shelf, starFleetWarlord } from './shelf.ts';

/** `a: 0809`, `a: SCAN SHIP`, as the sheet has them; `HQ: buy T-PC at most 70 called Heron`; `c02.a: 0809` tries another's ship. */
function order(
  sentence: string,
  seat: SeatId,
  { corporations }: Pick<State, 'corporations'>,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const [, whose = '', words = ''] = /^(\S+): (.+)$/.exec(sentence) ?? [];
  const unit = unitId(whose.includes('.') ? whose : `${seat}.${whose}`);
  const [, design, most, name = ''] = /^buy (\S+)(?: at most (\d+))?(?: called (.+))?$/.exec(words) ?? [];
  if (design !== undefined) {
    const bought = {
      kind: 'purchase',
      design,
      name,
      ...(most === undefined ? {} : { most: Number(most) }),
    } as const;
    return whose === 'HQ' ? { order: bought } : { unit, order: bought };
  }
  const [, leader, of, how] =
    /^let (the computer|a player) lead (\S+)(?: (steadily|boldly))?$/.exec(words) ?? [];
  if (of !== undefined) {
    const level = how === undefined ? {} : ({ level: how === 'boldly' ? 'bold' : 'steady' } as const);
    return {
      order: { kind: 'set-leadership', of: seatId(of), computer: leader === 'the computer', ...level },
    };
  }
  const [, whom, text] = /^say to (all|\S+): ?(.*)$/.exec(words) ?? [];
  if (text !== undefined)
    return { order: { kind: 'announce', ...(whom === 'all' ? {} : { to: seatId(whom ?? '') }), text } };
  const own = corporations[seat]?.home;
  const home = own === undefined ? undefined : sectorIn(own);
  const line = whose === 'HQ' ? readExtra(words, home) : undefined;
  const { orders, faults } = line === undefined || line.orders.length === 0 ? readSlots(words, home) : line;
  const [read] = orders;
  if (read === undefined || orders.length > 1 || faults.length > 0)
    throw new CaseMistake(
      `«${sentence}» is no order: write «SHIP: 0809», «SHIP: SCAN TERR» or «HQ: buy T-PC»`,
    );
  return whose === 'HQ' ? { order: read } : { unit, order: read };
}

/** Ids with a space for their dot: dots part the members of facts. */
const factName = (id: string): string => id.replace('.', ' ');

const plainPlace = (text: string): string => text.replace(/^h((?:\d\d|gy)-\d{4})$/, '$1');

/** Everything about one thing, with hexes by their labels, and what is told of ships under `c01-a`. */
const plain = (value: object): Facts =>
  Object.fromEntries(
    inOrder(value as Readonly<Record<string, unknown>>).map(([key, member]) => [
      key.replace('.', '-'),
      typeof member === 'string'
        ? plainPlace(member)
        : Array.isArray(member)
          ? plain({ ...member })
          : typeof member === 'object' && member !== null
            ? plain(member)
            : (member as Scalar),
    ]),
  );

/** Texts that are empty are nothing. */
const bare = (all: Facts): Facts =>
  Object.fromEntries(inOrder(all).map(([key, value]) => [key, value === '' ? null : value]));

const facts = (state: State): Facts => ({
  year: state.turn + 164,
  winner: state.winner ?? 'nobody',
  ships: Object.fromEntries(inOrder(state.ships).map(([id, ship]) => [factName(id), plain(ship)])),
  corporations: Object.fromEntries(
    inOrder(state.corporations).map(([seat, { funds, ...owner }]) => [
      seat,
      { ...bare(plain(owner)), ...funds, launched: launchedIn(owner), numbers: owner.launched },
    ]),
  ),
  powers: Object.fromEntries(
    inOrder(state.powers).map(([seat, { funds, ...power }]) => [seat, { ...plain(power), ...funds }]),
  ),
  hexes: Object.fromEntries(
    hexesOfFacts(state).map((place) => [
      plainPlace(place),
      { owner: 'nobody', ...plain(state.sites[place] ?? {}), worth: worldOf(shelf, state).prospect(place) },
    ]),
  ),
});

/** Hexes that facts are asked of: sites, hexes prospected, and those where ships are. */
const hexesOfFacts = ({ sites, prospects, ships }: State): readonly PlaceId[] => [
  ...new Set([
    ...[...keysInOrder(sites), ...keysInOrder(prospects)],
    ...inOrder(ships).map(([, { place }]) => place),
  ]),
];

const factsOf = {
  ships: keysInOrder(shipMembers),
  corporations: ['pe', 'or', 'dc', 'fp', 'numbers', ...keysInOrder(corporationMembers)],
  powers: ['pe', 'or', 'dc', 'fp', 'number', 'kind', 'race', 'name', 'homes', 'launched'],
  hexes: ['worth', ...keysInOrder(siteMembers)],
} as const;

function checkFact(path: string): void {
  const [group = '', thing = '', fact = ''] = path.split('.');
  if (['year', 'winner'].includes(path)) return;
  const known: readonly string[] = factsOf[group as keyof typeof factsOf];
  if (group === 'hexes') placeOf(thing);
  if (!known.includes(fact)) throw new CaseMistake(`no fact «${fact}»; there are ${known.join(', ')}`);
}

const groups = { ship: 'ships', corporation: 'corporations', power: 'powers', hex: 'hexes' } as const;

/** How cases of Star Fleet Warlord are written. */
export const cases: CaseAdapter<StarFleetWarlord> = {
  ruleset: starFleetWarlord,
  readGiven,
  world,
  order,
  facts,
  checkFact,
  seat(name, { corporations }) {
    if (name === 'Game Master') return gameMaster;
    const found = keysInOrder(corporations).find((seat) => seat === name);
    if (found === undefined)
      throw new CaseMistake(`no corporation ${name}; there are ${keysInOrder(corporations).join(', ')}`);
    return found;
  },
  plainEvent: (event) => plain(event),
  factLine(line) {
    const [, alone, what = ''] = /^(year|winner) (is .+)$/.exec(line) ?? [];
    if (alone !== undefined) return { path: alone, rest: what };
    const [, group, thing = '', fact = '', rest = ''] =
      /^(ship|corporation|power|hex) (\S+) (\S+) (is .+)$/.exec(line) ?? [];
    if (group === undefined) return undefined;
    return { path: `${groups[group as keyof typeof groups]}.${factName(thing)}.${fact}`, rest };
  },
};
