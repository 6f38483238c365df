import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { hexName } from '#rulesets/galactic-conquest/map/board.ts';
import type {
  Officer,
  OfficerId,
  OfficerKind,
  Role,
} from '#rulesets/galactic-conquest/model/condition/officer.ts';
import { roles } from '#rulesets/galactic-conquest/model/condition/officer.ts';
import type { Empire } from '#rulesets/galactic-conquest/model/empire.ts';
import type { Hired, SpyId } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import { services } from '#rulesets/galactic-conquest/model/relations/espionage.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { nameOfOfficer, officersOf } from '#rulesets/galactic-conquest/officers/corps.ts';
import { namesOf } from '#rulesets/galactic-conquest/squadrons/codes.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';

type Written = { readonly order: Unnumbered<Order> } | undefined;

/** `school s001`, `raise team`, `train p001`, `hearten`, `incite D5`, `orions 40 on lyran raid at D5: task` (also `intelligence`, `other`). */
export function trainingOrder(sentence: string, hex: (label: string) => PlaceId): Written {
  const [, pupil] = /^school (\S+)$/.exec(sentence) ?? [];
  if (pupil !== undefined) return { order: { kind: 'school-spy', spy: pupil as SpyId } };
  if (sentence === 'raise team') return { order: { kind: 'raise-team' } };
  const [, team] = /^train (\S+)$/.exec(sentence) ?? [];
  if (team !== undefined) return { order: { kind: 'train-team', team: team as SpyId } };
  const [, fee, whom = '', service, where, task = ''] =
    /^orions (\d+) on (\S+) (raid|intelligence|other)(?: at (\S+?))?: (.+)$/.exec(sentence) ?? [];
  if (fee !== undefined)
    return {
      order: {
        kind: 'hire-orions',
        on: seatId(whom),
        service: service as Hired['service'],
        points: Number(fee),
        task,
        ...(where !== undefined && { place: hex(where) }),
      },
    };
  if (sentence === 'hearten') return { order: { kind: 'hearten' } };
  const [, at] = /^incite (\S+)$/.exec(sentence) ?? [];
  return at === undefined ? undefined : { order: { kind: 'incite', place: hex(at) } };
}

const pupils = ['s001', 's002', 'p001'] as SpyId[];

/** Schools, prime teams and propaganda in any mixture. */
export const anyTraining = (draw: Draw, ref: OrderRef, near: readonly PlaceId[]): Order =>
  draw.pick<Order>([
    { kind: 'school-spy', ref, spy: draw.pick(pupils) },
    { kind: 'raise-team', ref },
    { kind: 'train-team', ref, team: draw.pick(pupils) },
    { kind: 'hearten', ref },
    {
      kind: 'hire-orions',
      ref,
      on: draw.pick([seatId('hydran'), seatId('lyran'), seatId('nobody')]),
      service: draw.pick(services),
      points: draw.pick([1, 10, 900]),
      task: 'Anything.',
      place: draw.pick(near),
    },
    { kind: 'incite', ref, place: draw.pick(near) },
  ]);

/** An officer of a case, and the squadron and the ship that they are on; without one they are ashore. */
interface Given {
  readonly officer: Officer;
  readonly seat: SeatId;
  readonly on?: { readonly unit: UnitId; readonly ship: string };
  readonly place?: PlaceId;
}
/** Officers by empire; an empire without any can still have some. */
export type Officers = Readonly<Record<SeatId, readonly Given[]>>;

