import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VbamSfb } from './game.ts';
import { checkNames } from './model/figures.ts';
import { tellCombat } from './tell/combat.ts';
import { fortuneOrigins, tellFortunes } from './tell/fortunes.ts';
import { groundOrigins, tellGround } from './tell/ground.ts';
import { intelOrigins, tellIntel } from './tell/intel.ts';
import { tellMovement } from './tell/movement.ts';
import { own, seatArg, systemArg } from './tell/parts.ts';
import { tellYards } from './tell/yards.ts';

/** Who hears what: an empire of itself, and everybody how the campaign ends. */
export const tell: Ruleset<VbamSfb>['tell'] = {
  ...tellMovement,
  ...tellCombat,
  ...tellGround,
  ...tellFortunes,
  ...tellIntel,
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
  'leadership-changed': {
    told: (event) => event,
    say: ({ seat, computer }) =>
      phrase(
        computer
          ? '{power} is led by the computer from now on.'
          : '{power} is no longer led by the computer.',
        { power: seatArg(seat) },
      ),
  },
  'campaign-won': {
    told: (event) => event,
    say: ({ seat, goal }) => phrase('{seat} wins the campaign by {goal}.', { seat: seatArg(seat), goal }),
  },
};

export const origins = {
  'contact-made': 'rules',
  moved: 'either',
  stopped: 'order',
  waited: 'order',
  explored: 'order',
  'guard-set': 'order',
  'route-set': 'order',
  'supply-changed': 'rules',
  'trade-changed': 'rules',
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
  'unit-captured': 'rules',
  'flight-transferred': 'rules',
  withdrew: 'either',
  'battle-over': 'rules',
  'encounter-goes-on': 'rules',
  'encounter-over': 'rules',
  'work-ordered': 'order',
  'work-paid': 'rules',
  'work-done': 'rules',
  'unit-built': 'rules',
  'unit-repaired': 'rules',
  'unit-activated': 'rules',
  'unit-upgraded': 'rules',
  'work-cancelled': 'either',
  'work-scheduled': 'order',
  'unit-mothballed': 'either',
  'unit-scrapped': 'order',
  ...groundOrigins,
  ...fortuneOrigins,
  'income-received': 'rules',
  'tech-invested': 'order',
  'productivity-bought': 'order',
  'tech-tested': 'rules',
  ...intelOrigins,
  'productivity-raised': 'rules',
  'morale-changed': 'rules',
  'census-checked': 'rules',
  'leadership-changed': 'order',
  'campaign-won': 'rules',
} as const satisfies Ruleset<VbamSfb>['origins'];
