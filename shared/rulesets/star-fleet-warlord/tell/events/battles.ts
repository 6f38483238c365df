import type { SeatId } from '#kernel/ids.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import type { BattlesEvent, Fighter, Hit } from '../../model/events/battles.ts';
import type { State } from '../../model/state.ts';
import { labelOf } from '../../tables/board.ts';
import { bothSides, own, placeArg, seatArg, shipArg } from '../parts.ts';
import type { Of, Origins, Tellings, Tells } from '../parts.ts';

/** The attacker tried to come in, and did not dare (SFW 4626). */
const attackDeclined: Tells<Of<'attack-declined'>> = {
  audience: bothSides,
  told(event, seat) {
    const { kind, place, foe } = event;
    if (event.seat === seat) return event;
    return foe === seat ? { kind, place, foe, seat: event.seat } : undefined;
  },
  say({ place, seat, foe, attack, defense }, view) {
    if (attack === undefined || defense === undefined)
      return phrase('Ships of {seat} come to {place}, and turn away.', {
        seat: seatArg(view, seat),
        place: placeArg(place),
      });
    return phrase(
      'Your ships turn away from {foe} in {place}: an attack of {attack} against a defense of {defense}.',
      { foe: seatArg(view, foe), place: placeArg(place), attack, defense },
    );
  },
};

const listed = (fighters: readonly Fighter[], points: number): Phrase => {
  const ships = fighters.map(({ design, level }) =>
    level === undefined ? phrase('{design}', { design }) : phrase('{design} ({level})', { design, level }),
  );
  return phraseList(
    points > 0 ? [...ships, phrase('{points|point|points} of fortification', { points })] : ships,
    ', ',
  );
};

const battleJoined: Tells<Of<'battle-joined'>> = {
  audience: bothSides,
  told({ production, ...event }, seat) {
    if (event.seat === seat) return production === undefined ? event : { ...event, production };
    return event.foe === seat ? event : undefined;
  },
  say: ({ place, seat, foe, attackers, defenders, points, attack, defense }, view) =>
    phrase('{seat} attacks {foe} in {place}, {attack} against {defense}: {attackers}; against {defenders}.', {
      seat: seatArg(view, seat),
      foe: seatArg(view, foe),
      place: placeArg(place),
      attack,
      defense,
      attackers: listed(attackers, 0),
      defenders: listed(defenders, points),
    }),
};

/** What is left of a ship is known to its owner. */
const seenBy = ({ ships }: State, seat: SeatId, { left, ...hit }: Hit): Hit =>
  ships[hit.ship]?.seat === seat && left !== undefined ? { ...hit, left } : hit;

const roundFought: Tells<Of<'round-fought'>> = {
  audience: bothSides,
  told: (event, seat, before) =>
    bothSides(event).includes(seat)
      ? { ...event, hits: event.hits.map((hit) => seenBy(before, seat, hit)) }
      : undefined,
  say({ round, hits, forts }, view) {
    const said = hits.map(({ ship, points, left }) =>
      left === undefined
        ? phrase('{points} to a ship of theirs', { points })
        : phrase('{points} to {ship}', { points, ship: shipArg(view, ship) }),
    );
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
  told: (event, seat) => (bothSides(event).includes(seat) ? event : undefined),
  say: ({ place, seat, foe }, view) =>
    foe === undefined
      ? phrase('{seat} takes the site {place}.', { seat: seatArg(view, seat), place: placeArg(place) })
      : phrase('{seat} takes the site {place} from {foe}.', {
          seat: seatArg(view, seat),
          place: placeArg(place),
          foe: seatArg(view, foe),
        }),
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
  'bounty-earned': own<Of<'bounty-earned'>>(({ ep, place }) =>
    phrase('A Warp Gate is destroyed in {place}: {ep} EP.', { ep, place: labelOf(place) }),
  ),
};

export const battlesOrigins: Origins<BattlesEvent> = {
  'attack-declined': 'rules',
  'battle-joined': 'rules',
  'round-fought': 'rules',
  'battle-ended': 'rules',
  'site-captured': 'rules',
  'crew-gained': 'rules',
  'bounty-earned': 'rules',
};
