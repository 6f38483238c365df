import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { seatId, unitId } from '#kernel/ids.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import type { Corporation, Funds, Ship, Site, State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { firstCrew } from '#rulesets/star-fleet-warlord/rules/ships.ts';
import { evenly } from '#rulesets/star-fleet-warlord/rules/money.ts';
import { designNamed, designOf } from '#rulesets/star-fleet-warlord/tables/ships.ts';
import { hexOfCodes, siteKindOf } from '#rulesets/star-fleet-warlord/tables/terrain.ts';
import type { GivenHex } from './shelf.ts';
import { placeLabelled, sectorsWith } from './shelf.ts';

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
  if (place === undefined) throw new CaseMistake(`«${label}» is no hex: write 00-0101 to 33-1616`);
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
  readonly corporations: Record<SeatId, Corporation>;
  readonly hexes: Record<PlaceId, GivenHex>;
  readonly sites: Record<PlaceId, Site>;
  readonly ships: Record<UnitId, Ship>;
  readonly stargates: Record<PlaceId, PlaceId>;
}

const knownMembers = {
  year: [],
  cycle: [],
  corporation: ['funds', 'name', 'launched', 'fallen'],
  hex: ['worth', 'owner', 'points', 'produces', 'office', 'damaged'],
  ship: ['age', 'crew', 'most', 'damage', 'shields', 'drained', 'spares', 'cloaked', 'name', 'slow', 'from'],
  gate: [],
} as const;

const readers: Readonly<Record<string, (draft: Draft, line: GivenLine) => void>> = {
  year(draft, { words: [, year] }) {
    draft.turn = Number(year) - 164;
  },
  cycle(draft, { words: [, ...seats] }) {
    draft.cycle = seats.map(seatId);
  },
  corporation(draft, { words: [, seat = '', , home], more }) {
    const place = placeOf(home);
    draft.corporations[seatId(seat)] = {
      ...{ turn: 0, name: more['name'] ?? seat, funds: fundsOf(more['funds'], 300), home: place },
      ...{ launched: numberOf(more['launched'], 0), fallen: 'fallen' in more },
    };
    draft.hexes[place] ??= { codes: 'PL+ES', worth: 0 };
    draft.sites[place] ??= {
      ...{ owner: seatId(seat), office: seatId(seat), production: evenly(100), points: 200, base: true },
    };
  },
  hex(draft, { words: [, label, codes = ''], more }) {
    const [place, hex] = [placeOf(label), hexOfCodes(codes)];
    if (hex === undefined) throw new CaseMistake(`«${codes}» is no terrain: write PL+AF`);
    draft.hexes[place] = { codes, worth: numberOf(more['worth'], 0) };
    if (siteKindOf(hex) === undefined) return;
    const points = numberOf(more['points'], 0);
    draft.sites[place] = {
      ...{ production: fundsOf(more['produces'], 0), points, base: points >= 200 || 'damaged' in more },
      ...(more['owner'] === undefined ? {} : { owner: seatId(more['owner']) }),
      ...(more['office'] === undefined ? {} : { office: seatId(more['office']) }),
    };
  },
  ship(draft, { words: [, id = '', design = '', , label], more }) {
    if (designNamed(design) === undefined) throw new CaseMistake(`no ship is called «${design}»`);
    draft.ships[unitId(id)] = shipOf(id, design, placeOf(label), more);
  },
  gate(draft, { words: [, from, , to] }) {
    draft.stargates[placeOf(from)] = placeOf(to);
  },
};

function shipOf(id: string, design: string, place: PlaceId, more: GivenLine['more']): Ship {
  const { race, shields, spares } = designOf({ design });
  const crew = numberOf(more['crew'], firstCrew(race));
  return {
    ...{ seat: seatId(id.split('.')[0] ?? ''), design, name: more['name'] ?? id, place },
    ...{ from: more['from'] === undefined ? place : placeOf(more['from']), age: numberOf(more['age'], 1) },
    ...{ shields: numberOf(more['shields'], shields), damage: numberOf(more['damage'], 0) },
    ...{ drained: numberOf(more['drained'], 0), crew, crewMost: numberOf(more['most'], crew) },
    ...{ spares: numberOf(more['spares'], spares), cloaked: 'cloaked' in more, improved: false },
    halted: false,
    ...('slow' in more ? { stasis: 'slow' as const } : {}),
  };
}

/** The galaxy of a case: 4 by 4 sectors of empty space but for what is given, in Y166 if no year is given. */
export function world(setup: unknown): State {
  const draft: Draft = {
    ...{ turn: 2, cycle: [], corporations: {}, hexes: {}, sites: {}, ships: {}, stargates: {} },
  };
  for (const line of setup as Setup) {
    const [kind = ''] = line.words;
    const reader = readers[kind];
    if (reader === undefined)
      throw new CaseMistake(
        `«${line.words.join(' ')}» under GIVEN: begin with ${Object.keys(readers).join(', ')}`,
      );
    const known: readonly string[] = knownMembers[kind as keyof typeof knownMembers];
    const unknown = Object.keys(line.more).find((key) => !known.includes(key));
    if (unknown !== undefined)
      throw new CaseMistake(`no «${unknown}» of a ${kind}; there are ${known.join(', ')}`);
    reader(draft, line);
  }
  const { turn, cycle, corporations, hexes, sites, ships, stargates } = draft;
  const seats = Object.keys(corporations).sort().map(seatId);
  for (const [id, { seat }] of Object.entries(ships) as [UnitId, Ship][])
    if (!seats.includes(seat)) throw new CaseMistake(`${id}: there is no corporation ${seat}`);
  for (const seat of seats) corporations[seat] = { ...(corporations[seat] as Corporation), turn };
  return {
    ...{ turn, size: '4x4', cycle: cycle.length > 0 ? cycle : seats, corporations },
    ...{ sectors: sectorsWith(hexes), sites, ships, prospects: {}, stargates, glimpsed: {}, swept: [] },
  };
}
