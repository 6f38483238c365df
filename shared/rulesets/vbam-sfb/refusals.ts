import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'empire-unknown': 'There is no empire {empire} to play: name empires of the rulebook, each once.',
    'line-unreadable':
      'Line {line} cannot be read: name a unit of the battle once, and whether it is whole, crippled or destroyed.',
    'unit-missing': 'There is no line for {unit}: say of each unit what came of it.',
    'field-unknown': 'Line {line}: «{text}» is not in this battle. Write {attacker}, {defender} or nobody.',
    'flown-sides': 'More than two powers fight here: the campaign’s own rules fight such a battle.',
    'flown-class': 'There is no ship card for {design}: the campaign’s own rules fight this battle.',
    'flown-uneven':
      'No choice of up to six ships a side keeps the ratio of these forces within 5 %: the campaign’s own rules fight this battle.',
    'flown-other': 'This is the outcome of another battle: take the one of the battle that is asked about.',
    'no-field': 'The line of the field is missing: name one of the two powers, or nobody.',
    'empire-count': 'A campaign has 3 to 12 empires, 3 of players at least: name as many.',
    'empires-left': 'Only {left} empires are left for players: leave out fewer, or lead fewer yourself.',
    'scenario-empire': 'The empire {empire} is not in this campaign: name it under seats too.',
    'scenario-sector':
      'There is no sector {sector} on the map of so many empires: columns and rows begin with 01.',
    'scenario-owner':
      'The system {system} belongs to {empire}, who is not in this campaign: name another owner.',
    'scenario-capacity': 'The system {system} has more Census or Morale than Capacity: lower them.',
    'scenario-nobody': 'The system {system} has an owner and nobody who lives there: give it a Census.',
    'scenario-home': 'The home system {system} of {empire} is no system of theirs: name one that is.',
    'scenario-class': '{empire} has no class {design}: write it as in the unit list.',
    'scenario-troops': '{design} in {sector} is in no system of its empire: troops begin at home.',
    'scenario-route':
      'The route of {design} in {sector} leads elsewhere: its sectors touch, each once, and it is in one of them.',
    'scenario-units': 'There are more than {most} units: write fewer.',
    'scenario-powers': 'There are no two powers {a} and {b} in this campaign: name two that play.',
    'scenario-pair-twice': 'Relations of {a} and {b} are written twice: write them once.',
    'scenario-treaty-twice': 'A treaty of {a} and {b} is written twice: write it once.',
    'scenario-treaty-needs': 'The {treaty} of {a} and {b} needs a {needed}: write that too.',
    'scenario-at-odds': 'Relations of {a} and {b} cannot be: treaties, a declaration, or no contact.',
  },
  impossible: {
    'pool-too-small': 'This costs {cost} EP, and {left} are left in the pool: spend no more than that.',
    'not-your-system': 'The system {system} is not yours: name one of your own.',
    'no-such-power': 'There is no other power {power} in this campaign: name one that plays.',
    'nothing-to-end': 'Nothing is declared between the two powers: an armistice ends hostilities or war.',
    'armistice-first': 'Hostilities or war are declared between the two powers: sign an armistice first.',
    'already-signed': 'The two powers have a {treaty} already: sign another one.',
    'treaty-needs': 'A {treaty} needs a {needed}: sign that first.',
    'not-signed': 'The two powers have no {treaty}: break one that they have.',
    'treaty-needed': 'The {treaty} is needed by the {by}: break that first.',
    'already-declared':
      'There is a {declared} between the two powers already: nothing is left to declare but more.',
    'tried-already': 'This is tried already this turn: once a turn is all.',
    'is-ally': 'Nothing can be declared on an ally: leave the alliance first.',
    'in-alliances': 'Both powers are in alliances already: each power is in one at most.',
    'ally-needs': 'An alliance needs a {needed} with each of its members, {power} too: sign that first.',
    'no-common-enemy': 'The two powers are at war with no common enemy: co-belligerence needs one.',
    'interns-so': 'Units of this power are treated so already: nothing is to be changed.',
    interned: '{name} is held by another power: it goes nowhere until it is free.',
    'no-contact':
      'There is no contact with this power yet: it comes once sectors that you control touch theirs.',
    'not-your-unit': 'This unit is not yours: name one of your own.',
    'no-way': 'The way leads nowhere: name at least one sector.',
    'broken-way':
      'The way leads over sectors that do not touch, twice over one, or off the map: go step by step.',
    'not-together': '{name} is not in the same sector: what moves together begins together.',
    'on-the-way': '{name} is on the way between two sectors: move it into one of them first.',
    'path-taken': 'Forces that are no friends come along this path from between the sectors: go another way.',
    'cannot-move':
      '{name} cannot move by itself: bases, ground units and what is mothballed stay where they are.',
    'too-far': '{name} can enter no more than {most|sector|sectors} this turn: shorten the way.',
    'not-controlled': 'You do not control sector {sector}: a move ends where you enter it.',
    'treaty-bars': 'A treaty keeps {name} out of the system {system}: go around it, or end the treaty.',
    'is-sentry': '{name} is a sentry and goes with its fleet: take it off its post first.',
    'moving-already': 'A unit of these moves by an earlier order: it moves once a turn.',
    'pay-in-full': '{design} cannot be built in parts: pay the whole price.',
    'held-up': 'Forces that are no friends have come to the sector: the move ends there.',
    'no-sentry': 'This unit is no sentry: nothing is to be taken off.',
    'no-size-four': '{name} cannot be a sentry: choose a frigate or destroyer in service.',
    'no-fleet-here': 'There is no such civil fleet of yours in the sector: choose one that is.',
    'no-trader': '{name} does not trade: choose a Trade Fleet.',
    'bad-route': 'A trade route has 1 to {most} sectors, each once, each beside the one before: draw it so.',
    'not-on-route': '{name} is not on this route: include the sector where it is.',
    'no-trade-treaty': 'There is no Trade Treaty with the owner of {system}: leave it out.',
    'no-such-class': 'You have no class {design}: choose one of your unit list.',
    'too-new': '{design} can be built from Y{year} on: choose a class that your technology has reached.',
    'too-many': 'One order buys {most} units at most: give another one.',
    'no-shipyard': 'There is no shipyard of yours in {system}: choose a system with one.',
    'worked-on': 'A yard is at work on {name} already: wait until it is done.',
    'not-crippled': '{name} is not crippled: nothing is to be repaired.',
    'in-service': '{name} is not mothballed: it is in service.',
    'no-mothballs': '{name} cannot be mothballed: only ships and civil fleets in service can.',
    'no-colonists': '{name} carries no colonists: choose a Colony Fleet in service.',
    'no-system-here': 'There is no system in sector {sector}: move to one first.',
    'settled-already': 'The system {system} has people already: found colonies where nobody lives.',
    'enemy-there': 'Armed enemies stand in sector {sector}: drive them away first.',
    'too-few-people':
      'The Census of {system} is too small for so many Colony Fleets: each takes one point along, and one stays.',
    'no-cargo': '{name} is no cargo: choose ground units, flights, satellites or mobile bases in service.',
    'handled-already': '{name} was embarked, landed or based this turn: handle it again next turn.',
    'aboard-already': '{name} is aboard already: land it first.',
    'no-carrier-here': 'There is no such unit of yours in the same sector to take it: choose one that is.',
    'no-room': 'There is no room for {name}: choose units with more, or several that carry nothing else.',
    'last-people': 'Only one point of Census is left in {system}: it stays.',
    'not-aboard': '{name} is not aboard of anything in a sector: embark it first.',
    'no-place-to-live':
      'People land only where people are and the Carrying Capacity has room, which {system} has not: choose another system.',
    'no-base-free':
      'No base is free for another flight in {system}: raise its Productivity, or choose another system.',
    'no-flight': '{name} is no flight: choose fighters or PFs.',
    'no-berth': '{name} has no room for another flight of its kind: choose another carrier.',
    'battle-refused': 'You refused a Defensive Battle at {system}: act against the planet next turn.',
    'no-troops': '{name} is no ground unit: only those invade.',
    'nobody-there': 'There is no colony in sector {sector} to act against: choose another one.',
    'no-war': 'You are not at war with the owner of {system}: declare war first.',
    'no-hostilities': 'Nothing is declared between you and the owner of {system}: declare hostilities first.',
    'no-guns': 'You have no warship with attack factors at {system}: bring some there.',
    'no-next-base': '{name} becomes no other base: choose a mobile base, base station or battle station.',
    'repair-first': '{name} is crippled: repair it first.',
    'no-base': '{design} is no base: only bases, satellites and web are built in other sectors.',
    'no-site':
      'No base of yours can be built in sector {sector}: choose one that you have been in and where nobody else lives.',
    'no-such-work': 'There is no such work of yours: choose some that is under way, each once.',
    'no-scrap': '{name} cannot be scrapped: land it instead.',
    'is-carrying': '{name} carries cargo: land it first.',
    'shares-cargo': '{name} carries cargo together with others: move all of them along.',
    'no-such-target': 'That unit is not in the enemy force: name one that is.',
    'game-master-only': 'Only the game master brings events about.',
    'not-yours-to-decide': 'Only the game master decides who leads an empire: write to them.',
    'led-already': '{power} is led so already: nothing is to be changed.',
    'nothing-said': 'The message says nothing: write it, or choose an event that does something.',
    'no-owner': 'Nobody owns a system in sector {system}: choose one of an empire.',
    'nothing-changes':
      'Nothing of that kind can change in {system}: choose another event, or another system.',
    'no-battle': 'There is no battle here whose result could be brought in.',
    'not-in-battle': 'A result names units that take part, and each once.',
    'cannot-be-crippled':
      'A unit that is crippled already, or has no crippled state, is whole or destroyed: say which.',
    'cannot-be-captured':
      'Ships and bases are captured, no flights, and by an empire that has a unit left in the battle.',
    'no-convoy': 'Ships are counted one by one of civil fleets alone: name such a fleet.',
    'too-many-freighters': 'This fleet has {most} ships: no more can be crippled and destroyed.',
    'no-winner': 'Whoever holds the field has a unit left there: name one of the two sides, or nobody.',
    'already-raised':
      'Productivity of {system} is already raised this turn: a system gains one point a turn, order the next one later.',
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
