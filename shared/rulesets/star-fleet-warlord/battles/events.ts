import type { EventIn } from '#kernel/declare/event.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import type { UnitId, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { list, object, optional, oneOf, record, line, integer, flag } from '#kernel/codec/shapes.ts';
import { only } from '#kernel/words/inOrder.ts';
import type { Factor } from '../ships/factor.ts';
import { damageLevels } from '../ships/factor.ts';
import type { Ship } from '../model/ship.ts';
import type { Site } from '../model/site.ts';
import type { State } from '../model/state.ts';
import { bothSides, seatArg, placeArg, shipArg } from '../words.ts';
import { carried, items, officers, speed } from '../fields/things.ts';
import { changeShip, changeSite } from '../model/draft.ts';
import { event } from '../declare.ts';
import { place, seat, ship, design, name, level, mostShips, points, funds } from '../fields/parts.ts';
import { shownDesign } from '../ships/list/index.ts';

export const ofBattle = { place, seat, foe: seat } as const;

export const fighters: Shape<readonly Fighter[]> = list(
  object({ ship, design, name, level: optional(oneOf(['L', 'M', 'H', 'C'])) }),
  mostShips,
);

export const ships = record<UnitId, PlaceId>(place, mostShips);

const factor: Shape<Factor> = object({
  base: points,
  terms: list(object({ name: line(40), percent: integer(-1000, 1000) }), 20),
  level: oneOf(damageLevels),
  armed: list(
    object({
      what: oneOf(['fighters', 'pfs', 'drones', 'commandos', 'bombs', 'team']),
      count: carried,
      points,
    }),
    10,
  ),
  total: points,
});

/** A ship as both sides see it. */
export interface Fighter {
  readonly ship: UnitId;
  readonly design: string;
  readonly name: string;
  /** L, M, H or C; absent where it is whole. */
  readonly level?: string;
}

/** Ships of others by the designation that they show (SFW 352). */
export const shownTo = (fighters: readonly Fighter[], own: boolean): readonly Fighter[] =>
  own ? fighters : fighters.map((fighter) => ({ ...fighter, design: shownDesign(fighter.design) }));

/** Ships with their damage and names, and fortifications. */
export const listed = (fighters: readonly Fighter[], points: number): Phrase => {
  const ships = fighters.map(({ design, name, level }) =>
    level === undefined
      ? phrase('{design} {name}', { design, name })
      : phrase('{design} ({level}) {name}', { design, name, level }),
  );
  return phraseList(
    points > 0 ? [...ships, phrase('{points|point|points} of fortification', { points })] : ships,
    ', ',
  );
};

export const meeting = ({ place }: { readonly place: PlaceId }): Phrase =>
  phrase('Your ships will come to the site {place}: if it is defended, they will attack or turn away.', {
    place: placeArg(place),
  });

export const left = object({
  shields: points,
  damage: points,
  items: optional(items),
  officers: optional(officers),
  crew: optional(level),
  drained: optional(speed),
});

const garrison = object({ fighters: carried, pfs: carried });

const forts = object({
  damage: points,
  points,
  base: flag,
  strike: optional(points),
  garrison: optional(garrison),
});

/** What a round leaves of a ship; items, officers, crew and drained engines where they are others than before. */
export type Left = Pick<Ship, 'shields' | 'damage'> &
  Partial<Pick<Ship, 'items' | 'officers' | 'crew' | 'drained'>>;

/** Damage to a ship, web breakers aside; its owner hears what is left, and what of it items have absorbed. */
export interface Hit {
  readonly ship: UnitId;
  readonly points: number;
  readonly absorbed?: number;
  readonly left?: Left;
}

/** What is left of a ship is known to its owner. */
const seenBy = (ships: State['ships'], seat: SeatId, hit: Hit): Hit =>
  ships[hit.ship]?.seat === seat ? hit : { ship: hit.ship, points: hit.points };

/** Damage to fortifications, and what is left of them; their owner hears of the garrison. */
export interface WorksHit extends Pick<Site, 'points' | 'base'> {
  readonly damage: number;
  /** What of it commandos do at first. */
  readonly strike?: number;
  readonly garrison?: Pick<Site, 'fighters' | 'pfs'>;
}

/** What is left of a garrison, to the owner of the site. */
const worksSeenBy = (owner: boolean, { garrison, ...works }: WorksHit): WorksHit =>
  owner && garrison !== undefined ? { ...works, garrison } : works;

