import { phrase, phraseList } from '#kernel/report/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VbamSfb } from './model/game.ts';
import { declarations, nameOf } from './tables/treaties.ts';
import { checkNames } from './tables/figures.ts';
import { tellCombat } from './tell/combat.ts';
import { groundOrigins, tellGround } from './tell/ground.ts';
import { tellMovement } from './tell/movement.ts';
import { own, seatArg, systemArg, withoutChance } from './tell/parts.ts';
import { tellYards } from './tell/yards.ts';

/** Who hears what: an empire of itself, and everybody how the campaign ends. */
export const tell: Ruleset<VbamSfb>['tell'] = {
  ...tellMovement,
  ...tellCombat,
  ...tellGround,
  ...tellYards,
  'income-received': own(({ product, trade, misc, maintenance }) =>
    trade === 0 && misc === 0
      ? phrase('Systems bring in {product} EP; maintenance costs {maintenance}.', { product, maintenance })
      : phrase(
          'Systems bring in {product} EP, trade {trade}, and other things {misc}; maintenance costs {maintenance}.',
          { product, trade, misc, maintenance },
        ),
  ),
  'tech-invested': own(({ ep }) => phrase('{ep} EP go into technology.', { ep })),
  'productivity-bought': own(({ place, ep }) =>
    phrase('{ep} EP are spent on the Productivity of {system}.', { ep, system: systemArg(place) }),
  ),
  'tech-tested': own(({ chance, advanced }) =>
    advanced
      ? phrase('Technology advances by a year, at a chance of {chance} %.', { chance })
      : phrase('Technology does not advance, at a chance of {chance} %.', { chance }),
  ),
  'treaty-offered': {
    audience: ({ seat, to }) => [seat, to],
    told: (event) => event,
    say: ({ seat, to, treaty }, { me }) =>
      seat === me
        ? phrase('You offer the {treaty} to {power}, who does not sign it.', {
            treaty: nameOf(treaty),
            power: seatArg(to),
          })
        : phrase('{power} offers you the {treaty}: sign it in the same turn.', {
            treaty: nameOf(treaty),
            power: seatArg(seat),
          }),
  },
  'treaty-signed': {
    audience: ({ seat, to }) => [seat, to],
    told: (event) => event,
    say: ({ seat, to, treaty }, { me }) =>
      phrase('You and {power} sign the {treaty}.', {
        treaty: nameOf(treaty),
        power: seatArg(seat === me ? to : seat),
      }),
  },
  'break-tried': {
    audience: ({ seat, to, broken }) => (broken ? [seat, to] : [seat]),
    told: (event, seat) => (event.seat === seat ? event : withoutChance(event)),
    say: ({ seat, to, treaty, chance = 0, broken }, { me }) => {
      const args = { treaty: nameOf(treaty), chance };
      if (seat !== me) return phrase('{power} breaks the {treaty}.', { ...args, power: seatArg(seat) });
      return broken
        ? phrase('You break the {treaty} with {power}, at a chance of {chance} %.', {
            ...args,
            power: seatArg(to),
          })
        : phrase('You cannot break the {treaty} with {power}, at a chance of {chance} %.', {
            ...args,
            power: seatArg(to),
          });
    },
  },
  'declare-tried': {
    told: (event, seat) => (event.seat === seat ? event : event.declared ? withoutChance(event) : undefined),
    say: ({ seat, to, enmity, chance = 0, declared }, { me }) => {
      const args = { what: declarations[enmity].name, other: seatArg(to) };
      if (declared) return phrase('{power}: {what} against {other}.', { ...args, power: seatArg(seat) });
      return seat === me
        ? phrase('A {what} against {other} finds no support, at a chance of {chance} %.', { ...args, chance })
        : undefined;
    },
  },
  'productivity-raised': own(({ place, productivity }) =>
    phrase('Productivity of {system} is now {productivity}.', { system: systemArg(place), productivity }),
  ),
  'morale-changed': own(({ place, morale, failed }) =>
    failed.length === 0
      ? phrase('Morale of {system} is now {morale}.', { system: systemArg(place), morale })
      : phrase('Morale of {system} is now {morale}, {why}.', {
          system: systemArg(place),
          morale,
          why: phraseList(
            failed.map((one) => phrase(checkNames[one])),
            ', ',
          ),
        }),
  ),
  'census-checked': own(({ place, grown }) =>
    grown
      ? phrase('The Census of {system} grows by 1.', { system: systemArg(place) })
      : phrase('The Census of {system} does not grow this year; next year it is likelier.', {
          system: systemArg(place),
        }),
  ),
  'campaign-won': {
    told: (event) => event,
    say: ({ seat, goal }) => phrase('{seat} wins the campaign by {goal}.', { seat: seatArg(seat), goal }),
  },
};

export const origins = {
  'contact-made': 'rules',
  moved: 'either',
  stopped: 'order',
  explored: 'order',
  'guard-set': 'order',
  'route-set': 'order',
  'supply-changed': 'rules',
  'standing-set': 'order',
  'fleet-located': 'rules',
  'raiders-came': 'rules',
  'raiders-left': 'rules',
  'encounters-drawn': 'rules',
  'demand-made': 'order',
  'demand-answered': 'order',
  'pursuit-decided': 'order',
  'battle-joined': 'rules',
  'round-fought': 'rules',
  'battle-brought-in': 'order',
  'unit-crippled': 'rules',
  'unit-destroyed': 'rules',
  'flight-transferred': 'rules',
  withdrew: 'either',
  'battle-over': 'rules',
  'encounter-over': 'rules',
  'work-ordered': 'order',
  'work-done': 'rules',
  'unit-built': 'rules',
  'unit-repaired': 'rules',
  'unit-activated': 'rules',
  'unit-upgraded': 'rules',
  'work-cancelled': 'either',
  'work-scheduled': 'order',
  'unit-mothballed': 'order',
  'unit-scrapped': 'order',
  ...groundOrigins,
  'income-received': 'rules',
  'tech-invested': 'order',
  'productivity-bought': 'order',
  'tech-tested': 'rules',
  'treaty-offered': 'order',
  'treaty-signed': 'order',
  'break-tried': 'order',
  'declare-tried': 'order',
  'productivity-raised': 'rules',
  'morale-changed': 'rules',
  'census-checked': 'rules',
  'campaign-won': 'rules',
} as const satisfies Ruleset<VbamSfb>['origins'];
