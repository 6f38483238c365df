import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { Phrase, Pointer } from '#kernel/report/phrase.ts';
import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Telling } from '#kernel/ruleset.ts';
import type { Event, Fighter, Hit } from '../model/events.ts';
import type { GalacticConquest } from '../model/game.ts';
import { hexName } from '../tables/board.ts';
import { hullsText } from '../tables/combatWords.ts';
import { nameOf } from '../tables/seats.ts';

/** A squadron of the reader’s. */
export const own = (unit: UnitId): Pointer => ({ to: 'unit', id: unit, text: unit.toUpperCase() });

/** Both sides hear all of a battle (A2.10). */
const toBoth = <E extends { readonly seats: readonly SeatId[] }>(event: E, seat: SeatId): E | undefined =>
  event.seats.includes(seat) ? event : undefined;

const sideSaid = ({ seat, unit, ships }: Fighter): Phrase =>
  phrase('{unit} of the {seat} ({ships})', {
    unit: unit.toUpperCase(),
    seat: nameOf(seat),
    ships: hullsText(ships.map(({ hull }) => hull)),
  });

const fates: Readonly<Record<Hit['fate'], string>> = {
  damaged: '{hull} loses {lost} DF',
  crippled: '{hull} loses {lost} DF and is crippled',
  destroyed: '{hull} is destroyed',
};

const hitSaid = ({ hull, directed, normal, fate }: Hit): Phrase =>
  phrase(fates[fate], { hull, lost: directed + normal });

type Tells = {
  readonly [K in BattleKind]: Telling<GalacticConquest, Extract<Event, { readonly kind: K }>>;
};
type BattleKind = Extract<Event, { readonly battle: string }>['kind'];

/** What is told of battles. */
export const battles: Tells = {
  'battle-joined': {
    told: toBoth,
    say: ({ battle, attacker, defender }) =>
      phrase('Battle {battle}: {attacker} attacks {defender}.', {
        battle,
        attacker: sideSaid(attacker),
        defender: sideSaid(defender),
      }),
  },
  fired: {
    told: toBoth,
    say: ({ seat, die, percent, points }) =>
      phrase('The {seat} rolls {die}: {percent} % of its attack factors, {points|point|points} of damage.', {
        seat: nameOf(seat),
        die,
        percent,
        points,
      }),
  },
  struck: {
    told: toBoth,
    say: ({ unit, hits }) =>
      phrase('{unit}: {hits}.', { unit: unit.toUpperCase(), hits: phraseList(hits.map(hitSaid), ', ') }),
  },
  retreated: {
    told: toBoth,
    say: ({ unit, place, to }) =>
      phrase('{unit} leaves the battle, and retreats from {place} to {to}.', {
        unit: unit.toUpperCase(),
        place: hexName(place),
        to: hexName(to),
      }),
  },
  'squadron-lost': {
    told: toBoth,
    say: ({ unit, place }) =>
      phrase('{unit} is lost with all its ships in {place}.', {
        unit: unit.toUpperCase(),
        place: hexName(place),
      }),
  },
  'battle-ended': {
    told: toBoth,
    say: ({ battle, place, winner }) =>
      winner === undefined
        ? phrase('Battle {battle} ends with nobody left in {place}.', { battle, place: hexName(place) })
        : phrase('Battle {battle} ends: the {winner} holds {place}.', {
            battle,
            winner: nameOf(winner),
            place: hexName(place),
          }),
  },
};
