import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { VbamSfb } from '../game.ts';
import { scenarioNames } from '../sidcors/table.ts';
import type { Encounter, Fate } from '../model/combat.ts';
import { unitArg } from './movement.ts';
import { both, own, seatArg, systemArg } from './parts.ts';

type Fighting =
  | ('fleet-located' | 'raiders-came' | 'raiders-left')
  | ('standing-set' | 'encounters-drawn' | 'demand-made' | 'demand-answered' | 'pursuit-decided')
  | ('battle-joined' | 'round-fought' | 'battle-brought-in' | 'unit-crippled' | 'unit-destroyed')
  | (
      | 'unit-captured'
      | 'flight-transferred'
      | 'withdrew'
      | 'battle-over'
      | 'encounter-goes-on'
      | 'encounter-over'
    );

/** How a unit came to it, behind its sentence; nothing for what its owner gives up. */
const bySaid: Readonly<Record<Fate, string>> = {
  directed: ' by Directed Damage',
  given: '',
  shock: ' by the shock of its own weapon',
  homeless: ': no ship can carry it',
  table: '',
};

const parties = ({ attacker, defender, helpers = {} }: Encounter): readonly SeatId[] => [
  attacker,
  defender,
  ...valuesInOrder(helpers).flat(),
];

export const tellCombat: Pick<Ruleset<VbamSfb>['tell'], Fighting> = {
  'standing-set': own(({ standing, unit }, view) => {
    if (unit !== undefined)
      return standing === undefined
        ? phrase('{unit} fights by the standing orders of the empire again.', { unit: unitArg(view, unit) })
        : phrase('{unit} has standing orders of its own for the force that it leads.', {
            unit: unitArg(view, unit),
          });
    return standing === undefined
      ? phrase('You decide yourself how battles are fought.')
      : phrase('Your forces have standing orders for battles.');
  }),
  'fleet-located': own(({ unit, place }, view) =>
    phrase('{unit} is at {sector} on its route.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  ),
  'raiders-came': own(({ place, raid, ships }) => {
    const args = { sector: systemArg(place), count: keysInOrder(ships).length };
    return raid === 'cargo'
      ? phrase('{count|raider attacks|raiders attack} your civil fleets at {sector}.', args)
      : phrase('{count|raider attacks|raiders attack} the system {sector}.', args);
  }),
  'raiders-left': own(({ place, raided }) =>
    raided
      ? phrase('The system {sector} is raided: it brings in nothing next turn.', { sector: systemArg(place) })
      : phrase('The raiders leave {sector}.', { sector: systemArg(place) }),
  ),
  'encounters-drawn': {
    audience: ({ encounters }) => encounters.flatMap(parties),
    told(event, seat) {
      const own = event.encounters.filter((one) => parties(one).includes(seat));
      return own.length === 0 ? undefined : { ...event, encounters: own };
    },
    say: ({ encounters }) =>
      phrase('Your forces meet {count|enemy force|enemy forces}, at {sectors}.', {
        count: encounters.length,
        sectors: phraseList(
          encounters.map(({ place }) => phrase('{sector}', { sector: systemArg(place) })),
          ', ',
        ),
      }),
  },
  'demand-made': both(({ seat, place, scenario }) =>
    phrase('{power} demands a {scenario} at {sector}.', {
      power: seatArg(seat),
      scenario: scenarioNames[scenario],
      sector: systemArg(place),
    }),
  ),
  'demand-answered': both(({ seat, agrees }) =>
    agrees
      ? phrase('{power} agrees to the battle.', { power: seatArg(seat) })
      : phrase('{power} refuses the battle.', { power: seatArg(seat) }),
  ),
  'pursuit-decided': both(({ seat, to, pursues }) =>
    pursues
      ? phrase('{power} pursues {other}.', { power: seatArg(seat), other: seatArg(to) })
      : phrase('{power} lets {other} go.', { power: seatArg(seat), other: seatArg(to) }),
  ),
  'battle-joined': both(({ seat, to, place, scenario, forces }) =>
    phrase(
      '{scenario} at {sector}: {power} with {own|unit|units} against {other} with {theirs|unit|units}.',
      {
        scenario: scenarioNames[scenario],
        sector: systemArg(place),
        power: seatArg(seat),
        other: seatArg(to),
        own: forces[seat]?.length ?? 0,
        theirs: forces[to]?.length ?? 0,
      },
    ),
  ),
  'round-fought': both(({ round, sides: [a, b] }) =>
    a === undefined || b === undefined
      ? undefined
      : phrase(
          'Round {round}: {first} scores {hits} of {potential} attack factors at {percent} %, {second} {otherHits} of {otherPotential} at {otherPercent} %.',
          {
            round,
            first: seatArg(a.seat),
            hits: a.damage,
            potential: a.potential,
            percent: a.percent,
            second: seatArg(b.seat),
            otherHits: b.damage,
            otherPotential: b.potential,
            otherPercent: b.percent,
          },
        ),
  ),
  'battle-brought-in': both(({ place }) =>
    phrase('The battle at {sector} was fought at a table.', { sector: systemArg(place) }),
  ),
  'unit-crippled': both(({ seat, design, by }, { me }) => {
    const args = { design, how: bySaid[by] };
    return seat === me
      ? phrase('Your {design} is crippled{how}.', args)
      : phrase('A {design} of {power} is crippled{how}.', { ...args, power: seatArg(seat) });
  }),
  'unit-destroyed': both(({ seat, design, by }, { me }) => {
    const args = { design, how: bySaid[by] };
    return seat === me
      ? phrase('Your {design} is destroyed{how}.', args)
      : phrase('A {design} of {power} is destroyed{how}.', { ...args, power: seatArg(seat) });
  }),
  'unit-captured': both(({ seat, to, design }, { me }) =>
    seat === me
      ? phrase('Your {design} is captured by {power}.', { design, power: seatArg(to) })
      : phrase('A {design} of {power} is captured.', { design, power: seatArg(seat) }),
  ),
  'flight-transferred': both(({ seat, design }, { me }) =>
    seat === me
      ? phrase('Your {design} goes over to another ship.', { design })
      : phrase('A {design} of {power} goes over to another ship.', { design, power: seatArg(seat) }),
  ),
  withdrew: own(({ unit, place }, view) =>
    phrase('{unit} withdraws to {sector}.', { unit: unitArg(view, unit), sector: systemArg(place) }),
  ),
  'battle-over': both(({ place, winner }) =>
    winner === undefined
      ? phrase('Nobody holds the field at {sector}.', { sector: systemArg(place) })
      : phrase('{power} holds the field at {sector}.', { power: seatArg(winner), sector: systemArg(place) }),
  ),
  'encounter-goes-on': both(({ place }) =>
    phrase('At {sector} another battle can be demanded.', { sector: systemArg(place) }),
  ),
  'encounter-over': both(({ place }) =>
    phrase('The encounter at {sector} is over.', { sector: systemArg(place) }),
  ),
};
