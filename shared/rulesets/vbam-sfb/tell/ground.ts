import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset, Telling } from '#kernel/ruleset.ts';
import type { GroundEvent } from '../model/groundEvents.ts';
import type { VbamSfb } from '../game.ts';
import { both, own, seatArg, systemArg } from './parts.ts';

type Told = Ruleset<VbamSfb>['tell'];

/** What the empire hears that it is about, and the other one where there is one. */
const withOther = <
  E extends Extract<GroundEvent, { readonly kind: 'troops-landed' | 'troops-lost' | 'system-conquered' }>,
>(
  otherOf: (event: E) => E['seat'] | undefined,
  say: Telling<VbamSfb, E>['say'],
): Telling<VbamSfb, E> => ({
  audience: (event) => [event.seat, otherOf(event)].filter((one) => one !== undefined),
  told: (event, seat) => (seat === event.seat || seat === otherOf(event) ? event : undefined),
  say,
});

export const tellGround: Pick<Told, GroundEvent['kind']> = {
  'colony-founded': own(({ place }) =>
    phrase('A colony is founded in {system}, with a Census of 1.', { system: systemArg(place) }),
  ),
  'cargo-embarked': own(({ place, design }) =>
    phrase('{design} embarks in {system}.', { design, system: systemArg(place) }),
  ),
  'people-embarked': own(({ place }) =>
    phrase('A point of Census embarks in {system}.', { system: systemArg(place) }),
  ),
  'cargo-landed': own(({ place, design }) =>
    phrase('{design} lands in {system}.', { design, system: systemArg(place) }),
  ),
  'people-landed': own(({ place }) =>
    phrase('A point of Census lands in {system}.', { system: systemArg(place) }),
  ),
  'flight-based': own(({ place, design, on }) =>
    on === undefined
      ? phrase('{design} finds a base in {system}.', { design, system: systemArg(place) })
      : phrase('{design} goes aboard its carrier at {system}.', { design, system: systemArg(place) }),
  ),
  'unit-lost': own(({ place, design }) =>
    phrase('{design} is lost at {system}.', { design, system: systemArg(place) }),
  ),
  'troops-landed': withOther(
    ({ to }) => to,
    ({ seat, place, design }) =>
      phrase('{design} of {power} lands in {system} to fight for it.', {
        design,
        power: seatArg(seat),
        system: systemArg(place),
      }),
  ),
  bombarded: both(({ seat, place, damage, productivity, census }) =>
    phrase(
      '{power} bombards {system} for {damage|Damage Point|Damage Points}: {productivity} Productivity and {census} Census are lost.',
      { power: seatArg(seat), system: systemArg(place), damage, productivity, census },
    ),
  ),
  'ground-fought': both(({ seat, to, place, round, sides: [a, b] }) =>
    a === undefined || b === undefined
      ? undefined
      : phrase(
          'Ground combat in {system}, round {round}: {power} scores {hits} with {strength}, {other} {otherHits} with {otherStrength}.',
          {
            system: systemArg(place),
            round,
            power: seatArg(seat),
            other: seatArg(to),
            hits: a.damage,
            strength: a.potential,
            otherHits: b.damage,
            otherStrength: b.potential,
          },
        ),
  ),
  'troops-lost': withOther(
    ({ to }) => to,
    ({ seat, design }, { me }) =>
      seat === me
        ? phrase('Your {design} is lost.', { design })
        : phrase('A {design} of {power} is lost.', { design, power: seatArg(seat) }),
  ),
  'rebellion-fought': own(({ place, round, left, sides: [rebels, troops] }) =>
    rebels === undefined || troops === undefined
      ? undefined
      : phrase(
          'Rebellion in {system}, round {round}: rebels score {hits}, your troops {otherHits}; {left|rebel is|rebels are} left.',
          { system: systemArg(place), round, hits: rebels.damage, otherHits: troops.damage, left },
        ),
  ),
  'rebellion-over': own(({ place, free }) =>
    free
      ? phrase('{system} rebels, and is no longer yours.', { system: systemArg(place) })
      : phrase('The rebellion in {system} is put down.', { system: systemArg(place) }),
  ),
  'system-conquered': withOther(
    ({ from }) => from,
    ({ seat, place }) =>
      phrase('{power} conquers {system}.', { power: seatArg(seat), system: systemArg(place) }),
  ),
};

export const groundOrigins = {
  'colony-founded': 'order',
  'cargo-embarked': 'order',
  'people-embarked': 'order',
  'cargo-landed': 'order',
  'people-landed': 'order',
  'flight-based': 'either',
  'unit-lost': 'rules',
  'troops-landed': 'order',
  bombarded: 'order',
  'ground-fought': 'rules',
  'troops-lost': 'rules',
  'system-conquered': 'rules',
  'rebellion-fought': 'rules',
  'rebellion-over': 'rules',
} as const satisfies Pick<NonNullable<Ruleset<VbamSfb>['origins']>, GroundEvent['kind']>;
