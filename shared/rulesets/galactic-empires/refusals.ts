import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** What the rules refuse and warn about. */
export const refusals = refusalTable({
  unreadable: {
    'line-unreadable':
      'Line {line} cannot be read: name a ship of the battle once, and how many tenths of a hit point it loses, such as 3, or destroyed.',
    'ship-missing': '{ship} is missing from the sheet: add its line, with 0 if it lost nothing.',
    'unit-unknown':
      'The line «leaves» names «{unit}», which is no starfleet of this battle: name those that leave it, with commas between them, or nobody.',
    'stays-with-rules':
      'The battle cannot be flown: it takes two empires and no others, no standing defences, and 1 to 100 ships a side, in a ratio that six a side can keep. These rules fight it.',
    'outcome-of-another':
      'What came of it is of another battle: other ships fought there. Bring in the outcome of this one.',
    'broken-rule': 'At {at}: {what}.',
    'galaxy-empire-twice': 'An empire is named twice. Name each at most once.',
    'galaxy-empire-unknown':
      'There is no empire «{id}» in the tables. Choose one of the 26, such as romulan-star-empire.',
    'galaxy-empires': 'A galaxy needs at least {least} empires. Name more.',
    'galaxy-seat': 'Somebody is to hold «{id}», which is not among the empires of the game. Add it there.',
    'galaxy-seats': '{seats} seats are given for {count} empires. Ask for more empires.',
    'galaxy-too-small': '{sectors} sectors are too few for {count} empires. Ask for at least {least}.',
    'missing-reference': 'At {at}: there is no {what} «{id}» in this file.',
    'scenario-annexed':
      'Sector {number} {name} is annexed but has no owner. Give it one or leave it unannexed.',
    'scenario-annexed-twice': 'Sector {number} {name} has both «annexed» and «annexedTo». Leave one out.',
    'scenario-cloaked':
      '{unit} is cloaked, but {type} cannot cloak. Leave the type out, or name it in the parameter «cloakTypes».',
    'scenario-cloaked/empty': '{unit} is cloaked, but has no ships. Give it some, or leave «cloaked» out.',
    'scenario-deal-twice': 'Empire {id} names somebody twice in «{what}». Take one out.',
    'scenario-deal-twice/sector': 'Sector {number} {name} names somebody twice in «permitted». Take one out.',
    'scenario-deal-with-itself': 'Empire {id} names itself in «{what}». Take it out.',
    'scenario-deal-with-itself/sector':
      'The owner of sector {number} {name} needs no permission there. Take {owner} out of «permitted».',
    'scenario-decline':
      'Sector {number} {name} has a decline, but only a sector annexed to an empire that does not own it has one. Leave «decline» out, or name that empire in «annexedTo».',
    'scenario-empire-id': 'No empire can have the id «{id}». Give {name} another one.',
    'scenario-empire-id/form':
      'The id «{id}» is longer than 60 signs or has a dot, and would be mixed up with ids of units and orders. Use letters, digits and hyphens.',
    'scenario-empire-name-twice': 'Two empires are called «{name}». Rename one of them.',
    'scenario-empire-twice': 'Empire «{id}» is listed twice. Take one of them out.',
    'scenario-empire-unknown': '«{id}», {where}, is no empire of this scenario. List it or choose another.',
    'scenario-empire-unknown/near': '«{id}», {where}, is no empire of this scenario. Did you mean «{near}»?',
    'scenario-empty/empires': 'The scenario has no empires. Give it at least one.',
    'scenario-empty/sectors': 'The scenario has no sectors. Give it at least one.',
    'scenario-entry': 'At {path}: expected an object in braces.',
    'scenario-fleet-number': '{unit}: numbers go up to {most}. Choose a lower one.',
    'scenario-fleet-number-twice': '{unit}: another of the same owner has the number {number}. Renumber one.',
    'scenario-fleets':
      'Empire {owner} has {count} starfleets; the parameter «fleets» allows {most}. Take some out or raise it.',
    'scenario-format': 'This is no scenario. It must begin with "format": "{format}".',
    'scenario-garrison-cloaked':
      'The garrison of sector {at} {name} cannot be cloaked; only starfleets can. Leave «cloaked» out.',
    'scenario-garrison-number':
      'The garrison of sector {at} {name} must have the sector’s number, not {number}. Leave the number out.',
    'scenario-garrison-owner':
      'The garrison of sector {at} {name} must belong to the owner of the sector, {owner}.',
    'scenario-garrison-place':
      'Sector {at} {name} has no industrial center and no defences, so it cannot have a garrison. Make the unit a starfleet.',
    'scenario-garrison-twice': 'Sector {at} {name} has two garrisons. Put their ships into one.',
    'scenario-hex-twice': 'Sector {number} {name} lies on the hex of sector {other}. Move one of them.',
    'scenario-leaders': '{unit} has more than one leader. Let one admiral lead it.',
    'scenario-level-damage':
      'The defences of sector {number} {name} have {levelDamage} levels of damage, but only {level} levels. Give at most {level}.',
    'scenario-link-one-way':
      'Sector {number} {name} is linked to {link}, but not the other way. Add {number} to the links of {link}.',
    'scenario-link-to-itself': 'Sector {number} {name} is linked to itself. Take the link out.',
    'scenario-link-to-nowhere':
      'Sector {number} {name} is linked to {link}, which does not exist. Take the link out or add the sector.',
    'scenario-link-twice': 'Sector {number} {name} lists a link twice. Take one out.',
    'scenario-missing': 'In {what} «{member}» is missing: expected {expected}.',
    'scenario-name-twice': 'Sectors {namesake} and {number} are both called «{name}». Rename one of them.',
    'scenario-number-twice':
      'Two sectors have the number {number}, one of them {name}. Renumber one of them.',
    'scenario-passage-at-war':
      'Empire {id} gives passage to {enemy}, with whom it is at war. Take it out, or end the war.',
    'scenario-passage-at-war/sector':
      'Sector {number} {name} lets {enemy} through, with whom its owner is at war. Take it out of «permitted», or end the war.',
    'scenario-relation':
      'The relation of {pair} is given twice, or to itself. Give each pair of empires at most one.',
    'scenario-ruleset':
      'The scenario is for other rules. It must say "ruleset": "{ruleset}", or be used with its own.',
    'scenario-ships': '{unit} has more than {most} starships. Give it fewer.',
    'scenario-ships/empire': 'Empire {owner} has more than {most} starships in all. Give it fewer.',
    'scenario-unit-nowhere': '{unit} stands in no sector: {at} does not exist. Move it or add the sector.',
    'scenario-units':
      'There are more than {most} units, garrisons that come of themselves included. Take some out.',
    'scenario-unknown-member': 'In {what} there is no «{name}». Possible are: {known}.',
    'scenario-unknown-member/near': 'In {what} there is no «{name}». Did you mean «{near}»?',
    'scenario-version':
      'The scenario must say "version": {version}, the only one there is. Another was made by another program.',
    'span-reversed': 'A span from {least} to {most} is empty. Put the smaller figure first.',
    'unknown-builder': 'At {path}: there is no builder «{written}». Name one, such as {near}, or list types.',
    'unknown-starship':
      'At {path}: no starship type is called «{id}». Types are builder/name, such as romulan/hawk-heavy-cruiser.',
    'unknown-starship/form':
      'At {path}: expected a starship type as builder/name, such as romulan/hawk-heavy-cruiser.',
    'unknown-starship/near':
      'At {path}: no starship type is called «{written}». Types are builder/name, such as {near}.',
  },
  impossible: {
    'accepts-already': 'You accept gifts from the {empire} already. Remove the order.',
    'battle-not-there':
      'No battle there can be fought elsewhere: it takes two empires and no others, no standing defences, and 1 to 100 ships a side, in a ratio that six a side can keep. Leave it to the rules.',
    'cannot-leave':
      'Only starfleets of the battle can leave it, not at retreat level 5, and not those that follow another one there, with which they go. Name another, or nobody.',
    'hits-exceeded': 'The ship has {left} tenths of hit points. Let it take at most so much damage.',
    'ship-not-there':
      'A ship is named twice, or does not fight there. Name each ship of the battle once at most.',
    'admiral-limit': 'Your standing allows you {most} admirals, and you have {serving}: disband one first.',
    'admiral-limit/commoner': 'Your standing allows you no admirals: only royalty has them.',
    'alliance-with-enemy':
      'You are at war with the {empire}. Make peace first; an alliance can follow in the turn after.',
    'allied-already': 'The {empire} is your ally already. Remove the order.',
    'annexed-already': '{place} is annexed to you already. Remove the order.',
    'build-limit': '{place} builds {most} starships a turn, and they are all ordered.',
    'build-limit/forecast':
      'Of {ordered} starships {count} will be built: the industrial center builds no more in one turn. Leave the rest for the next turn.',
    'build-limit/order':
      '{place} builds at most {most} starships a turn; {count} are ordered. The surplus is not built.',
    'build-limit/turn':
      'Of {ordered} starships {count} were built: the industrial center builds no more in one turn. Order the rest next turn.',
    'cannot-cloak':
      'A starfleet cloaks only when all its ships can, and {type} cannot: leave such ships behind.',
    'cloaked-already': 'The starfleet is cloaked already: remove the order.',
    'cloaked/pillage': 'Cloaked units do not pillage: decloak first.',
    'cloaked/transfer': 'Cloaked units neither give nor take: decloak first.',
    'cloaking-changed':
      'The starfleet has cloaked, decloaked or been found this turn: its cloaking can change again in the next one.',
    'commoners-keep-reports':
      'Only royalty shares scouting reports in this game, and you are a commoner. Remove the order.',
    'decreed-already': 'The {empire} is that already. Remove the order.',
    defeated: 'Your empire is defeated: nobody deals with it any more.',
    'fewer-levels':
      'Of {ordered} levels ordered {levels} can be razed: each takes {workers} starships, and no more than {most} fall in one sector in one turn. Order the rest next turn.',
    'fleet-number': 'An empire has starfleets 1 to {most}; {number} is none of them. Choose a free number.',
    'fleet-number-taken': 'You have a starfleet of number {number} already. Choose a free number.',
    'follows-in-circle': 'The unit it is to follow follows this one: let one of them follow none.',
    'follows-itself': 'A unit cannot follow itself: choose another unit, or none.',
    'follows-nobody': 'You have no such unit to follow: choose one of your own.',
    'foreign-receiver': 'Starships and admirals pass between own units only: choose one of yours.',
    'game-master-only': 'Only the game master can order this: write to them, and remove the order.',
    'garrison-builds':
      'Only a garrison builds starships. Give the order to the garrison of a sector with an industrial center.',
    'garrison-busy':
      'The garrison searches, builds or pillages already, which takes its whole turn: pillage in the next one.',
    'garrison-cloaks': 'A garrison cannot cloak: transfer its ships to a starfleet.',
    'garrison-defends':
      'A garrison always defends its sector and never retreats, so the order changes nothing: remove it.',
    'garrison-hires':
      'Only a garrison hires admirals. Give the order to the garrison of a sector with an industrial center.',
    'garrisons-stay': 'A garrison never moves: transfer its ships to a starfleet.',
    'garrisons-stay/wait': 'A garrison holds its position anyway: it needs no order to wait.',
    'gifts-refused': 'The {empire} refuses your gifts: ask it to accept them.',
    'guest-pillages':
      '{place} lets you through by permission of {empire}: who has permission cannot pillage. Leave it in peace, or give the permission up first.',
    'highest-level':
      'The sector defences of {place} stand at level {most}: nothing higher can be built. Remove the order.',
    'hired-already': 'A garrison hires one admiral a turn: hire another elsewhere, or next turn.',
    'independents-stay': 'Independent forces do not leave their sectors: order your own.',
    'leader-not-in-unit':
      'This admiral is not in the unit when leaders are named: transfer the admiral this turn and name them leader in the next.',
    'moved-before-search':
      'A search takes the whole turn, and the unit has travelled in it: let it stay where it is, or search in the next turn.',
    'moved-cloaked':
      'A cloaked starfleet that has moved cannot decloak in the same turn: decloak before it moves, or in the next turn.',
    'neutral-too-lately':
      'You and the {empire} were not neutral when the turn began. Offer the alliance in the next.',
    'never-met': 'Giver and receiver are not in one place: let them meet in the same phase.',
    'no-address': 'The ambassador has no address to bring: write down where the other ruler shall write to.',
    'no-admirals':
      'There is no admiral in the unit: hire one at an industrial center, or transfer one to it.',
    'no-alliance': 'The {empire} is not your ally, so there is nothing to cancel. Remove the order.',
    'no-convoy':
      'No way of {range} links or fewer leads from a garrison of yours to one of the {empire} through sectors that let you pass: ask for passage.',
    'no-free-number': 'An empire has no more than {most} starfleets: join some of yours first.',
    'no-garrison':
      'A convoy leaves from a garrison, and you have none: hold a sector with an industrial center or defences.',
    'no-hiring-center':
      '{place} has no industrial center, so nobody can be hired there: hire where you have one.',
    'no-industrial-center':
      '{place} has no industrial center, so nothing is built there: build where you have one.',
    'no-name': 'The ruler needs a name that can be read: write one.',
    'no-partner': 'You have no other unit to transfer to: form a starfleet first.',
    'no-passage-granted': 'The {empire} has no passage rights from you. Remove the order.',
    'no-permission':
      '{place} belongs to {empire}, which lets you through only with permission: ask for it, or declare war.',
    'no-permission-granted': 'The {empire} has no special permission for {place}. Remove the order.',
    'no-permission-held':
      '{place} is no independent sector for which you hold special permission. Remove the order.',
    'no-permission/works':
      'You have no permission for {place} when defences are built: hold the sector, or ask its owner.',
    'no-ships-left': 'No starship of the unit is left to be disbanded or salvaged.',
    'no-starships': 'Admirals alone do not pillage: the unit needs starships for it.',
    'no-such-admiral':
      'This admiral is not in the unit then: give the order to the unit that has the admiral.',
    'no-such-admiral/transfer':
      'This admiral is not in the unit: give the order to the unit that has the admiral.',
    'no-such-sector': 'There is no such sector: choose one on the map.',
    'no-such-ships/disband':
      'No starship of this type is in the unit when ships are disbanded: choose a type it has then, or remove the order.',
    'no-such-ships/ranks':
      'No starship of this type is in the unit when ranks are reassigned: choose a type it has then, or remove the order.',
    'no-such-ships/transfer':
      'No starship of this type is in the unit when it meets the receiver: choose a type it has then.',
    'no-such-unit':
      'You have no such starfleet: it was destroyed, dissolved or never formed. Remove the order, or form it first.',
    'no-such-unit/receiver': 'You have no such starfleet to receive them: form it first.',
    'no-time-to-search':
      'A search takes the whole turn, and the unit has searched, pillaged, worked, retreated or fought on enemy ground in it: search in the next turn.',
    'no-unit': 'This order belongs in the plan of a unit: remove it and give it to the unit instead.',
    'nobody-rested':
      'All ships in the unit have moved or searched elsewhere in this turn: let them search in the next one.',
    'nobody-to-take':
      'The {empire} has no starship in {place} or next to it to take it over: it must send one.',
    'not-annexed': '{place} is not annexed to you, so there is nothing to cede. Remove the order.',
    'not-at-war': 'You are not at war with the {empire}, and peace is offered to enemies. Remove the order.',
    'not-at-war/pillage':
      '{place} belongs to {empire}, with which you are not at war: declare war, or pillage elsewhere.',
    'not-cloaked': 'The unit is not cloaked when it is to decloak: remove the order.',
    'not-enough-money/annex':
      'Annexing {place} costs {cost} resources, more than the treasury holds by then. Spend less before.',
    'not-enough-money/build':
      'Of {ordered} starships {count} were built: the treasury held no more by then. Order the rest next turn.',
    'not-enough-money/build-forecast':
      'Of {ordered} starships {count} will be built: the treasury holds no more by then. Spend less before.',
    'not-enough-money/defences':
      'A level of sector defences in {place} costs {cost} resources, more than the treasury holds by then. Spend less before.',
    'not-enough-money/espionage':
      'Espionage costs {cost} resources, more than the treasury holds by then. Spend less before.',
    'not-enough-money/hire':
      'Hiring an admiral costs {cost} resources, more than the treasury holds by then. Spend less before.',
    'not-enough-money/sending':
      'Sending {amount} resources costs {fee}% more, and the treasury holds enough for {most} at most by then: send less.',
    'not-enough-move-points':
      'This costs {cost} and {left} move-points are left: shorten the way, or leave slower ships behind.',
    'not-enough-move-points/none':
      'No move-points are left for this: shorten the way, or leave slower ships behind.',
    'not-enough-move-points/pillage':
      'Pillaging takes a move-point at least and the unit has none left: pillage before it has spent them all.',
    'not-linked': 'No way leads from {from} to {place}: travel through the sectors between.',
    'not-offered-back':
      'The {empire} did not offer the same this turn, so nothing came of it. Agree with its ruler, and both offer again.',
    'not-on-build-list': '{place} does not build the {type}. Choose a type of its build list.',
    'not-owned-at-start': '{place} was not yours at the start of the turn. Annex it next turn.',
    'not-owned/annex': '{place} is not yours when sectors are annexed: hold it, or remove the order.',
    'not-owned/build': '{place} is not yours when starships are built: hold it, or remove the order.',
    'not-owned/cede': '{place} is not yours when sectors are ceded: hold it, or remove the order.',
    'not-owned/give': '{place} is not yours when sectors are given away: hold it, or remove the order.',
    'not-owned/raze': '{place} is not yours when structures are razed: hold it, or remove the order.',
    'not-shared': 'You share no scouting reports with the {empire}. Remove the order.',
    'not-your-sector':
      '{place} is not yours, and special permission is its owner’s to give. Choose a sector of your own.',
    'not-your-unit': 'This unit is not under your command: order your own units.',
    'nothing-to-cloak':
      'There are no ships in the starfleet when it is to cloak: transfer some to it before.',
    'nothing-to-give': 'You have no sector that you could give away, beside those you give already.',
    'nothing-to-move':
      'There are no ships in the starfleet to travel with: transfer some to it before it leaves.',
    'nothing-to-raze': '{place} has no sector defences to raze. Remove the order.',
    'nothing-to-search-with':
      'There are no ships in the unit when it is to search: transfer some to it before.',
    overruled:
      'A later order of this plan is about the same, and only the last one counts. Remove one of them.',
    'own-empire': 'This order is about another empire, and the {empire} is your own. Remove it.',
    'passage-already': 'The {empire} has passage rights from you already. Remove the order.',
    'passage-to-enemy':
      'You are at war with the {empire}, and enemies are granted no passage. Make peace first.',
    'permission-already': 'The {empire} has special permission for {place} already. Remove the order.',
    'permission-held': 'You have special permission for {place} already. Remove the order.',
    'permission-not-sold': 'Independent sectors sell no permission in this game. Remove the order.',
    'permission-refused':
      '{place} sells you no special permission: it must be independent, and the treasury must hold its undamaged revenue when the turn begins.',
    'permission-to-enemy': {
      text: 'You are at war with the {empire}, and enemies are granted no permission. Make peace first.',
      also: 'place',
    },
    'pillaged-already':
      '{place} has been pillaged this turn and yields nothing more: pillage it in the first phase, or next turn.',
    'raised-already':
      'The sector defences of {place} rise by one level a turn, and another unit builds it: order the next level next turn.',
    'razed-already': 'No more than {most} levels are razed in {place} in one turn: order the rest next turn.',
    'refuses-already': 'You accept nothing from the {empire} already. Remove the order.',
    'same-unit': 'A unit cannot transfer to itself: choose another unit.',
    'shared-already': 'You share your scouting reports with the {empire} already. Remove the order.',
    'too-few-workers':
      'Work on sector defences takes {workers} starships for each level that do nothing else all turn, and the unit has {present}: transfer more to it.',
    'too-many-gifts':
      'No more than {gifts} sectors can be given away in one turn: give this one in the next.',
    'too-many-phases': 'A turn has no more than {most} phases: shorten the plan.',
    'too-many-proclamations':
      'Of one empire {most} proclamations are read in a turn: this one was not. Say it in the next turn.',
    'too-weak':
      'The units that pillage here have a combat of {combat} together; the people give way to {least} and more. Let more starships pillage in the same phase.',
    'unknown-empire': 'There is no such empire in this game any more. Remove the order.',
    'untidy-name':
      'This name is blank, or has hidden signs, heaps of accents, or spaces too many: write a plain one. Orders with such a name are not taken.',
    'war-already': 'You are at war with the {empire} already. Remove the order.',
    'war-is-new': 'War with the {empire} breaks out this very turn. Offer peace in the next.',
    'war-on-ally': 'The {empire} is your ally. Cancel the alliance first; war is possible in the turn after.',
    'war-on-self': 'You cannot declare war on yourself. Remove the order.',
    'work-lost': 'The sector changed hands this turn, and the work of its garrison was lost: order it anew.',
    'worker-moved':
      'The starfleet moved this turn, so it cannot work on sector defences: leave out one or the other.',
    'worker-retreated':
      'The starfleet retreated from its work on the sector defences: order it anew where it is needed.',
    'works-already':
      'The unit works on sector defences this turn already: it builds one level or razes, once. Keep one of the orders.',
    'works-instead':
      'Work on sector defences takes the unit all turn and leaves it no move-points: send other ships, or do without the work.',
  },
  doubtful: {
    'admiral-elsewhere':
      '{admiral} is not in this unit at the start of the turn. The admiral must join it before leaving it.',
    'battle-decides':
      '{place} is not yours yet: the battle expected there decides whether this work can be done.',
    'battle-takes-move-points':
      'The battle expected in {place} in phase {phase} will use up all move-points: the unit will go no further, unless the enemy leaves first.',
    'comes-later':
      'It comes to {place} in phase {phase}, and {other} fights there alone in phase {first}. To fight together, let {other} wait.',
    'empty-starfleet':
      'Nothing joins the new starfleet, so it will be dissolved at the end of the turn: transfer ships or an admiral to it.',
    'fleets-abroad':
      '{count|starfleet of yours is|starfleets of yours are} in sectors of the {empire}: if it revokes their passage, they can go only where others let them pass. Bring them home first.',
    'follows-garrison':
      '{unit} never retreats, so a unit that follows it will not retreat either. Choose a starfleet, or none.',
    'given-already': 'This is in your plan already. Remove it there, if you have changed your mind.',
    'more-than-present/giving-up':
      'The unit has {present} {type} at the start of the turn; you give up {count}. As many will go as are there by then.',
    'more-than-present/giving-up-forecast':
      'Of {ordered} starships {count} will be given up: the unit has no more of this type by then.',
    'more-than-present/transfer':
      'The unit has {present} {type} at the start of the turn; you transfer {count}. As many will go as are there by then.',
    'more-than-present/transfer-forecast':
      'Of {ordered} starships {count} will go: the unit has no more of this type by then.',
    'needs-headquarters': 'This order belongs to the headquarters: give it there, so that you find it again.',
    'no-convoy/known':
      'You know of no way of {range} links or fewer from a garrison of yours to one of the {empire} through sectors that let you pass: without one nothing will be sent. Ask for passage.',
    'nobody-to-take/known':
      'You know of no starship of the {empire} in {place} or next to it: unless it sends one there, the sector will not be given.',
    'over-annexation-limit':
      'Your standing keeps {annexed} sectors annexed; this one is beyond them, and one sector a turn will be lost to local control. Cede another first.',
    'passage-stays':
      'The {empire} may still travel through your sectors, and be in their midst when it declares war. Revoke its passage rights too.',
    'pillages-own':
      '{place} is annexed to you and pays its revenue anyway: pillaged, it is damaged, and pays less from then on.',
    'proclamation-short':
      'Too short: it has {length} characters and will earn nothing. At least {shortest} characters earn {reward} resources.',
    'rank-count':
      'The ranks name {named} {type} and the unit has {present} at the start of the turn: rank 1 will be filled first, and ships left over will stay where they are.',
    'retreats-at-once':
      'It retreats {when}, and has no ships there: it will leave {place} after the first round of battle. Put ships there, or choose another retreat level.',
    'retreats-never':
      'It retreats {when}, and all its ships stand there: in {place} none will be left to retreat. Put some in a higher rank.',
    'second-proclamation':
      'Only the first proclamation of a turn earns anything. Keep this one for the next turn.',
    shortfall: 'You spend {missing} resources more than the treasury holds. What will be cut: {orders}.',
    'upkeep-unpaid':
      'Upkeep takes {upkeep} resources and only {paid} can be paid: each ship that is not paid for will be lost with one chance in two. Of your expenses, only resources you send come before upkeep: send less, or keep more in the treasury at the end of a turn.',
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;
export const doubtful: typeof refusals.doubtful = refusals.doubtful;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
