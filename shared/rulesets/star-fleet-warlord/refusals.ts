import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something: of all orders here, of families of them in their files. */
export const refusals = refusalTable({
  unreadable: {
    'galaxy-seats': 'A galaxy of {size} sectors has room for {least} to {most} Corporations: name so many.',
    'galaxy-size':
      'A galaxy is {least} to {most} sectors wide and as many high, and {size} is not. Choose a size within that.',
    'galaxy-victory':
      'There are {most} {what} in such a galaxy, and {goal} would win: nobody could. Let {most} win, or fewer.',
    'galaxy-figure':
      '{line} is no figure of this game with a value from {least} to {most}. Write the name and the value, such as {example}.',
    'galaxy-figure/unknown':
      'There is no figure called {name}. The README of these rules lists them; {example} is one with its value.',
    'galaxy-variant': 'Games of this kind cannot be begun: {why}',
    'galaxy-hex': 'Sector {sector} has a line that is no hex: {line}. Write one as {example}.',
    'galaxy-sectors':
      'A galaxy of {size} sectors has {count} of them, and this one has {found}. Write each once.',
    'galaxy-homes':
      'There are {found} homes for players on this map, and {count} Corporations. Mark as many hexes as home as there are Corporations.',
    'galaxy-seat-twice': 'Corporation {seat} is named twice. Name each once.',
    'galaxy-seat-of-power': 'Seat {seat} is kept for a power that nobody plays. Name seats from c01 on.',
  },
  impossible: {
    'no-such-ship': 'You have no such ship: it may be lost. Take the order out.',
    'not-for-headquarters': 'This is an order of a ship: write it in the line of one.',
    crippled: '{ship} is crippled, and cannot do this: have it repaired first.',
    'crew-too-weak': 'The crew of {ship} is too weak for this: it takes level {least}.',
    'not-able': '{ship} cannot do this: it takes {what}.',
    'too-dear': 'This costs {price} {what}, and there are {holds}: nothing is done, and nothing spent.',
    'no-orders-left': 'There are {most} miscellaneous orders in a turn: this one is one more.',
    'corporation-fallen': 'Your Corporation has lost its Home Office for good, and gives no more orders.',

    // Ships on their way, and what terrain does to them.
    'initial-build': 'Ships do not move in the year of the Initial Build: give the order next year.',
    'no-such-pulse': '{ship} has a speed of {speed}: leave this pulse empty.',
    'whole-turn': '{title} takes the whole turn: write it alone, in the first pulse.',
    'turn-taken': 'The whole turn goes to {title}: take this order out.',
    'not-adjacent': 'Hex {hex} is not next to {place}: write one of its neighbours.',
    'moves-cancelled': 'A move before this one was illegal: the later ones are cancelled.',
    frozen: '{ship} is frozen in a stasis zone for the rest of the turn.',
    'no-minefield': 'There is no old minefield in {place}: look at the direction again.',

    // Ships that are bought, and what they cost.
    'not-for-ships':
      'Your Home Office does this, and no ship: write the order among the miscellaneous orders.',
    'no-home-office': 'New ships come by way of your Home Office, which is not yours now: win it back first.',
    'no-such-design': 'The Ship List has no {design}: look it up there.',
    'not-sold': '{design} cannot be bought: look for another in the Ship List.',
    'not-yet-for-sale': '{design} is for sale from Y{year} on.',
    'specialty-bought': '{design} is had once in a game, and you have bought yours.',
    'only-at-a-gate': '{design} is delivered at another Warp Gate only: name one of yours.',
    'no-cloak-for-sale': 'Only ships of race O are sold with a cloaking device.',
    'too-many-bought': 'A Corporation buys {most} ships in a turn at the most.',
    'price-above-limit': '{design} costs {price} EP, more than the {most} of the order.',
    'price-above-percent':
      '{design} costs {price} EP, more than {percent}% of its list price, which is your limit.',
    'no-primary-race': '{race} is no race that can be a primary one: civilian ships are had without it.',
    'primary-already': '{race} is one of your primary races already.',
    'no-more-primaries': 'You have {most} primary races, and no more are possible: change one.',
    'not-a-change-year':
      'Primary races are changed in every {every}th year only: Y177, Y189, Y201 and so on.',
    'not-primary': '{race} is none of your primary races.',
    'no-ads-of-race':
      'Advertisements show ships of one race that sells some, of ALL, or of PRIMARY ones: {race} is none of these.',
    'no-megaship-yard': 'Only the owner of a Mega-Battleship Producer, a Sector Special, begins such a ship.',
    'megaship-begun':
      'One is built already, with {paid} of {all} instalments paid: the next is begun after it.',
    'dragon-bought':
      'A Dragon Hatchery sells {most|space dragon|space dragons} a year: buy another one next year.',
    'no-such-percent':
      'Ships are limited to {least} to {most} percent of their list price, or by 0 not at all.',

    // What ships are made for: missions, refits, upgrades, cloaks and links.
    'cloak-disrupted': 'No cloak holds in {terrain}, except with a crew of level 7: move on first.',
    'cloaked-already': '{ship} is cloaked already.',
    'no-such-mission': '{ship} cannot have mission {mission}: its page lists those that it can.',
    'mission-already': 'The ship is in mission {mission} already.',
    'nowhere-to-change':
      'Missions are changed at a base of yours, or beside an integration ship that stands still.',
    'no-refits-yet': 'Ships are refitted from Y{year} on.',
    'no-refit-for-it': '{ship} cannot be made faster: it is so already, does not move, or is a monster.',
    'nowhere-to-refit':
      'Ships are refitted at a base of yours, or beside a fleet repair dock that stands still.',
    'no-upgrade-for-it': '{ship} cannot be upgraded: it was so already, or is a monster.',
    'too-young': '{ship} is upgraded from an age of {age} on.',
    'nowhere-to-upgrade':
      'Ships are upgraded at a base of yours, or beside a repair ship that stands still with a point to spare.',
    'has-a-cloak': '{ship} can cloak already.',
    'no-base-here': 'Nothing here is a base of yours.',
    'no-mothership':
      'No ship of yours in this hex is {design} number {number}: look at the ships that begin here.',
    'no-room-for-satellite': '{ship} takes along {most|satellite|satellites} and no more.',
    'no-starbase':
      'Ships displace from one Starbase of yours to another: {place} is none, with {least} points at the least.',

    // The Graveyard, and money lent.
    'only-in-initial-build': 'The Default Build is made in Y{year} alone.',
    'no-loans-any-more': 'Loans were granted until Y{last}, and are no more: pay back what you owe.',
    'no-more-is-lent':
      'You owe {debt} EP, and {times} times the value of your stock is the most that is lent: pay some back first.',
    'no-graveyard': 'There is no Graveyard of Ships in this game: take the order out.',
    'graveyard-closed': 'The Graveyard of Ships cannot be entered before Y{year}: wait until then.',
    'graveyard-once': 'You have sent a ship to the Graveyard already, and each Corporation sends one.',
    'graveyard-linked': '{ship} has satellites, and one ship goes alone: take their links out.',
    'no-way-into-graveyard': 'Displacement leads out of the Graveyard, and never into it.',
    'no-way-to-graveyard':
      'The Graveyard is entered from a Gravity Well, a Black Hole or a White Dwarf, and here is {terrain}. Go to one first.',
    'nothing-owed': 'You owe nothing: take the order out.',

    // What ships carry, store and repair with.
    'nothing-to-fix': 'No ship here has damage or drained engines.',
    'nothing-to-repair': '{ship} needs no repairs.',
    'no-spares':
      '{ship} has no repair points left: refill them at a base, a repair planetoid or molten ores.',
    'too-few-spares':
      '{ship} has fewer than {least} repair points: refill them at a base, a repair planetoid or molten ores.',
    'nothing-to-give': 'No ship here that stands still has room for what could be given.',
    'site-here': 'Decoys cannot be dropped where a site is: fly to another hex.',
    'no-decoys': 'There are no decoys in store: buy some with BY.',
    'no-decoys-here': 'None of your decoys is here.',
    'point-terrain-here': 'A logistics base needs a hex without a site or other point terrain.',
    'no-pfs-yet': 'PFs are for sale from Y{year} on.',
    'nowhere-to-repair':
      'Nothing here repairs ships: go to a base of yours, a repair planetoid, or a repair ship that stands still with a point to spare.',

    // Crews, officers and Prime Teams.
    'nobody-to-cure': 'No ship that stands still here has a crew below its best.',
    'nowhere-to-train':
      'Crews are trained at a base, or beside an integration ship that stands still: go there first.',
    'trained-enough': 'Training ends at level {level}: only experience takes the crew of {ship} further.',
    'aboard-already': '{ship} has one already: {who}.',
    'nobody-waiting': 'Nobody like that waits for an assignment: {who}.',
    'nowhere-to-board':
      'People come on board at a base, at an Academy Center, or beside an integration ship that stands still: go there first.',
    'ships-alone': '{who}: they serve on ships alone.',
    'stationed-already': 'There is one at this site already: {who}.',

    // Sites, their fortifications and what hexes are worth.
    'not-your-site': 'This hex is no site of yours: only your own sites can be defended.',
    'too-few-points': 'An order fortifies with {least} EP at least, and this one says {ep}.',
    'just-captured': 'This site was captured this turn: it can be fortified from the next turn on.',
    'no-site-to-fortify': 'You have no site of this kind that could be fortified.',
    'garrison-unchanged':
      'Nobody can be sent or called back: a site holds a fighter for every 20 points and a PF for every 50, and they must be in store.',
    'penal-ship': '{ship} is a penal ship, and those may not prospect.',
    'not-devastated': 'Nothing here is devastated.',
    'nothing-to-take-down': 'Nothing stands at this site that could be taken down.',

    // Raids, bombardment and devastation.
    'no-site-here': 'There is no site in this hex.',
    'no-site-there': 'There is no site in that hex: name one that has a site.',
    'devastated-already': 'This site is devastated already.',
    'drones-stopped':
      'Drones do not reach a site in a negative energy field or an antimatter zone: none is fired.',

    // What ships and bases see.
    'no-base-orders':
      '{code} takes {uses|Starbase order|Starbase orders}, and there are {left} left in this run: a Starbase or a larger base gives some.',
    'base-too-small': '{code} takes a base with {least} points, and this one has {points}.',
    'out-of-range': 'No base of yours is in the sector of this hex, or in one beside it.',
    'launched-already': 'This base has launched drones in this run already.',
    'too-few-drones': '{drones|drone|drones} are to be launched, and {store} are in store: buy more with BD.',
    'too-many-drones': '{drones|drone|drones} are to be launched, and this base launches {most} at once.',
    'ships-only': '{ship} is a limited scout, which sees ships and nothing else: scan for SHIP.',
    'scan-blocked': 'Nothing can be scanned from {terrain}: move on first.',

    // Espionage, posts and sabotage.
    'too-early-to-spy': 'This is possible from Y{first} on: take the order out until then.',
    'not-yours-to-bug': 'Listeners are left at a site of your own, and this is none.',
    'post-already': 'Your listeners are at this site already.',
    'no-post-there': 'You have no listeners at this site: leave some while a site is yours.',
    'nobody-to-rise-against': 'This site is yours: there is nobody to rise against.',
    'too-little-to-blow-up': 'Sabotage takes {least} EP at least, and there are {ep} for it.',
    'not-yours-to-search': 'You can search your own sites for listeners, and this is none.',
    'shielded-already': 'Spies are kept away already until your next run.',
    'no-such-code': 'There is no espionage of code {code}: the codes are 1 to 12.',
    'nobody-to-spy-on': 'There is no Corporation {number} to spy on.',
    'no-such-sector': 'There is no sector {sector} in this galaxy: name one of the map.',

    // Messages, names, and how a Corporation stands to others.
    'no-such-number': 'Nobody has the number {number}: look it up among the others, or write 0 for nobody.',
    'own-number': '{number} is your own number: write that of somebody else, or 0 for nobody.',
    'no-lines-yet': 'Order lines are sold from turn {first} on, counted from Y166.',
    'too-many-lines': '{most} lines may be bought for a run this year, and {lines} are bought already.',
    'no-lines-kept': 'No lines are bought in every run, so that there is nothing to end.',
    'no-such-tactic': 'There is no tactic {number}: they are numbered from 0 to 9.',
    'name-is-kept': 'A Corporation keeps the name that it has at the end of Y{last}.',
    'name-with-article':
      'The name of a Corporation does not begin with an article, as {name} does: leave it out.',
    'name-taken': 'Somebody else is called {name}: choose another name.',
    'no-ship-numbered': 'You have no {design} with the number {number}.',
    'not-your-site-to-name': 'This hex is no site of yours: only your own sites can be named.',
    'no-phone': 'No telephone number is set: write it after ON or OFF.',
    'sign-not-said': 'The sign {sign} stands in nothing that is told to others: leave it out.',
    'one-message-to-all':
      'One message a turn goes to all Corporations, and you have sent it: send this one to some.',
    'no-teams': 'There are no teams in this game: send the message to Corporations, one by one.',
    'nobody-numbered': 'Nobody has the number {number}: look it up among the others.',
    'message-to-oneself': '{number} is your own number: send the message to somebody else.',
    'hears-no-messages': 'Number {number} is no Corporation, and ignores messages.',
    'nothing-said': 'This message says nothing: write its text.',
    'percent-out-of-range': 'An attack percentage is from {least} to {most}; {percent} is not.',

    // Sector Specials, random events, stock and lists.
    'nobody-trades': 'Only the owner of a Council Trading Official, a Sector Special, trades resources.',
    'trade-for-itself': 'A resource is traded for another one: name two.',
    'nobody-calms': 'Only the owner of a Site Deactivator, a Sector Special, calms a hex.',
    'calmed-one': 'One hex is calmed in a turn: calm the other one next year.',
    'nothing-to-calm': 'Nothing in this hex does anything to ships that enter it.',
    'no-events': 'This game has no random events.',
    'no-events-yet': 'There is no random event in the year of the Initial Build.',
    'wished-already': 'The first of EV and NE counts, and you have given one: leave this one out.',

    // The game master.
    'game-master-only': 'Only the game master decides this. Take the order out.',
    'no-such-corporation': 'There is no such Corporation in the game any more. Take the order out.',
    'led-already': '{name} is led so already. Take the order out.',
    'nothing-announced': 'This message says nothing: write its text.',
  },
  doubtful: {
    'captain-without-doctor':
      'No doctor is aboard: heavy damage to the ship can kill its Captain. Take one on board too.',
    'less-is-lent': 'No more than {lent} EP are lent now: you will get those, and not {ep}.',
    'thin-walls':
      'With {points} points of fortification {place} holds nobody up: spend enough for {least}, or save the EP.',
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;
export const doubtful: typeof refusals.doubtful = refusals.doubtful;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
