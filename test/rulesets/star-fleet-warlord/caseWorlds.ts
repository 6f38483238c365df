import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Corporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import { bareCorporation } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import type { SectorId } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Parameters } from '#rulesets/star-fleet-warlord/model/parameters.ts';
import { usualParameters } from '#rulesets/star-fleet-warlord/model/parameters.ts';
import type { Funds } from '#rulesets/star-fleet-warlord/model/funds.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import { bareShip } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { Site } from '#rulesets/star-fleet-warlord/model/site.ts';
import { bareSite } from '#rulesets/star-fleet-warlord/model/site.ts';
import type { Market, Power, SectorKind, State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { holdingsValue } from '#rulesets/star-fleet-warlord/standing/stock.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { firstCrew } from '#rulesets/star-fleet-warlord/ships/ships.ts';
import { speedOf } from '#rulesets/star-fleet-warlord/ships/speed.ts';
import { evenly } from '#rulesets/star-fleet-warlord/money/money.ts';
import { usualVictory } from '#rulesets/star-fleet-warlord/galaxy/densities.ts';
import { boardAt } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { designNamed, designOf } from '#rulesets/star-fleet-warlord/ships/list/index.ts';
import { hexOfCodes, siteKindOf } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import type { GivenHex } from './shelf.ts';
import {
  corporationMembers,
  parameterMembers,
  shipMembers,
  siteMembers,
  withMembers,
} from './shown/members.ts';
import { placeLabelled, sectorsWith, shelf } from './shelf.ts';

/** GIVEN lines as data: the words of each line, and what follows its commas. */
export interface GivenLine {
  readonly words: readonly string[];
  readonly more: Readonly<Record<string, string>>;
}
export type Setup = readonly GivenLine[];

/** `ship c01.a T-PC at 00-0808, crew 5, cloaked`: words, then members, each a word with the rest as its value. */
export const readGiven = (lines: readonly string[]): Setup =>
  lines.map((line) => {
    const [head = '', ...parts] = line.split(/,\s*/);
    const more = parts.map((part) => {
      const [key = '', ...value] = part.split(' ');
      return [key, value.join(' ')] as const;
    });
    return { words: head.split(/\s+/), more: Object.fromEntries(more) };
  });

export function placeOf(label = ''): PlaceId {
  const place = placeLabelled(label);
  if (place === undefined)
    throw new CaseMistake(`«${label}» is no hex: write 00-0101 to 33-1616, or to 99-1616 of 10x10`);
  return place;
}

const numberOf = (text: string | undefined, usual: number): number =>
  text === undefined || text === '' ? usual : Number(text);

/** `100`, or four amounts as `10/20/30/40`. */
function fundsOf(text: string | undefined, usual: number): Funds {
  const [pe = usual, or = pe, dc = pe, fp = pe] = (text ?? String(usual)).split('/').map(Number);
  return { pe, or, dc, fp };
}

interface Draft {
  turn: number;
  cycle: SeatId[];
  parameters: Parameters;
  readonly corporations: Record<SeatId, Corporation>;
  readonly powers: Record<SeatId, Power>;
  readonly kinds: Record<SectorId, SectorKind>;
  readonly market: Record<string, Market>;
  readonly calmed: PlaceId[];
  readonly hexes: Record<PlaceId, GivenHex>;
  readonly sites: Record<PlaceId, Site>;
  readonly ships: Record<UnitId, Ship>;
  readonly stargates: Record<PlaceId, PlaceId>;
}

/** Members that are written in a way of their own; all others by their names. */
const own = {
  corporation: ['funds', 'launched', 'fallen'],
  hex: ['worth', 'orbits', 'owner', 'produces', 'office', 'damaged', 'points'],
  ship: ['most', 'slow', 'from', 'crew', 'shields', 'spares', 'age'],
} as const;
const knownMembers: Readonly<Record<string, readonly string[]>> = {
  corporation: [...own.corporation, ...keysInOrder(corporationMembers)],
  hex: [...own.hex, ...keysInOrder(siteMembers)],
  ship: [...own.ship, ...keysInOrder(shipMembers)],
  game: keysInOrder(parameterMembers),
  power: ['name', 'number', 'funds'],
};

const readers: Readonly<Record<string, (draft: Draft, line: GivenLine) => void>> = {
  year(draft, { words: [, year] }) {
    draft.turn = Number(year) - 164;
  },
  cycle(draft, { words: [, ...seats] }) {
    draft.cycle = seats.map(seatId);
  },
  corporation(draft, { words: [, seat = '', , home], more }) {
    const place = placeOf(home);
    const launched = numberOf(more['launched'], 0);
    const made: Corporation = {
      ...bareCorporation,
      turn: 0,
      number: Number(seat.slice(1)),
      name: seat,
      home: place,
      funds: fundsOf(more['funds'], 300),
      launched: launched === 0 ? {} : { 'C-WG': launched },
      fallen: 'fallen' in more,
    };
    const whole = withMembers(made, corporationMembers, more, own.corporation);
    draft.corporations[seatId(seat)] = 'stockBefore' in more ? whole : { ...whole, stockBefore: whole.stock };
    draft.hexes[place] ??= { codes: 'PL+ES', worth: 0 };
    draft.sites[place] ??= {
      ...bareSite,
      owner: seatId(seat),
      office: seatId(seat),
      production: evenly(100),
      points: 200,
      base: true,
    };
  },
  hex(draft, { words: [, label, codes = ''], more }) {
    const [place, hex] = [placeOf(label), hexOfCodes(codes)];
    if (hex === undefined) throw new CaseMistake(`«${codes}» is no terrain: write PL+AF`);
    draft.hexes[place] = {
      codes,
      worth: numberOf(more['worth'], 0),
      orbits: numberOf(more['orbits'], 0),
    };
    if (siteKindOf(hex) === undefined) return;
    const points = numberOf(more['points'], 0);
    const made: Site = {
      ...bareSite,
      production: fundsOf(more['produces'], 0),
      points,
      base: points >= 200 || 'damaged' in more,
      ...(more['owner'] === undefined ? {} : { owner: seatId(more['owner']) }),
      ...(more['office'] === undefined ? {} : { office: seatId(more['office']) }),
    };
    draft.sites[place] = withMembers(made, siteMembers, more, own.hex);
  },
  ship(draft, { words: [, id = '', design = '', , label], more }) {
    if (designNamed(design) === undefined) throw new CaseMistake(`no ship is called «${design}»`);
    draft.ships[unitId(id)] = shipOf(id, design, placeOf(label), more);
  },
  gate(draft, { words: [, from, , to] }) {
    draft.stargates[placeOf(from)] = placeOf(to);
  },
  game(draft, { more }) {
    draft.parameters = withMembers(draft.parameters, parameterMembers, more);
  },
  power(draft, { words: [, seat = '', kind, race = '', , ...homes], more }) {
    draft.powers[seatId(seat)] = {
      number: numberOf(more['number'], Number(seat.slice(1))),
      kind: kind as Power['kind'],
      race,
      name: more['name'] ?? seat,
      homes: homes.map(placeOf),
      launched: {},
      funds: fundsOf(more['funds'], 0),
    };
  },
  sector(draft, { words: [, sector = '', kind] }) {
    draft.kinds[`s${sector}` as SectorId] = kind as SectorKind;
  },
  market(draft, { words: [, design = '', price, bought] }) {
    draft.market[design] = { price: Number(price), bought: numberOf(bought, 0) };
  },
  calmed(draft, { words: [, ...places] }) {
    draft.calmed.push(...places.map(placeOf));
  },
};

function shipOf(id: string, design: string, place: PlaceId, more: GivenLine['more']): Ship {
  const { race, shields, spares } = designOf({ design });
  const crew = numberOf(more['crew'], firstCrew(race));
  const made: Ship = {
    ...bareShip,
    seat: seatId(id.split('.')[0] ?? ''),
    design,
    number: 1,
    name: id,
    place,
    from: more['from'] === undefined ? place : placeOf(more['from']),
    age: numberOf(more['age'], 1),
    shields: numberOf(more['shields'], shields),
    crew,
    crewMost: numberOf(more['most'], crew),
    spares: numberOf(more['spares'], spares),
    printed: 0,
    ...('slow' in more ? { stasis: 'slow' as const } : {}),
  };
  const ship = withMembers(made, shipMembers, more, own.ship);
  return 'printed' in more ? ship : { ...ship, printed: speedOf(ship) };
}

/** The galaxy of a case: 4 by 4 sectors of empty space but for what is given, in Y166 if no year is given. */
export function world(setup: unknown): State {
  const draft: Draft = {
    turn: 2,
    cycle: [],
    corporations: {},
    hexes: {},
    sites: {},
    ships: {},
    stargates: {},
    parameters: { ...usualParameters('4x4', usualVictory('4x4')), events: false },
    powers: {},
    kinds: {},
    market: {},
    calmed: [],
  };
  for (const line of setup as Setup) {
    const [kind = ''] = line.words;
    const reader = readers[kind];
    if (reader === undefined)
      throw new CaseMistake(
        `«${line.words.join(' ')}» under GIVEN: begin with ${Object.keys(readers).join(', ')}`,
      );
    const known = knownMembers[kind] ?? [];
    const unknown = Object.keys(line.more).find((key) => !known.includes(key.split('.')[0] ?? ''));
    if (unknown !== undefined)
      throw new CaseMistake(`no «${unknown}» of a ${kind}; there are ${known.join(', ')}`);
    reader(draft, line);
  }
  const { turn, cycle, parameters, corporations, powers, hexes, sites, ships, stargates } = draft;
  const far = [...keysInOrder(hexes), ...inOrder(ships).map(([, { place }]) => place)].find(
    (place) => boardAt(parameters.size, place).names.cell(place) === undefined,
  );
  if (far !== undefined) throw new CaseMistake(`${far} is no hex of this galaxy: write «game, size 10x10»`);
  const seats = Object.keys(corporations).sort().map(seatId);
  for (const [id, { seat }] of Object.entries(ships) as [UnitId, Ship][])
    if (!seats.includes(seat) && powers[seat] === undefined)
      throw new CaseMistake(`${id}: there is no corporation ${seat}`);
  for (const seat of seats) corporations[seat] = { ...(corporations[seat] as Corporation), turn };
  const state: State = {
    turn,
    parameters,
    cycle: cycle.length > 0 ? cycle : seats,
    corporations,
    powers,
    sectors: Object.fromEntries(
      inOrder(sectorsWith(hexes, parameters.size)).map(([id, sector]) => [
        id,
        { ...sector, ...defined({ kind: draft.kinds[id] }) },
      ]),
    ),
    sites,
    ships,
    prospects: {},
    stargates,
    glimpsed: {},
    swept: [],
    hit: {},
    calmed: draft.calmed,
    market: draft.market,
  };
  return { ...state, corporations: reckoned(state, setup as Setup) };
}

/** Corporations whose stock has followed what they hold, unless a line says how far it has. */
function reckoned(state: State, setup: Setup): State['corporations'] {
  const told = setup.filter(({ more }) => 'holdings' in more).map(({ words: [, seat = ''] }) => seat);
  return Object.fromEntries(
    inOrder(state.corporations).map(([seat, owner]) => [
      seat,
      told.includes(seat) ? owner : { ...owner, holdings: holdingsValue(worldOf(shelf, state), seat) },
    ]),
  );
}
