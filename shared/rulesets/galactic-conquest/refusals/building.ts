/** Bases and yards. */
export const building = {
  'no-such-base': 'There is no base {hull} to build: choose another one.',
  'base-by-upgrade': 'A {hull} is not built new: build the smaller base first, and upgrade it step by step.',
  'ground-needs-system':
    'A {hull} stands on a system or around one, and there is none in {place}: build it elsewhere.',
  'platform-at-run':
    'A prospectors’ platform stands at a resource run in open space: build it in {place} once survey ships prospect there.',
  'merchants-build-platforms': 'Merchants build prospectors’ platforms: let the merchants pay.',
  'merchants-settle':
    'Merchants pay for what the new system in {place} needs: let them, or wait until it pays.',
  'settlers-one-base':
    'Merchants build one military base in orbit of a new system such as {place}: build something else.',
  'settlers-one-commercial': 'Merchants build one commercial base in orbit of {place}: make that one larger.',
  'no-room-for-bases': 'There is room for {room} more of {hull} in {place}: build no more than that.',
  'merchants-build-in-space':
    'Merchants pay for bases in open space alone, and {place} has a system: let the treasury pay.',
  'base-costs': 'That costs {cost} EP, and {left} EP are left: build less.',
  'no-such-module': '{unit} is not a module: name one that bases are fitted with.',
  'no-base-for-modules': 'There is no {hull} in {place} to fit with modules: choose another base.',
  'no-military-modules':
    'A {hull} is operated by civilians, and docks nothing of war such as {unit}: choose cargo or hospitals.',
  'no-room-for-modules': 'A {hull} has room for {room} more modules there: build no more than that.',
  'nothing-to-integrate': 'No large base of yours in {place} lacks integrated defense: choose another hex.',
  'base-needs-tech': 'A {hull} needs {project}, which your empire does not have: research it first.',
  'no-mauler-tech': 'A {hull} needs maulers, and your empire builds no ships with them: leave this out.',
  'maulers-and-hangars':
    'No fighters and gunboats are stationed on a {hull}: choose a base or a module without hangars.',
  'base-too-early': 'A {hull} is in service from the year {year} on: wait for it.',
  'base-unsurveyed': '{place} is not surveyed, and no base is built there: survey it first.',
  'base-abroad':
    '{place} is not yours to build in: build in your own territory, where nobody else has a base.',
  'base-beyond':
    'That costs {cost} EP, and the bank brings {left} EP more to {place} this turn, beyond your lines: build less.',
  'base-blockaded':
    'The system in {place} is blockaded, and the bank sends no points there: break the blockade first.',
  'no-such-upgrade': 'A {from} does not become a {hull}: no step on the way may be left out.',
  'no-base-to-upgrade': 'There is no {hull} in {place} that is not being worked on: choose another base.',
  'no-base-conversion':
    'To become a {hull} takes one of the {most} conversions of size class 2 of that turn, and all are used: wait a turn.',
  'no-ships-named': 'Nothing is named: choose one at least.',
  'merchants-scrap-nothing': 'Ships of the merchants are not scrapped: leave them out.',
  'merchants-usual': 'Merchants have usual crews alone: name none.',
  'computers-at-most': 'Your empire builds {most} computer-operated ships in a turn: leave this one out.',
  'no-ship-list': 'This game is older than ship lists: nothing can be built in it.',
  'hull-unlisted': 'No ship list of this game tells what {hull} cost or needs: leave it out.',
  'no-such-yard': 'This is not your yard, or its system is not yours: choose another one.',
  'fewer-bases': 'There are {left} of {unit} in {place}: name fewer.',
  'base-cut-off':
    'The system in {place} is cut off, and brings you nothing for its bases: wait until it is relieved.',
  'scraps-cut-off':
    'The system in {place} is cut off, and brings you nothing for what is scrapped there: wait until it is relieved.',
  'scrapped-already': 'These are being scrapped already: leave this out.',
  'guards-not-scrapped': 'Ships of the National Guard are not scrapped: leave them out.',
  'yard-cut-off':
    'The system of yard {yard} is cut off, and brings you nothing for it: wait until it is relieved.',
  'yard-builds-other':
    '{hull} is not built in a yard of the kind {yard}: choose another yard, or another ship.',
  'yard-is-full': 'Yard {yard} has work for as long as can be planned: choose another one.',
  'system-cut-off':
    'The system in {place} is cut off, and the bank sends no points there: what it has saved pays, {left} EP.',
  'ally-cut-off':
    'The system of your ally in {place} is cut off, and the bank sends no points there: pay elsewhere.',
  'produces-nothing':
    'The system in {place} is cut off, and no shipyard begins where nothing is produced: relieve it first.',
  'no-room':
    'This takes {takes|capacity point|capacity points} of {place}, and {left} {left:is|are} left: build less there.',
  'merchants-build-no':
    'Merchants build shipyards for size classes 3 and 4, and no {type}: let the treasury pay.',
  'yard-costs': 'This costs {cost} EP, and {left} are left: leave it out, or build something smaller.',
  'yard-not-for': '{hull} is not built there, or is a variant: choose another ship for the yard.',
  'yard-is-busy': 'Yard {yard} is at work, or not to be used yet: wait until it is done.',
  'yard-not-changed': 'Yard {yard} cannot be changed so: choose another change, or another yard.',
  'no-starbase': 'No starbase of yours stands in {place}: choose a hex where one does.',
  'guard-of-the-year':
    'Each starbase builds one National Guard ship in a year, and those in {place} have: wait for the next year.',
  'guards-at-most':
    'The starbases in {place} command {most|ship|ships} of the National Guard, and they have them: build no more.',
  'guards-small-first':
    'The National Guard in {place} would have more ships of size class 3 than of size class 4: build a smaller one first.',
  'not-for-guard':
    '{hull} is not a ship for the National Guard: choose a warship of size class 3 or 4 that is no variant, no war hull and no X-ship.',
  'not-old-enough':
    'Merchants get warships of size class 3 and 4 whose type has served for {years} years, no X-ships and none of foreign make: choose others.',
  'hands-over-too-many':
    'Two ships of size class 4, or one of size class 3, go to the merchants in a turn: leave some out.',
  'no-dock': 'No {dock} of yours that is not a yard yet stands in {place}: choose a hex where one does.',
  'dock-not-supplied':
    'The {dock} in {place} is not in supply, or lies in a radiation zone or unnavigable space: bring it into your core space.',
  'second-yards': 'Yards for second generation X-ships are SC3SY or SC4SY, and no {type}: lay one of these.',
  'too-early-for-second': 'Second generation X-ships are built from Y{year} on: leave this out.',
  'scraps-nowhere':
    'No yard, starbase or dock of yours that is free for this stands in {place}: choose another hex.',
  'less-in-stock': 'Your stock holds {left} of {unit}: scrap fewer.',
  'scraps-too-much': 'This would gain {gain} EP, and scrapping may gain {left} more this turn: scrap less.',
  'not-its-variant': '{hull} cannot become {to}: choose a variant of the same hull.',
  'not-across-the-border':
    '{place} is not the space of another empire: bring the ships to whoever is to have them.',
  'not-generic': 'Not all of these ships are generic, as freighters are: name others.',
  'gives-too-much':
    'These ships are worth {cost} EP, and {free} EP more may be given away this year: give fewer.',
  'one-station-yard': 'A base station in {place} is a shipyard already: leave this out.',
  'no-station': 'No base station of yours is free in {place}: build one first, or choose another system.',
  'station-is-yard': 'The base station in {place} is a shipyard: scrap the yard first.',
  'converted-already': '{ship} is converted this turn already: leave this out.',
  'no-yard-here':
    'No yard, starbase or dock of yours that is free for this stands here: bring the squadron to one.',
  'none-captured': 'No ship of this squadron was captured and is not converted yet: leave this order out.',
  'not-captured':
    'Not all of these ships were captured: name those that were, and are not converted yet ({ships}).',
  'nothing-repairs-here':
    'Nothing of yours repairs ships in {place}: bring the squadron to a system or a dock.',
  'too-many-prizes':
    'An empire converts {most|captured ship|captured ships} in a turn, and {left} {left:is|are} left: name fewer.',
  'outstanding-wanted':
    '{to} needs more crew units than {hull}, and too few outstanding ones are in reserve: convert another ship.',
  'converts-prizes-first': '{hull} was captured: convert it to your own use first, by the order for that.',
  'no-conversion-left': 'No conversion is left this turn for {hull}: wait, or choose a standard type.',
  'no-such-hull': 'Your empire has no ship {hull}: choose one of the list.',
  'yards-wait-for': 'Your shipyards build nothing yet: {hull} is in service from Y{year}, so wait for it.',
  'not-in-service': '{hull} is in service from Y{year}, and would be there too early: choose another ship.',
  'prototype-already': '{hull} would be one prototype too many for now: wait with it.',
  'monitors-for-merchants': 'No squadron has a {hull}: build it for the merchants, whoever pays.',
  'x-ships-begun': 'Your empire begins {most} X-ships of a size in a turn: leave this one out.',
} as const;
