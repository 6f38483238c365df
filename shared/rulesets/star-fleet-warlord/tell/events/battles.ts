import type { SeatId } from '#kernel/words/ids.ts';
import { only } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import type { BattlesEvent, Fighter, Hit, WorksHit } from '../../model/events/battles.ts';
import type { State } from '../../model/state.ts';
import { designOf, shownDesign } from '../../ships/list/index.ts';
import { bothSides, ofShip, own, placeArg, seatArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings, Tells } from '../../words.ts';

/** The attacker tried to come in, and did not dare (SFW 4626). */
const attackDeclined: Tells<Of<'attack-declined'>> = {
  audience: bothSides,
  told(event, seat) {
    const { kind, place, foe } = event;
    if (event.seat === seat) return event;
    return foe === seat ? { kind, place, foe, seat: event.seat } : undefined;
  },
  say({ place, seat, foe, attack, defense, decoys }, view) {
    if (attack === undefined || defense === undefined)
      return phrase('Ships of {seat} come to {place}, and turn away.', {
        seat: seatArg(view, seat),
        place: placeArg(place),
      });
    const seen = { foe: seatArg(view, foe), place: placeArg(place), attack, defense };
    return decoys === undefined
      ? phrase(
          'Your ships turn away from {foe} in {place}: an attack of {attack} against a defense of {defense}.',
          seen,
        )
      : phrase(
          'Your ships turn away from {foe} in {place}: an attack of {attack} against a defense of {defense}, with {decoys|decoy|decoys}.',
          { ...seen, decoys },
        );
  },
};

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

const battleJoined: Tells<Of<'battle-joined'>> = {
  audience: bothSides,
  told({ production, factors = {}, works, motto, foesMotto, ...event }, seat) {
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
};

/** What is left of a ship is known to its owner. */
const seenBy = ({ ships }: State, seat: SeatId, hit: Hit): Hit =>
  ships[hit.ship]?.seat === seat ? hit : { ship: hit.ship, points: hit.points };
/** What is left of a garrison, to the owner of the site. */
const worksSeenBy = (owner: boolean, { garrison, ...works }: WorksHit): WorksHit =>
  owner && garrison !== undefined ? { ...works, garrison } : works;

/** Rounds are told where the game says so: staffs spare Corporations the details (SFW 1493). */
const roundFought: Tells<Of<'round-fought'>> = {
  audience: bothSides,
  told: ({ forts, ...event }, seat, before) =>
    before.parameters.rounds && bothSides(event).includes(seat)
      ? {
          ...event,
          hits: event.hits.map((hit) => seenBy(before, seat, hit)),
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
};

const battleEnded: Tells<Of<'battle-ended'>> = {
  audience: bothSides,
  told: (event, seat) => (bothSides(event).includes(seat) ? event : undefined),
  say: ({ place, winner }, view) =>
    winner === undefined
      ? phrase('Nobody is left in {place}.', { place: placeArg(place) })
      : phrase('{winner} has won in {place}.', { winner: seatArg(view, winner), place: placeArg(place) }),
};

const siteCaptured: Tells<Of<'site-captured'>> = {
  audience: bothSides,
  told: ({ raided, name, ...event }, seat) => {
    if (!bothSides(event).includes(seat)) return undefined;
    if (seat !== event.seat) return name === undefined ? event : { ...event, name };
    return raided === true ? { ...event, raided } : event;
  },
  say: ({ place, seat, foe, raided }, view) => {
    const args = { seat: seatArg(view, seat), place: placeArg(place) };
    if (foe === undefined)
      return raided === true
        ? phrase('{seat} takes the site {place}. It was raided, and brings nothing next year.', args)
        : phrase('{seat} takes the site {place}.', args);
    const from = { ...args, foe: seatArg(view, foe) };
    return raided === true
      ? phrase('{seat} takes the site {place} from {foe}. It was raided, and brings nothing next year.', from)
      : phrase('{seat} takes the site {place} from {foe}.', from);
  },
};

/** Battles are heard by both sides: the attacker now, the defender at the end of the next own run (SFW 4684). */
export const tellBattles: Tellings<BattlesEvent> = {
  'attack-declined': attackDeclined,
  'battle-joined': battleJoined,
  'round-fought': roundFought,
  'battle-ended': battleEnded,
  'site-captured': siteCaptured,
  'crew-gained': own<Of<'crew-gained'>>(({ ship, crew }, view) =>
    phrase('The crew of {ship} has learned: level {crew}.', { ship: shipArg(view, ship), crew }),
  ),
  'bounty-earned': own<Of<'bounty-earned'>>(({ ep, place, design }) =>
    phrase('{what} is destroyed in {place}: {ep} EP.', {
      ep,
      what: designOf({ design }).name ?? 'A Warp Gate',
      place: placeArg(place),
    }),
  ),
  'items-lost': ofShip<Of<'items-lost'>>('{ship} is crippled, and loses all that it carries.'),
  'ally-spared': own<Of<'ally-spared'>>(({ place, foe }, view) =>
    phrase('Your ships turn back from {place}: {ally} is your ally.', {
      place: placeArg(place),
      ally: seatArg(view, foe),
    }),
  ),
};

export const battlesOrigins: Origins<BattlesEvent> = {
  'attack-declined': 'rules',
  'battle-joined': 'rules',
  'round-fought': 'rules',
  'battle-ended': 'rules',
  'site-captured': 'either',
  'crew-gained': 'rules',
  'bounty-earned': 'rules',
  'items-lost': 'order',
  'ally-spared': 'rules',
};