interface Names {
  readonly hex: (label: string) => PlaceId;
  readonly empire: (name: string) => SeatId;
}
const line = /^officers of (\S+): (.+)$/;
const one =
  /^([A-Z]+)(\d+)(?:\*(\w+)\/(\d))?(?: acts ([A-Z]+))? (?:on (.+) of ([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+)|in (\S+))$/;

/** `officers of hydran: LE1*CA/3 on CA of H01A; LA2 acts LN in D3` (who they are and their number, the type and size class of their ship), or `none yet`. */
export function readOfficers(text: string, { hex, empire }: Names): { officers: Officers } | undefined {
  const [all, owner = '', list = ''] = line.exec(text) ?? [];
  if (all === undefined) return undefined;
  const seat = empire(owner);
  if (list === 'none yet') return { officers: { [seat]: [] } };
  return {
    officers: {
      [seat]: list.split('; ').map((said): Given => {
        const [found, kind = '', number = '', of = 'CA', size = '3', acts, ship = '', unit, at] =
          one.exec(said) ?? [];
        if (found === undefined)
          throw new CaseMistake(`«${said}» is no officer: write LE1*CA/3 on CA of H01A, or LA2 in D3`);
        const id = (kind === 'PR' ? `p${number.padStart(3, '0')}` : `o${number}`) as OfficerId;
        const officer: Officer = {
          id,
          kind: kind as OfficerKind,
          of,
          size: Number(size),
          ...(acts !== undefined && { acts: acts as Role }),
        };
        return unit === undefined
          ? { officer, seat, place: hex(at ?? '') }
          : { officer, seat, on: { unit: unitId(unit.toLowerCase()), ship } };
      }),
    },
  };
}

/** A world with the officers of a case. */
export function withOfficers<S extends Pick<State, 'squadrons' | 'empires'>>(state: S, given: Officers): S {
  return inOrder(given).reduce<S>((world, [seat, list]) => {
    const ashore = Object.fromEntries(
      list.flatMap(({ officer, place }) =>
        place === undefined ? [] : [[officer.id, { ...officer, place }] as const],
      ),
    );
    const squadrons = inOrder(world.squadrons).map(([unit, squadron]) => {
      const names = namesOf(squadron.ships);
      const ships = squadron.ships.map((ship, at) => {
        const aboard = list.flatMap(({ officer, on }) =>
          on?.unit === unit && on.ship === names[at] ? [officer] : [],
        );
        return aboard.length === 0 ? ship : { ...ship, officers: aboard };
      });
      return [unit, { ...squadron, ships }] as const;
    });
    const raised = Math.max(0, ...list.map(({ officer }) => Number(officer.id.slice(1))));
    return {
      ...world,
      squadrons: Object.fromEntries(squadrons),
      empires: {
        ...world.empires,
        [seat]: {
          ...(world.empires[seat] as Empire),
          officers: { raised, ...(Object.keys(ashore).length > 0 && { ashore }) },
        },
      },
    };
  }, state);
}

/** What cases ask of an empire’s officers: `LE1 on CA of H01A; LA2 in D3; LO3 to CA of H01A; LC4 acts LE on …`. */
export const officersFact = (state: State, seat: SeatId): string =>
  officersOf(state, seat)
    .map((found) => {
      const { officer, aboard, ashore, place } = found;
      const acts = officer.acts === undefined ? '' : ` acts ${officer.acts}`;
      const ship = aboard && namesOf(state.squadrons[aboard.unit]?.ships ?? [])[aboard.at];
      const where =
        aboard !== undefined
          ? `on ${ship} of ${aboard.unit.toUpperCase()}`
          : ashore?.to !== undefined
            ? `to ${ashore.to.ship} of ${ashore.to.unit.toUpperCase()}`
            : ashore?.due === undefined
              ? `in ${hexName(place)}`
              : `by ${ashore.due} in ${hexName(place)}`;
      return `${nameOfOfficer(officer)}${acts} ${where}`;
    })
    .join('; ') || 'nobody';

const idOf = (name: string): OfficerId =>
  (name.startsWith('PR') ? `p${name.slice(2).padStart(3, '0')}` : `o${name.replace(/\D/g, '')}`) as OfficerId;

/** `transfer LE1 to CA 2 of H01A in 4`, `reassign LE1 to CA of H01A`, `LA1 acts as LN`, `station p001`. */
export function officerOrder(sentence: string): Written {
  const [, verb, who = '', ship = '', unit = '', at] =
    /^(transfer|reassign) (\S+) to (.+) of (\S+?)(?: in (\d+))?$/.exec(sentence) ?? [];
  if (verb !== undefined) {
    const given = { officer: idOf(who), to: unitId(unit.toLowerCase()), ship };
    return {
      order:
        verb === 'transfer'
          ? { kind: 'transfer-officer', ...given, at: Number(at ?? 1) }
          : { kind: 'reassign-officer', ...given },
    };
  }
  const [, actor = '', role] = /^(\S+) acts as (\S+)$/.exec(sentence) ?? [];
  if (role !== undefined)
    return { order: { kind: 'officer-role', officer: idOf(actor), role: role as Role } };
  const [, team] = /^station (\S+)$/.exec(sentence) ?? [];
  return team === undefined ? undefined : { order: { kind: 'station-team', team: team as SpyId } };
}

/** Orders for officers in any mixture. */
export function anyPosting(view: View, draw: Draw, ref: OrderRef): Order {
  const officer = draw.pick([
    ...officersOf(view, view.me).map((found) => found.officer.id),
    'o99' as OfficerId,
  ]);
  const to = draw.pick([...keysInOrder(view.squadrons), unitId('nobody')]);
  const ship = draw.pick(['CA', 'DD', 'FF', 'nothing']);
  return draw.pick<Order>([
    { kind: 'transfer-officer', ref, officer, to, ship, at: draw.int(12) },
    { kind: 'reassign-officer', ref, officer, to, ship },
    { kind: 'reassign-officer', ref, officer, to, ship },
    { kind: 'officer-role', ref, officer, role: draw.pick(roles) },
    { kind: 'station-team', ref, team: draw.pick(pupils) },
  ]);
}
