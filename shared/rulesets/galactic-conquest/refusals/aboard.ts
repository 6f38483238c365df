/** What ships carry, and how they are fitted and laid up. */
export const aboard = {
  'supplied-anyway': 'The squadron is in supply in {place} and does not need its cargo: remove this order.',
  'no-cargo-there':
    'Ships of yours in {place} have {left|cargo box|cargo boxes} left: bring more there, or live on fewer.',
  'no-hull-to-repair':
    'Repairs are ordered by hull, and the squadron has no {hull}: name a hull it has, such as {example}, which covers all its ships of that hull.',
  'no-such-ship':
    'The squadron does not have all of these ships, or an earlier order takes them away: choose from those that are left.',
  'cargo-alone': '{hull} belongs to the merchants and carries only cargo pods: choose those.',
  'too-little-cargo': 'The squadron needs {least|box|boxes} a turn: bring at least that.',
  'fewer-aboard': 'The squadron carries {left} of {unit}: name fewer.',
  'no-bases-stored': 'Bases are not mothballed: name fighters or gunboats that they carry.',
  'guards-stay':
    'National Guard ships become active again by themselves once starbases can command them: leave them out.',
  'no-enhanceable':
    '{hull} cannot have enhanced sensors: they are for units with special sensors other than tenders, tugs, drone bombardment ships, gunboats, mauler bases and second generation X-ships.',
  'enhanced-already': '{hull} has enhanced sensors already: leave it out.',
  'no-merchants-stored': 'Merchants and units already in storage cannot be mothballed: name warships.',
  'nothing-stored': 'None of your ships are mothballed there: choose a squadron of mothballed ships.',
  'reactivates-too-many':
    'An empire can reactivate {most} ships of each size class, 12 fighters, 6 fast patrol ships and 8 interceptors a turn: name fewer.',
  'ratings-in-restoration': 'Restoration already lowers command ratings: choose another mobility first.',
  'ratings-as-usual': 'The command ratings of your empire are not lowered: remove this order.',
  'carries-already': 'The squadron already carries points: deliver those first.',
  'carries-from-port':
    'Points are loaded at one of your systems, colonies or starbases: bring the squadron to one.',
  'carries-to-nobody':
    'None of your systems is cut off, and all others share one treasury: name another empire.',
  'carries-none-out':
    'The system in {place} is cut off, and no points can leave it: load them somewhere else.',
  'carries-at-most': 'The squadron can carry {most} EP at most: load less, or add ships with cargo space.',
  'exempt-without-trade':
    'Most of your trade routes are shut down, so no squadron can keep a higher command rating: make it smaller.',
  'exempt-already': 'This squadron keeps its command rating already: remove this order.',
  'ship-costs': 'This costs {cost} EP, and the treasury holds {left}: build something else.',
  'refit-costs': 'This costs {cost} EP, and the treasury holds {left}: refit fewer.',
  'no-refit': '{unit} cannot become {to}: choose a refit of that type, or its mega fighter.',
  'no-mega': 'The ship list has no mega fighter {unit}: choose another type.',
  'no-flyer': '{unit} is not a fighter, bomber or gunboat of your empire: choose one from the list.',
  'no-flyer-works': 'Nothing of yours in {place} can build {unit} this turn: build elsewhere, or later.',
  'no-flyer-yard':
    'Your yards and bases in {place} cannot build that many {unit} this turn: build fewer, or build elsewhere.',
  'prototypes-at-most': '{unit} is a prototype, and at most {most} can be built a turn: build fewer.',
  'too-many-variants':
    'At most a fifth of your {all} gunboats may be variants, and this would make {count}: build standard ones first.',
  'not-in-stock': 'Your stock holds {left} of {unit}: take fewer aboard, or build some.',
  'no-room-aboard': '{ship} has room for {left} more of {unit}: take fewer aboard, or choose another ship.',
  'no-flotilla': 'A flotilla is six gunboats of one type, or four with a leader and a scout: choose others.',
  'gunboats-missing': 'The squadron carries {left} of {unit}: send fewer.',
  'gunboats-too-far':
    'Gunboats that leave in segment {segment} can move {most|hex|hexes} at most on their own: send them less far, or earlier.',
  'no-top-guns': 'Your empire cannot train top guns yet: research Top Gun first.',
  'top-guns-homeless': 'Top guns are trained at a homeworld, and your empire has none: remove this order.',
  'pilots-missing': '{ship} carries {left} of {unit}: train fewer.',
  'no-trainee':
    'Pilots of {unit} cannot be trained: choose fighters that take one box and whose pilots are not top guns yet.',
  'trainees-at-most': 'Only a tenth of your pilots can be trained in a turn: train {left} at most.',
  'carries-no-pods': '{hull} cannot carry pods: choose a fleet tug or a light tactical transport.',
  'too-many-pods': '{hull} can carry {most|pod|pods} at most: remove some.',
  'no-pod': '{unit} is not a pod that tugs of your empire carry: choose another one.',
  'bomb-on-a-tug': 'A fleet tug with the fusion bomb has no room for other pods: remove the others.',
  'no-tug-bomb': 'Your empire has no fusion bombs for tugs: research them first.',
  'code-taken': '{code} is already the code of another squadron: choose a different code.',
  'not-served':
    'In {place} the squadron is out of supply or blockaded and can take nothing aboard: bring it into supply.',
} as const;
