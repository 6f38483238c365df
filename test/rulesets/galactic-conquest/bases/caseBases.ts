import { sheetOf } from '#rulesets/galactic-conquest/map/sheets.ts';
import { carriersLine, withWings } from '../wings/wingsWriting.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { modulesText, withModules } from '#rulesets/galactic-conquest/bases/modules/modules.ts';
import { linked, sidesOf, withBases } from '#rulesets/galactic-conquest/bases/stand.ts';
import { baseTypes, unitOf } from '#rulesets/galactic-conquest/bases/types.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { joined } from '#rulesets/galactic-conquest/model/bases/integrated.ts';
import { basesAt } from '#rulesets/galactic-conquest/model/territory.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { rowFor } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { shipIn } from '#rulesets/galactic-conquest/ships/wings.ts';
import { payers } from '#rulesets/galactic-conquest/trade/marine/buy.ts';
import type { Facts } from '#test/support/cases/adapter.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

/*
 * How bases are written in cases: `bases of hydran in D3: BS 6xGBDP(-20DF), cut 1`; orders `build 6xGBDP in D3`, `build MB in D5 by merchants`,
 * `fit 6xHosM to SB in D3`, `SB{6xHosM}` has modules; `upgrade BS to BATS in D3`, `integrate bases in D3`; `BS+` has integrated defense, `FF!` is a ship of the National Guard; facts of hexes `bases` and `sites`.
 */

const basesLine = /^bases of (\S+) in ([A-Z]+\d+): (.+?)(?:, cut (\d+))?$/;

interface Naming {
  readonly hex: (label: string) => PlaceId;
  readonly empire: (name: string) => SeatId;
}

/** A ship of the National Guard, of our ship list. */
function rankAndFile(hull: string): Ship {
  const row = rowFor(ourShips, seatId('hydran'), hull);
  if (row === undefined) throw new CaseMistake(`«${hull}» is no ship of the Hydran`);
  return shipIn(ourShips, row, false);
}

/** `6xHosM,CgM`: modules. */
const modulesIn = (text: string): readonly string[] =>
  text.split(',').flatMap((one) => {
    const { count, hull } = unitOf(one);
    return Array.from({ length: count }, () => hull);
  });

/** Bases with what they have lost, as `6xGBDP(-20DF)`. */
function basesOf(text: string, letter: string): readonly Ship[] {
  return text.split(' ').reduce<readonly Ship[]>((ships, whole) => {
    const [, one = whole, carried] = carriersLine.exec(whole) ?? [];
    const guard = /^(\S+)!$/.exec(one)?.[1];
    if (guard !== undefined) return [...ships, { ...rankAndFile(guard), guard: true }];
    const [, name = '', plus, docked, lost] =
      /^([^(+{]+)(\+)?(?:\{(.+)\})?(?:\(-(\d+)DF\))?$/.exec(one) ?? [];
    const { count, hull } = unitOf(name);
    const type = baseTypes.get(hull);
    if (one.endsWith(','))
      throw new CaseMistake(
        `behind the bases of a hex stands nothing but «, cut 1»: the segment, from 1 on, in which their blockade began`,
      );
    if (type === undefined)
      throw new CaseMistake(`«${one}» is no base: there are ${[...baseTypes.keys()].join(', ')}`);
    const made = withBases(ships, type, count);
    const last = (plain: Ship, at: number): Ship => {
      if (at < made.length - 1) return plain;
      const ship = docked === undefined ? plain : withModules(plain, modulesIn(docked));
      const full = carried === undefined ? ship : withWings(ship, carried, letter);
      return plus === undefined ? full : { ...full, plus: 'alone' };
    };
    const all = made.map(last);
    return lost === undefined
      ? all
      : all.map((ship, at) => (at === all.length - 1 ? { ...ship, lost: Number(lost) } : ship));
  }, []);
}

/** A line of GIVEN about bases. */
export function readBases(line: string, { hex, empire }: Naming): Pick<State, 'squadrons'> | undefined {
  const [whole, owner = '', label = '', bases = '', cut] = basesLine.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const ships = joined(linked(basesOf(bases, sheetOf(empire(owner)).letter)));
  const made: Squadron = {
    seat: empire(owner),
    flagship: '',
    place: hex(label),
    speed: 0,
    ships,
    fixed: { ...sidesOf(ships), ...(cut !== undefined && { cut: Number(cut) }) },
  };
  return { squadrons: { [basesAt(hex(label))]: made } };
}

/** An order about bases. */
export function basesOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, what = '', where = '', payer = 'treasury'] =
    /^build (\S+) in ([A-Z]+\d+)(?: by (treasury|merchants))?$/.exec(sentence) ?? [];
  if (what !== '') {
    const { count, hull } = unitOf(what);
    const by = payers.find((one) => one === payer) ?? 'treasury';
    return { order: { kind: 'build-base', place: hex(where), hull, count, payer: by } };
  }
  const [, from = '', to = '', there = ''] = /^upgrade (\S+) to (\S+) in ([A-Z]+\d+)$/.exec(sentence) ?? [];
  if (from !== '') return { order: { kind: 'upgrade-base', place: hex(there), from, hull: to } };
  const [, many = '1', module = '', base = '', at = ''] =
    /^fit (?:(\d+)x)?(\S+) to (\S+) in ([A-Z]+\d+)$/.exec(sentence) ?? [];
  if (module !== '')
    return { order: { kind: 'fit-modules', place: hex(at), base, module, count: Number(many) } };
  const [, around = ''] = /^integrate bases in ([A-Z]+\d+)$/.exec(sentence) ?? [];
  return around === '' ? undefined : { order: { kind: 'integrate-bases', place: hex(around) } };
}

const shipText = ({ hull, lost, plus, modules = [] }: Ship): string =>
  `${hull}${plus === undefined ? '' : '+'}${modulesText({ modules })}${lost === undefined ? '' : `(-${lost}DF)`}`;

/** What stands and is being built in a hex: `bases` (`empty`), with their `holder`, and `sites` (`BS by 24`, `BS to BATS by 12`). */
export function basesFacts(state: State, place: PlaceId): Facts {
  const bases = state.squadrons[basesAt(place)];
  return {
    bases: bases?.ships.map(shipText).join(' ') ?? 'empty',
    holder: bases?.seat ?? 'nobody',
    wings: (bases?.ships ?? []).reduce(
      (sum, { wings = [] }) => wings.reduce((all, { count }) => all + count, sum),
      0,
    ),
    poor:
      (bases?.ships ?? []).flatMap(({ hull, crew }) => (crew === 'poor' ? [hull] : [])).join(' ') || 'empty',
    sites:
      (state.sites?.[place] ?? [])
        .map(({ hull, count, from, on, ready }) =>
          on !== undefined
            ? `${count}x${hull} for ${on} by ${ready}`
            : from === undefined
              ? `${count === 1 ? hull : `${count}x${hull}`} by ${ready}`
              : `${from} to ${hull} by ${ready}`,
        )
        .join(', ') || 'empty',
  };
}
