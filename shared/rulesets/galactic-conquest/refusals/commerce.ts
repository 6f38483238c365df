/** Merchants, raids, money and civilian targets. */
export const commerce = {
  'mobilised-already': 'A state of mobility is already chosen: leave one of the two out.',
  'treasury-holds': 'The treasury holds {left} EP: order no more than that.',
  'savings-hold': 'Your savings hold {left} EP: withdraw no more than that.',
  credit: 'The bank lends you {left} EP more this year: borrow no more than that.',
  'debt-is': 'You owe the bank {debt} EP: repay no more than that.',
  'own-loan': 'This pays the loan of another empire: repay your own one instead.',
  'owes-less': 'The {seat} owes less than that, or may take no more this turn: the rest stays with you.',
  'aid-limit':
    'You may send others {left} EP more this turn, with what the bank takes: send no more than that.',
  'takes-less': 'The {seat} may take {left} EP of this in this turn: the rest stays with you.',
  'rated-by-game-master': 'The bank rates its clients by the game master: leave this order out.',
  'trust-costs': 'The treasury holds {left} EP, and the bank takes 100 for a trust: put less into it.',
  'monitors-at-most': 'Your major systems allow {most|monitor|monitors} in all: build no more.',
  'no-merchants': 'Your empire has no merchant marine: leave this order out.',
  'route-nothing-new': 'All of this is a trade route of yours already, or names no hex: name new hexes.',
  'route-abroad': '{place} is not your territory: lay trade routes in your own space only.',
  'route-mined': '{place} is full of mines, and its freighters would be lost: lay the route around it.',
  'route-unanchored':
    'Neither a system nor a trade route of yours lies in {place} or beside it: begin where one does.',
  'route-costs': 'This route costs {cost} EP, and the treasury holds {left}: lay fewer hexes.',
  'route-nothing-given-up': 'This names no hex: name those that should be trade routes no more.',
  'route-nothing-shut': 'This names no hex: name those in which trade should stop, or go on.',
  'routes-so-already': 'All of these hexes are already like that: leave this order out.',
  'no-route-there': 'You have no trade route in {place}: leave this hex out.',
  'reserve-lacks': 'The strategic reserve has {left}x{unit} to give: muster no more than that.',
  'defense-only':
    'Supplementary defense defends where it is, annexes its hex, or works at a resource run: leave this order out.',
  'no-merchant-unit': 'Merchants have no unit {unit}: choose one of the list.',
  'no-yard': 'Merchants are built at a homeworld, and you have none: leave this order out.',
  'no-dock-named':
    'Yard {yard} is neither a dock nor a base station: name none, and any yard that is free builds this.',
  'yard-cut-off':
    'The system of yard {yard} is cut off, and builds nothing for the merchants: choose another one.',
  'none-converts':
    'No yard, dock, sector base or starbase of yours is free for this there: convert where one is, or at your homeworld.',
  'only-freighters': 'Trade routes are worked by F-L and F-S: {unit} goes to the strategic reserve.',
  'built-at-most': 'Your yards can build {free}x{unit} more this turn: build no more than that.',
  'merchants-cost': 'This costs {cost} EP, and the treasury holds {left}: build fewer.',
  'merchants-have':
    'This costs {cost} EP, and the merchants have {left}: build fewer, or let the treasury pay.',
  'randomizers-unknown': 'Your research has brought {known|level|levels} of Randomizers: fit no higher one.',
  'randomizers-already': 'Your freighters have Randomizers of this level already: leave this order out.',
  'randomizers-cost': 'This costs {cost} EP, and there are {left}: wait, or let the other purse pay.',
  'too-few-freighters': 'There are {left}x{unit} left to assign: assign no more than that.',
  'pact-raids-unknown': 'Your research does not allow raids on trading pacts yet: raid convoys.',
  'raid-told-already': 'The squadron already has orders to raid: leave one of the two orders out.',
  'duty-already': 'The squadron is on convoy duty or off it already: leave this order out.',
  'duty-at-home': 'Convoy duty begins in your own territory: bring the squadron home first.',
  'raid-too-far':
    'The squadron has {left|movement point|movement points} left to search with: search no longer.',
  'works-and-searches':
    'A squadron cannot annex or survey a hex and search it for convoys as well: leave one of the two out.',
  'flyers-unsurveyed':
    '{place} is not surveyed, and no fighters and gunboats go there by themselves: choose another hex.',
  'barred-unsurveyed':
    '{place} is not surveyed, and no war cruiser or war destroyer goes there: plot another way.',
  'bank-shut':
    'The homeworld of the {seat} is blockaded or captured, and the bank deals with nobody there: leave this order out.',
  'home-not-chosen': 'Your empire chooses no homeworld this turn: leave this order out.',
  'no-home-there': 'The system in {place} is a homeworld that was lost: choose another one.',
  'not-your-system': '{place} has no system of yours: choose one of your own.',
  'no-run': 'There is no resource run of yours in {place}: choose a hex that has one.',
  'run-too-small': 'The resource run in {place} adds less than 15 %: wait until it does.',
  'prospectors-at-system': '{place} has no system of yours: such units join and leave squadrons in one.',
  'too-few-prospectors': 'There are {left} of {unit} left there: name fewer.',
  'prospectors-alone': 'Then nothing would be left of the squadron: leave a ship in it.',
  'strikes-already':
    'The squadron already has orders to attack civilian targets: leave one of the two orders out.',
  'strikes-nothing': '{place} has no system of another empire: attack one that has.',
  'spares-ally': 'The {seat} is your ally: end the alliance first, or go where somebody else is at home.',
  'strikes-own':
    '{place} pays your own empire, and nobody attacks what pays them: attack a system of others.',
  'strikes-weak': 'It takes ships of 100 BPV over {place} to attack civilian targets: send more of them.',
  'strikes-contested':
    'Foreign ships in {place} keep the squadron from civilian targets: drive them off first.',
  'strikes-defended':
    'Military bases stand in {place}: destroy them first, by a squadron that is told to attack.',
  'strikes-unseen':
    'Forces you cannot see keep the squadron from civilian targets in {place}: search the hex.',
  'strikes-fought':
    'A battle in {place} leaves no whole segment for this: stay over the system, and order it again.',
  'strikes-beaten':
    'The squadron left a battle, and attacks nothing more in this turn that others defend: strike at {place} in the next one.',
  'strikes-needless': 'Nothing is left in {place} to be attacked so: leave this order out.',
  'strikes-elsewhere':
    'The squadron does not stay over {place} for a whole segment: plot it to get there in time.',
  'not-decimated': 'The system in {place} is not decimated: leave this order out.',
  'rebuilt-at-most':
    'Its recovery can be brought forward by {left|year|years} at most: buy no more than that.',
  'marine-rests':
    'Your homeworld is captured, and until you have one again merchants do nothing: leave this out.',
  'core-homeless': 'You have no homeworld whose core economics could move: leave this out.',
  'core-moves': 'Core economics move already: wait until they are there.',
  'core-empty': 'Your homeworld has no core economics: leave this out.',
  'core-refused': 'There is no emergency, and core economics stay where they are.',
  'merchants-convert': 'Your merchants convert {most|ship|ships} in a turn: wait for the next one.',
  'finishes-one': 'The treasury finishes one ship for the merchants in a turn: let either of them pay.',
  'finishes-half':
    'The treasury would pay {rest} EP, and finishes a ship for {most} at most: let either of them pay.',
} as const;
