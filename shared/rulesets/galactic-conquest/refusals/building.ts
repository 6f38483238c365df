/** Bases and yards. */
export const building = {
  'no-such-base': 'There is no base called {hull}: choose another one.',
  'base-by-upgrade':
    'A {hull} cannot be built new: build the smaller base first and upgrade it step by step.',
  'ground-needs-system':
    'A {hull} stands on a system or around one, and there is none in {place}: build it elsewhere.',
  'platform-at-run':
    'A prospectors’ platform needs a resource run in open space: build it in {place} once survey ships are prospecting there.',
  'merchants-build-platforms': 'Prospectors’ platforms are built by the merchants: let the merchants pay.',
  'merchants-settle':
    'Merchants pay for what the new system in {place} needs: let the merchants pay, or wait until the system pays.',
  'settlers-one-base':
    'Merchants build only one military base in orbit of a new system such as {place}: build something else.',
  'settlers-one-commercial':
    'Merchants build only one commercial base in orbit of {place}: upgrade that one.',
  'no-room-for-bases': 'There is room for {room} more {hull} in {place}: build no more than that.',
  'merchants-build-in-space':
    'Merchants pay only for bases in open space, and {place} has a system: let the treasury pay.',
  'base-costs': 'That costs {cost} EP, and {left} EP are left: build less.',
  'no-such-module': '{unit} is not a base module: name one that is.',
  'no-base-for-modules': 'There is no {hull} in {place} to fit with modules: choose another base.',
  'no-military-modules':
    'A {hull} is run by civilians and takes no military modules such as {unit}: choose cargo or hospitals.',
  'no-room-for-modules': 'That {hull} has room for {room} more modules: build no more than that.',
  'nothing-to-integrate':
    'All your large bases in {place} have integrated defense, or there are none: choose another hex.',
  'base-needs-tech': 'A {hull} needs {project}, which your empire does not have: research it first.',
  'no-mauler-tech': 'A {hull} needs maulers, and your empire builds no ships with them: remove this order.',
  'maulers-and-hangars':
    'A {hull} cannot hold fighters or gunboats: choose a base or module without hangars.',
  'base-too-early': 'A {hull} is in service from Y{year}: wait until then.',
  'base-unsurveyed': '{place} is not surveyed, so no base can be built there: survey it first.',
  'base-abroad':
    'You cannot build in {place}: build in your own territory, where no other empire has a base.',
  'base-beyond':
    'That costs {cost} EP, and the bank can bring only {left} EP more to {place} this turn, beyond your lines: build less.',
  'base-blockaded':
    'The system in {place} is blockaded, and the bank cannot send points there: break the blockade first.',
  'no-such-upgrade': 'A {from} cannot become a {hull} directly: upgrade one step at a time.',
  'no-base-to-upgrade': 'There is no {hull} in {place} that is free for work: choose another base.',
  'no-base-conversion':
    'Becoming a {hull} takes one of the turn’s {most} conversions of size class 2, and all are used: wait a turn.',
  'no-ships-named': 'Nothing is named: choose at least one.',
  'merchants-scrap-nothing': 'Merchant ships cannot be scrapped: leave them out.',
  'merchants-usual': 'Merchants have only normal crews: do not name a crew.',
  'computers-at-most': 'Your empire can build {most} computer-operated ships a turn: remove this order.',
  'no-ship-list': 'This game began before ship lists were added: nothing can be built in it.',
  'hull-unlisted': 'No ship list of this game says what {hull} costs or needs: leave it out.',
  'no-such-yard': 'This is not your yard, or its system is not yours: choose another one.',
  'fewer-bases': 'There are {left} of {unit} in {place}: name fewer.',
  'base-cut-off':
    'The system in {place} is cut off, so you gain nothing for its bases: wait until it is relieved.',
  'scraps-cut-off':
    'The system in {place} is cut off, so you gain nothing by scrapping there: wait until it is relieved.',
  'scrapped-already': 'These are already being scrapped: remove this order.',
  'guards-not-scrapped': 'National Guard ships cannot be scrapped: leave them out.',
  'yard-cut-off':
    'The system of yard {yard} is cut off, so you gain nothing for the yard: wait until it is relieved.',
  'yard-builds-other':
    '{hull} cannot be built in a yard of type {yard}: choose another yard, or another ship.',
  'yard-is-full': 'Yard {yard} has as much work as can be planned: choose another one.',
  'system-cut-off':
    'The system in {place} is cut off, and the bank cannot send points there: it has only its own savings of {left} EP.',
  'ally-cut-off':
    'Your ally’s system in {place} is cut off, and the bank cannot send points there: pay elsewhere.',
  'produces-nothing':
    'The system in {place} is cut off and produces nothing, so no shipyard can be begun there: relieve it first.',
  'no-room':
    'This takes {takes|capacity point|capacity points} of {place}, and {left} {left:is|are} left: build less there.',
  'merchants-build-no':
    'Merchants build only shipyards for size classes 3 and 4, not a {type}: let the treasury pay.',
  'yard-costs': 'This costs {cost} EP, and {left} are left: remove this order, or build something smaller.',
  'yard-not-for': '{hull} cannot be built there, or is a variant: choose another ship for the yard.',
  'yard-is-busy': 'Yard {yard} is busy, or not usable yet: wait until it is free.',
  'yard-not-changed': 'Yard {yard} cannot be changed that way: choose another change, or another yard.',
  'no-starbase': 'You have no starbase in {place}: choose a hex where you have one.',
  'guard-of-the-year':
    'Each starbase builds one National Guard ship a year, and those in {place} have built theirs: wait for the next year.',
  'guards-at-most':
    'The starbases in {place} can command {most|ship|ships} of the National Guard, and already do: build no more.',
  'guards-small-first':
    'The National Guard in {place} would have more ships of size class 3 than of size class 4: build a smaller one first.',
  'not-for-guard':
    '{hull} is not a ship for the National Guard: choose a warship of size class 3 or 4 that is not a variant, war hull or X-ship.',
  'not-old-enough':
    'Merchants take warships of size class 3 and 4 whose type has served for {years} years, but no X-ships or foreign-built ships: choose others.',
  'hands-over-too-many':
    'Two ships of size class 4, or one of size class 3, can go to the merchants each turn: name fewer.',
  'no-dock': 'You have no {dock} in {place} that is not already a yard: choose a hex where you have one.',
  'dock-not-supplied':
    'The {dock} in {place} is not in supply, or lies in a radiation zone or unnavigable space: bring it into your core space.',
  'second-yards': 'Second generation X-ships need an SC3SY or SC4SY, not a {type}: build one of those.',
  'too-early-for-second': 'Second generation X-ships cannot be built before Y{year}: remove this order.',
  'scraps-nowhere': 'You have no free yard, starbase or dock for this in {place}: choose another hex.',
  'less-in-stock': 'Your stock holds {left} of {unit}: scrap fewer.',
  'scraps-too-much':
    'This would gain {gain} EP, and scrapping can gain only {left} more this turn: scrap less.',
  'not-its-variant': '{hull} cannot become {to}: choose a variant of the same hull.',
  'not-across-the-border':
    '{place} is not in another empire’s space: bring the ships to the empire that should have them.',
  'not-generic': 'Not all of these ships are generic (as freighters are): name others.',
  'gives-too-much':
    'These ships are worth {cost} EP, and you may give away only {free} EP more this year: give fewer.',
  'one-station-yard': 'A base station in {place} is already a shipyard: remove this order.',
  'no-station': 'You have no free base station in {place}: build one first, or choose another system.',
  'station-is-yard': 'The base station in {place} is a shipyard: scrap the yard first.',
  'converted-already': '{ship} is already being converted this turn: remove this order.',
  'no-yard-here': 'You have no free yard, starbase or dock for this here: bring the squadron to one.',
  'none-captured': 'This squadron has no captured ships left to convert: remove this order.',
  'not-captured': 'Not all of these are captured ships still to be converted: name only those ({ships}).',
  'nothing-repairs-here': 'You have no repair facility in {place}: bring the squadron to a system or a dock.',
  'too-many-prizes':
    'An empire can convert {most|captured ship|captured ships} a turn, and {left} {left:is|are} left: name fewer.',
  'outstanding-wanted':
    '{to} needs more crew units than {hull}, and there are too few outstanding ones in reserve: convert another ship.',
  'converts-prizes-first': '{hull} was captured: use Convert captured ships first.',
  'no-conversion-left': 'No conversions are left this turn for {hull}: wait, or choose a standard type.',
  'no-such-hull': 'Your empire has no ship called {hull}: choose one from the list.',
  'yards-wait-for': 'Your shipyards cannot build {hull} before Y{year}: wait until then.',
  'not-in-service':
    '{hull} is in service from Y{year}, and this one would be finished before that: choose another ship.',
  'prototype-already': '{hull} would be one prototype too many: build it later.',
  'monitors-for-merchants': 'A {hull} cannot be in a squadron: build it for the merchants, whoever pays.',
  'x-ships-begun': 'Your empire can begin {most} X-ships of each size a turn: remove this order.',
} as const;
