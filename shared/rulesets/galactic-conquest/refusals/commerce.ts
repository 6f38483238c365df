/** Merchants, raids, money and civilian targets. */
export const commerce = {
  'mobilised-already': 'A state of mobility is already chosen: remove one of them.',
  'treasury-holds': 'The treasury holds {left} EP: order no more than that.',
  'savings-hold': 'Your savings hold {left} EP: withdraw no more than that.',
  credit: 'The bank will lend you {left} EP more this year: borrow no more than that.',
  'debt-is': 'You owe the bank {debt} EP: repay no more than that.',
  'own-loan': 'This is for another empire’s loan: use Repay the bank for your own.',
  'owes-less': 'The {seat} owes less than that, or can take no more this turn: you keep the rest.',
  'aid-limit': 'You may send {left} EP more this turn, including the bank’s share: send no more than that.',
  'takes-less': 'The {seat} can take {left} EP of this in this turn: you keep the rest.',
  'rated-by-game-master': 'Only the game master rates the bank’s clients: remove this order.',
  'trust-costs': 'The treasury holds {left} EP, and the bank charges 100 for a trust: put less into it.',
  'monitors-at-most': 'Your major systems allow {most|monitor|monitors} in total: build no more.',
  'no-merchants': 'Your empire has no merchant marine: remove this order.',
  'route-nothing-new':
    'All of these hexes are already in your trade route, or none is named: name new hexes.',
  'route-abroad': '{place} is not your territory: lay trade routes in your own space only.',
  'route-mined': '{place} is full of mines, and freighters would be lost there: lay the route around it.',
  'route-unanchored': 'You have no system or trade route in or next to {place}: begin where you have one.',
  'route-costs': 'This route costs {cost} EP, and the treasury holds {left}: name fewer hexes.',
  'route-nothing-given-up': 'No hex is named: name those to give up.',
  'route-nothing-shut': 'No hex is named: name those in which trade should stop or resume.',
  'routes-so-already': 'All of these hexes are already like that: remove this order.',
  'no-route-there': 'You have no trade route in {place}: remove this hex.',
  'reserve-lacks': 'The strategic reserve has {left}x{unit} left: muster no more than that.',
  'defense-only':
    'Supplementary defense can only defend its hex, annex it, or work at a resource run: remove this order.',
  'no-merchant-unit': 'Merchants have no unit called {unit}: choose one from the list.',
  'no-yard': 'Merchants are built at a homeworld, and you have none: remove this order.',
  'no-dock-named':
    'Yard {yard} is neither a dock nor a base station: name no yard, and any free one will build this.',
  'yard-cut-off':
    'The system of yard {yard} is cut off and builds nothing for the merchants: choose another one.',
  'none-converts':
    'You have no free yard, dock, sector base or starbase for this there: convert where you have one, or at your homeworld.',
  'only-freighters': 'Only F-L and F-S serve on trade routes: {unit} goes to the strategic reserve.',
  'built-at-most': 'Your yards can build {free}x{unit} more this turn: build no more than that.',
  'merchants-cost': 'This costs {cost} EP, and the treasury holds {left}: build fewer.',
  'merchants-have':
    'This costs {cost} EP, and the merchants have {left}: build fewer, or let the treasury pay.',
  'randomizers-unknown': 'Your research has reached level {known} of Randomizers: choose no higher level.',
  'randomizers-already': 'Your freighters already have Randomizers of this level: remove this order.',
  'randomizers-cost': 'This costs {cost} EP, and {left} are left: wait, or let the other treasury pay.',
  'too-few-freighters': 'There are {left}x{unit} left to assign: assign no more than that.',
  'pact-raids-unknown': 'Your research does not allow raids on trading pacts yet: raid convoys.',
  'raid-told-already': 'The squadron already has orders to raid: remove one of the two.',
  'duty-already': 'The squadron is already on convoy duty, or already off it: remove this order.',
  'duty-at-home': 'Convoy duty begins in your own territory: bring the squadron home first.',
  'raid-too-far':
    'The squadron has {left|movement point|movement points} left to search with: search no longer.',
  'works-and-searches':
    'A squadron cannot annex or survey a hex and also search for convoys: remove one of them.',
  'flyers-unsurveyed':
    '{place} is not surveyed, and fighters and gunboats cannot go there on their own: choose another hex.',
  'barred-unsurveyed':
    '{place} is not surveyed, and war cruisers and war destroyers cannot go there: plot another course.',
  'bank-shut':
    'The homeworld of the {seat} is blockaded or captured, so the bank cannot deal with it: remove this order.',
  'home-not-chosen': 'Your empire cannot choose a homeworld this turn: remove this order.',
  'no-home-there': 'The system in {place} is a homeworld that was lost: choose another one.',
  'not-your-system': 'You have no system in {place}: choose one of your own.',
  'no-run': 'You have no resource run in {place}: choose a hex where you have one.',
  'run-too-small': 'The resource run in {place} adds less than 15 %: wait until it reaches that.',
  'prospectors-at-system':
    'You have no system in {place}: such units can join and leave squadrons only at your systems.',
  'too-few-prospectors': 'There are {left} of {unit} left there: name fewer.',
  'prospectors-alone': 'That would leave the squadron empty: keep a ship in it.',
  'strikes-already': 'The squadron already has orders to attack civilian targets: remove one of the two.',
  'strikes-nothing': '{place} has no system of another empire: attack one that has.',
  'spares-ally': 'The {seat} is your ally: end the alliance first, or go where somebody else is at home.',
  'strikes-own': '{place} pays your own empire, so you cannot attack it: attack another empire’s system.',
  'strikes-weak': 'Attacking civilian targets takes 100 BPV of ships over {place}: send more.',
  'strikes-contested':
    'Foreign ships in {place} keep the squadron from civilian targets: drive them off first.',
  'strikes-defended':
    'There are military bases in {place}: destroy them first, with a squadron that is ordered to attack.',
  'strikes-unseen':
    'Forces you cannot see keep the squadron from civilian targets in {place}: search the hex.',
  'strikes-fought':
    'A battle in {place} left no whole segment for this: stay over the system and order it again.',
  'strikes-beaten':
    'The squadron left a battle and attacks nothing else that is defended this turn: strike at {place} next turn.',
  'strikes-needless': 'There is nothing left in {place} to attack: remove this order.',
  'strikes-elsewhere':
    'The squadron will not be over {place} for a whole segment: plot it to arrive in time.',
  'not-decimated': 'The system in {place} is not decimated: remove this order.',
  'rebuilt-at-most':
    'Its recovery can be brought forward by at most {left|year|years}: buy no more than that.',
  'marine-rests':
    'Your homeworld is captured, and merchants do nothing until you have one again: remove this order.',
  'core-homeless': 'You have no homeworld whose core economics could move: remove this order.',
  'core-moves': 'Core economics are already moving: wait until they arrive.',
  'core-empty': 'Your homeworld has no core economics: remove this order.',
  'core-refused': 'There is no emergency, so core economics stay where they are.',
  'merchants-convert': 'Your merchants can convert {most|ship|ships} a turn: wait for the next turn.',
  'finishes-one':
    'The treasury can finish only one ship a turn for the merchants: let one of the two pay it all.',
  'finishes-half':
    'The treasury would pay {rest} EP, and can finish a ship for {most} at most: let one of the two pay it all.',
} as const;
