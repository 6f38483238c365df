import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { hexName } from '../map/board.ts';
import type { DroneAim } from '../model/battle/strikes.ts';
import { spoken } from '../spoken.ts';
import type { Bombard } from './bombard.ts';
import type { Ride } from './ride.ts';
import type { CarrierStrike } from './sortie.ts';

const hex = String.raw`[a-z]{1,2}\d{1,3}`;
const place = (name: string) => placeId(`h${name.toLowerCase()}`);
const volley = new RegExp(
  `^drones at (squadrons|bases|the battle|convoys) in (${hex}) in segments? (\\d{1,2})(?: and (\\d{1,2}))?$`,
  'i',
);
const words: Readonly<Record<DroneAim, string>> = {
  ships: 'squadrons',
  bases: 'bases',
  battle: 'the battle',
  convoys: 'convoys',
};

/** `Drones at bases in D5 in segments 3 and 8` (A10.40f); undefined for anything else. */
function bombardIn(text: string): Unnumbered<Bombard> | undefined {
  const [whole, what = '', where = '', one = '', other = '0'] = volley.exec(text) ?? [];
  const at = (['ships', 'bases', 'battle', 'convoys'] as const).find(
    (aim) => words[aim] === what.toLowerCase(),
  );
  const [first, second] = [Number(one), Number(other)];
  return whole === undefined || at === undefined || first < 1 || first > 12 || second > 12
    ? undefined
    : { kind: 'bombard', place: place(where), first, second, at };
}

export const spokenDrones = spoken<Bombard>({
  kinds: ['bombard'],
  phrases: () => ['Drones at squadrons in ', 'Drones at bases in '],
  read: bombardIn,
  write: ({ place: at, first, second, at: aim }) =>
    `Drones at ${words[aim]} in ${hexName(at)} in ${second === 0 ? `segment ${first}` : `segments ${first} and ${second}`}.`,
});

const riding = new RegExp(
  `^death riders at (${hex}) in segment (\\d{1,2}): (.{1,200}?)(?:; packs (on|off))?$`,
  'i',
);

/** `Death Riders at D5 in segment 3: 8xZD, 3xPF; packs off` (C20.500); undefined for anything else. */
function rideIn(text: string): Unnumbered<Ride> | undefined {
  const [whole, where = '', when = '', groups = '', packs = 'on'] = riding.exec(text) ?? [];
  const segment = Number(when);
  return whole === undefined || segment < 1 || segment > 12
    ? undefined
    : { kind: 'death-riders', place: place(where), segment, groups, packs: packs.toLowerCase() === 'on' };
}

export const spokenRides = spoken<Ride>({
  kinds: ['death-riders'],
  phrases: () => ['Death Riders at '],
  read: rideIn,
  write: ({ place: at, segment, groups, packs }) =>
    `Death Riders at ${hexName(at)} in segment ${segment}: ${groups}; packs ${packs ? 'on' : 'off'}.`,
});

const striking = new RegExp(
  `^carrier strike at (squadrons|bases) in (${hex}) in segment (\\d{1,2})(?:, (\\d{1,3}) stay)?$`,
  'i',
);

/** `Carrier strike at squadrons in D5 in segment 3, 6 stay` (C20.610); undefined for anything else. */
function strikeIn(text: string): Unnumbered<CarrierStrike> | undefined {
  const [whole, what = '', where = '', when = '', keeps = '0'] = striking.exec(text) ?? [];
  const segment = Number(when);
  return whole === undefined || segment < 1 || segment > 12
    ? undefined
    : {
        kind: 'carrier-strike',
        place: place(where),
        segment,
        bases: what.toLowerCase() === 'bases',
        keeps: Number(keeps),
      };
}

export const spokenSorties = spoken<CarrierStrike>({
  kinds: ['carrier-strike'],
  phrases: () => ['Carrier strike at squadrons in '],
  read: strikeIn,
  write: ({ place: at, segment, bases, keeps }) =>
    `Carrier strike at ${bases ? 'bases' : 'squadrons'} in ${hexName(at)} in segment ${segment}${keeps === 0 ? '' : `, ${keeps} stay`}.`,
});