export const battleJoined = event('battle-joined', {
  fields: {
    ...ofBattle,
    attackers: fighters,
    defenders: fighters,
    points,
    /** Strengths as the attackers saw them. */
    attack: points,
    defense: points,
    /** What the factors of ships are made of, and that of the fortifications: each side hears of its own. */
    factors: optional(record<UnitId, Factor>(factor, mostShips)),
    works: optional(factor),
    /** What is painted on the ships of the attacker, and of the defender: the others read it (SFW 4012). */
    motto: optional(line(200)),
    foesMotto: optional(line(200)),
    production: optional(funds),
  },
  by: 'rules',
  audience: bothSides,
  hears({ production, factors = {}, works, motto, foesMotto, ...event }, seat) {
    const own = event.seat === seat ? event.attackers : event.defenders;
    const ours = own.map(({ ship }) => ship);
    const [attackers, defenders] = [
      shownTo(event.attackers, event.seat === seat),
      shownTo(event.defenders, event.foe === seat),
    ];
    const seen = {
      ...event,
      attackers,
      defenders,
      factors: only(factors, (_, ship) => ours.includes(ship)),
      ...(works === undefined || event.foe !== seat ? {} : { works }),
      ...(motto === undefined || event.seat === seat ? {} : { motto }),
      ...(foesMotto === undefined || event.foe === seat ? {} : { foesMotto }),
    };
    if (event.seat === seat) return production === undefined ? seen : { ...seen, production };
    return event.foe === seat ? seen : undefined;
  },
  say({ place, seat, foe, attackers, defenders, points, attack, defense, motto = '', foesMotto = '' }, view) {
    const read = motto === '' ? foesMotto : motto;
    const args = {
      seat: seatArg(view, seat),
      foe: seatArg(view, foe),
      place: placeArg(place),
      attack,
      defense,
      attackers: listed(attackers, 0),
      defenders: listed(defenders, points),
      motto: read,
    };
    return read === ''
      ? phrase(
          'Attack of {seat} on {foe} in {place}, {attack} against {defense}: {attackers}; against {defenders}.',
          args,
        )
      : phrase(
          'Attack of {seat} on {foe} in {place}, {attack} against {defense}: {attackers}; against {defenders}. On their ships stands: «{motto}»',
          args,
        );
  },
  ahead: {
    guessed: meeting,
  },
});

/** A round, as it leaves every unit that took part. Rounds are told where the game says so: staffs spare Corporations the details (SFW 1493). */
export const roundFought = event('round-fought', {
  fields: {
    ...ofBattle,
    round: integer(1, 100_000),
    /** Strengths with which they fought it. */
    attack: points,
    defense: points,
    hits: list(object({ ship, points, absorbed: optional(points), left: optional(left) }), mostShips),
    /** Absent where there are none. */
    forts: optional(forts),
  },
  by: 'rules',
  audience: bothSides,
  hears: ({ forts, ...event }, seat, before) =>
    before.parameters.rounds && bothSides(event).includes(seat)
      ? {
          ...event,
          hits: event.hits.map((hit) => seenBy(before.ships, seat, hit)),
          ...(forts === undefined ? {} : { forts: worksSeenBy(event.foe === seat, forts) }),
        }
      : undefined,
  say({ round, hits, forts }, view) {
    const said = hits.map(({ ship, points, absorbed = 0, left }) => {
      if (left === undefined) return phrase('{points} to a ship of theirs', { points });
      const args = { points, absorbed, ship: shipArg(view, ship) };
      return absorbed === 0
        ? phrase('{points} to {ship}', args)
        : phrase('{points} to {ship}, of which its shuttles and PFs absorb {absorbed}', args);
    });
    const walls =
      forts === undefined
        ? []
        : [
            phrase('{damage} to the fortifications, of which {points} are left', {
              damage: forts.damage,
              points: forts.points,
            }),
          ];
    return phrase('Round {round}: {damage}.', { round, damage: phraseList([...said, ...walls], ', ') });
  },
  apply: (draft, { place, hits, forts }) => {
    for (const { ship, left } of hits) if (left !== undefined) changeShip(draft, ship, () => left);
    if (forts !== undefined) {
      const { points, base, garrison = {} } = forts;
      changeSite(draft, place, () => ({ points, base, ...garrison }));
    }
  },
});

export type BattleJoined = EventIn<typeof battleJoined>;

export type RoundFought = EventIn<typeof roundFought>;
