/** What ships carry, and how they are fitted and laid up. */
export const aboard = {
  'supplied-anyway': 'The squadron is in supply in {place}: leave its cargo where it is.',
  'no-cargo-there':
    'Ships of yours in {place} have {left|cargo box|cargo boxes} left: bring more there, or live on fewer.',
  'no-hull-to-repair':
    'Repairs go by hulls, and the squadron has no {hull}: name a hull of it, such as {example}, which stands for all ships of that hull.',
  'no-such-ship':
    'The squadron does not have all of these ships, or an order before this one takes them away: choose among those that are left.',
  'cargo-alone': '{hull} belongs to the merchants, and carries cargo pods alone: choose those.',
  'too-little-cargo': 'The squadron needs {least|box|boxes} for a turn: bring that at least.',
  'fewer-aboard': 'The squadron carries {left} of {unit}: name fewer.',
  'no-bases-stored': 'Bases are not mothballed: name fighters or gunboats that they carry.',
  'guards-stay':
    'Ships of the National Guard become active again by themselves, as starbases can command them: leave them out.',
  'no-enhanceable':
    'No enhanced sensors go into {hull}: it needs special sensors, and is no tender, tug, drone bombardment ship, gunboat, mauler base or second generation X-ship.',
  'enhanced-already': '{hull} has enhanced sensors already: leave it out.',
  'no-merchants-stored': 'Merchants and what is stored already are not mothballed: name warships.',
  'nothing-stored': 'None of your ships are mothballed there: choose a squadron of such ships.',
  'reactivates-too-many':
    'An empire reactivates {most} ships of a size class, 12 fighters, 6 fast patrol ships and 8 interceptors in a turn: name fewer.',
  'ratings-in-restoration': 'Restoration lowers command ratings by itself: choose another mobility first.',
  'ratings-as-usual': 'The command ratings of your empire are as usual: leave this order out.',
  'carries-already': 'The squadron carries points already: deliver those first.',
  'carries-from-port':
    'Points go aboard at a system, a colony or a starbase of yours: bring the squadron to one.',
  'carries-to-nobody':
    'None of your own systems is cut off, and one treasury pays for all others: name another empire.',
  'carries-none-out': 'The system in {place} is cut off, and no points leave it: load them somewhere else.',
  'carries-at-most': 'The squadron carries {most} EP at most: load less, or add ships with cargo.',
  'exempt-without-trade':
    'Most of your trade routes are shut down, and no squadron keeps a higher command rating: make it smaller.',
  'exempt-already': 'This squadron keeps its command rating already: leave this order out.',
  'ship-costs': 'This costs {cost} EP, and the treasury holds {left}: build something else.',
  'refit-costs': 'This costs {cost} EP, and the treasury holds {left}: refit fewer.',
  'no-refit': '{unit} cannot become {to}: choose a refit of that type, or its mega fighter.',
  'no-mega': '{unit} is not a mega fighter that the ship list knows: choose another type.',
  'no-flyer': '{unit} is not a fighter, bomber or gunboat of your empire: choose one of the list.',
  'no-flyer-works': 'Nothing of yours in {place} can build {unit} this turn: build elsewhere, or later.',
  'no-flyer-yard':
    'Your yards and bases in {place} cannot build so many {unit} this turn: build fewer, or elsewhere.',
  'prototypes-at-most': '{unit} is a prototype, of which {most} are built in a turn at most: build fewer.',
  'too-many-variants':
    'Of {all} gunboats a fifth at most may be variants, and these would be {count}: build standard ones first.',
  'not-in-stock': 'Your stock holds {left} of {unit}: take fewer aboard, or build some.',
  'no-room-aboard': '{ship} has room for {left} more of {unit}: take fewer aboard, or choose another ship.',
  'no-flotilla': 'A flotilla is six gunboats of a type, or four with a leader and a scout: choose others.',
  'gunboats-missing': 'The squadron carries {left} of {unit}: send fewer.',
  'gunboats-too-far':
    'Gunboats that leave in segment {segment} move {most|hex|hexes} by themselves at most: send them less far, or earlier.',
  'no-top-guns': 'Your empire does not train top guns: research that first.',
  'top-guns-homeless': 'Top guns are trained at a homeworld, and your empire has none: leave this out.',
  'pilots-missing': '{ship} carries {left} of {unit}: train fewer.',
  'no-trainee': 'Pilots of {unit} are not trained: choose fighters of one box whose pilots are none yet.',
  'trainees-at-most': 'A tenth of your pilots are trained in a turn: train {left} at most.',
  'carries-no-pods': '{hull} carries no pods: choose a fleet tug or a light tactical transport.',
  'too-many-pods': '{hull} carries {most|pod|pods} at most: leave some out.',
  'no-pod': '{unit} is not a pod that tugs of your empire carry: choose another one.',
  'bomb-on-a-tug': 'A fleet tug carries the fusion bomb instead of all pods: leave the others out.',
  'no-tug-bomb': 'Your empire has not researched the fusion bomb that a tug carries: research it first.',
  'code-taken': '{code} is the code of another squadron: choose another one.',
  'not-served':
    'In {place} the squadron is out of supply or blockaded, and nothing comes aboard: bring it into supply.',
} as const;
