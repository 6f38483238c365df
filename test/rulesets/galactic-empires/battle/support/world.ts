import { plainCopy } from '#kernel/codec/plainCopy.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Script } from '#kernel/dice/scripted.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { runsOf } from '#kernel/sequence/run.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { fightBorderBattle, fightSectorBattle } from '#rulesets/galactic-empires/battle/battle.ts';
import type { Field } from '#rulesets/galactic-empires/battle/field.ts';
import { musterSector } from '#rulesets/galactic-empires/battle/muster.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import { standardParameters } from '#rulesets/galactic-empires/model/parameters.ts';
import type { Admiral, Empire, Sector, Stack, State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import { garrisonId, pairKey, sectorId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { canonicalStacks } from '#rulesets/galactic-empires/model/units/change.ts';
import { visibleUnitsAt } from '#rulesets/galactic-empires/model/units/forces.ts';
import { inPhase } from '#rulesets/galactic-empires/movement/phases.ts';
import { engine } from '#rulesets/galactic-empires/preview/preview.ts';
import { rounds } from '#test/support/rounds.ts';
import type { GeTurn } from '#rulesets/galactic-empires/declare.ts';
import type { Event, EventOf } from '#rulesets/galactic-empires/game.ts';
import { apply } from '../../../../../shared/rulesets/galactic-empires/game.ts';

export const klingon = seatId('klingon');
export const romulan = seatId('romulan');
export const gorn = seatId('gorn');
export const vulcan = seatId('vulcan');
const seats = [gorn, klingon, romulan, vulcan];

/** Types of the listing by what the tests need of them: attacks x combat, hit points. */
export const ship = {
  klingonHawk: 'klingon/hawk-heavy-cruiser', // 2x18, 6.6
  neghvar: 'klingon/neghvar-battleship', // 4x50, 2.6, siege 20
  romulanHawk: 'romulan/hawk-heavy-cruiser', // 2x18, 5.4
  galor: 'cardassian/galor-cruiser', // 2x60, 2.1
  brinok: 'cardassian/brinok-torpedo-cruiser', // 2x45, 2.0, siege 36
  akira: 'federation-a/akira-strike-cruiser', // 2x12, 3.0
  platform: 'orion/orion-gun-platform', // 2x35, 1.6, siege 30
  nebula: 'federation-a/nebula-heavy-cruiser', // 2x20, 6.0
  xr5: '8472-hive/xr5-command-bio-ship', // 2x28, 9.2
  v58: '8472-hive/v58-class-biocruiser', // 4x55, 3.2, 4 moves
  scout: 'federation-b/tolstoy-class-scout', // 1x3, 0.5
} as const;

type Ships = readonly (readonly [type: string, count: number, rank?: Rank, used?: number])[];
export interface UnitSpec extends Partial<
  Omit<Unit, 'place' | 'stacks' | 'admirals' | 'leader' | 'follows' | 'cameFrom'>
> {
  readonly at: number;
  readonly ships?: Ships;
  readonly admirals?: readonly Partial<Admiral>[];
  /** Index into `admirals`. */
  readonly leads?: number;
  readonly follows?: UnitId;
  readonly cameFrom?: number;
}
export type SectorSpec = Partial<Omit<Sector, 'links' | 'owner'>> & {
  readonly links?: readonly number[];
  readonly owner?: SeatId;
};
export interface WorldSpec {
  readonly sectors: Readonly<Record<number, SectorSpec>>;
  readonly units: readonly (readonly [UnitId, Unit])[];
  readonly wars?: readonly (readonly [SeatId, SeatId])[];
  readonly alliances?: readonly (readonly [SeatId, SeatId])[];
  /** Who lets whom through. */
  readonly passage?: readonly (readonly [from: SeatId, to: SeatId])[];
}

export const a = (owner: SeatId | undefined, number: number): UnitId => starfleetId(owner, number);
export const g = (sector: number): UnitId => garrisonId(sectorId(sector));

function admirals(id: UnitId, specs: readonly Partial<Admiral>[]): Admiral[] {
  return specs.map((spec, index) => ({
    id: admiralId(`${id}.${index}`),
    name: `Kor ${index}`,
    tactics: 0,
    siegecraft: 0,
    attacks: 1,
    combat: 10,
    hitPoints: 10,
    used: 0,
    tacticsGained: 0,
    siegecraftGained: false,
    ...spec,
  }));
}

function unit(
  id: UnitId,
  kind: Unit['kind'],
  number: number,
  owner: SeatId | undefined,
  spec: UnitSpec,
): readonly [UnitId, Unit] {
  const { at, ships = [], admirals: specs = [], leads, cameFrom, ...rest } = spec;
  const officers = admirals(id, specs);
  const leader = leads === undefined ? undefined : officers[leads]?.id;
  const stacks = ships.map(([type, count, rank = 1, used = 0]): Stack => ({
    type: shipTypeId(type),
    count,
    rank,
    used,
  }));
  return [
    id,
    {
      kind,
      number,
      name: '',
      place: sectorId(at),
      retreatLevel: 5,
      defends: true,
      cloaked: false,
      cloakChanged: false,
      waits: 0,
      spent: false,
      travelled: 0,
      retreated: false,
      ...(owner && { owner }),
      ...rest,
      stacks: canonicalStacks(stacks),
      admirals: officers,
      ...(leader && { leader }),
      ...(cameFrom !== undefined && { cameFrom: sectorId(cameFrom), travelled: 1, movedIn: 1 }),
    },
  ];
}

export const fleet = (owner: SeatId | undefined, number: number, spec: UnitSpec): readonly [UnitId, Unit] =>
  unit(a(owner, number), 'starfleet', number, owner, spec);
export const garrison = (owner: SeatId | undefined, spec: UnitSpec): readonly [UnitId, Unit] =>
  unit(g(spec.at), 'garrison', spec.at, owner, spec);

function sector(number: number, { links = [], ...spec }: SectorSpec): Sector {
  return {
    number,
    name: `Sector ${number}`,
    q: number,
    r: 0,
    revenue: 10,
    decline: 0,
    damage: 0,
    level: 0,
    levelDamage: 0,
    permitted: [],
    changedOwner: false,
    pillaged: false,
    battles: 0,
    damagedNow: false,
    annexedNow: false,
    ...spec,
    links: links.map(sectorId),
  };
}

export function world({ sectors, units, wars = [], alliances = [], passage = [] }: WorldSpec): State {
  const empire = (seat: SeatId, banner: number): Empire => ({
    name: `${seat} empire`,
    adjective: `${seat.slice(0, 1).toUpperCase()}${seat.slice(1)}`,
    ruler: `Ruler of ${seat}`,
    banner,
    status: 'royalty',
    treasury: 5000,
    refuses: [],
    passage: passage.filter(([from]) => from === seat).map(([, to]) => to),
    sharesInfo: [],
    computer: false,
    defeated: false,
  });
  return {
    turn: 1,
    parameters: standardParameters,
    sectors: Object.fromEntries(
      Object.entries(sectors).map(([number, spec]) => [
        sectorId(Number(number)),
        sector(Number(number), spec),
      ]),
    ),
    empires: Object.fromEntries(seats.map((seat, banner) => [seat, empire(seat, banner)])),
    units: Object.fromEntries(units),
    relations: Object.fromEntries([
      ...wars.map(([one, other]) => [pairKey(one, other), 'war'] as const),
      ...alliances.map(([one, other]) => [pairKey(one, other), 'alliance'] as const),
    ]),
  };
}

/** A turn over a private copy, whose events are written down and applied. */
export interface Stage {
  readonly turn: GeTurn<Event>;
  readonly state: State;
  readonly events: readonly Event[];
}

export function stage(start: State, draw: Draw, pass = 1): Stage {
  const state = plainCopy(start);
  const events: Event[] = [];
  const turn: GeTurn<Event> = {
    state,
    run: runsOf(engine, state)[0]!.run,
    path: inPhase(pass),
    pass,
    draw,
    orders: () => [],
    plan: () => [],
    happen: (event) => {
      events.push(plainCopy(event));
      apply(state, event);
    },
    refuse: () => {},
    sent: () => true,
    ruling: () => undefined,
    ask: () => undefined,
  };
  return { turn, state, events };
}

/** Fights in sector 1 (or another) with the dice of a script, none of which may be left, or with those of a seed. */
export function fought(start: State, dice: readonly Script[] | string, place = 1): Stage {
  return withDice(dice, (draw) => {
    const scene = stage(start, draw);
    fightSectorBattle(scene.turn, sectorId(place));
    return scene;
  });
}

export function foughtAtBorder(
  start: State,
  dice: readonly Script[] | string,
  units: readonly UnitId[],
): Stage {
  return withDice(dice, (draw) => {
    const scene = stage(start, draw);
    fightBorderBattle(scene.turn, sectorId(1), sectorId(2), units);
    return scene;
  });
}

function withDice(dice: readonly Script[] | string, run: (draw: Draw) => Stage): Stage {
  if (typeof dice === 'string') return run(openDice(dice));
  const scripted = scriptedDice(dice);
  const scene = run(scripted);
  if (scripted.leftovers().length > 0) throw new Error(`nobody rolled ${scripted.leftovers().join(', ')}`);
  return scene;
}

export const of = <K extends Event['kind']>({ events }: Stage, kind: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

/** The working data of the battle of one sector, before anything is rolled. */
export function field(state: State, place = 1): Field {
  const found = musterSector(state, sectorId(place), 1, visibleUnitsAt(state, sectorId(place)));
  if (found === undefined) throw new Error(`no enemies meet in sector ${place}`);
  return found;
}

export const yes = (count: number): readonly boolean[] => Array.from({ length: count }, () => true);
export const no = (count: number): readonly boolean[] => Array.from({ length: count }, () => false);

/** The rolls of one round's fire, by unit. */
export const round = (
  number: number,
  fire: Readonly<Record<string, readonly (number | boolean)[]>>,
): readonly Script[] =>
  Object.entries(fire).map(([id, rolls]) => ({ stream: `round/${number}/fire/${id}`, rolls }));

/** Whether a count of wins is within four standard errors of the exact chance. */
export function withinFourErrors(wins: number, runs: number, chance: number): boolean {
  return Math.abs(wins - runs * chance) <= 4 * Math.sqrt(runs * chance * (1 - chance));
}

export const runs = rounds(2_500);
/** In how many of `runs` runs, each with dice of its own, it happens. */
export function runsInWhich(seed: string, happens: (draw: Draw) => boolean): number {
  const dice = openDice(seed);
  let wins = 0;
  for (let run = 0; run < runs; run += 1) if (happens(dice.fork(run))) wins += 1;
  return wins;
}
