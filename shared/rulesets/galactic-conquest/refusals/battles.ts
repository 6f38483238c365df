/** Battles, strikes, officers, crews and repairs. */
export const battles = {
  'idled-by-game-master': 'The game master says who is inactive: leave this order out.',
  'no-squadron-named': 'There is no such squadron: choose another one.',
  'no-such-reserve': 'The squadron has no {hull} to keep in reserve: name hulls of its own.',
  'no-admiral-to-look':
    'The squadron has no admiral who could see a battle set up: leave that out, or bring one.',
  'told-already': 'The squadron already has combat orders: leave one of the two orders out.',
  'shock-by-game-master': 'The game master says which ships become subject to shock: leave this out.',
  'shock-nobody':
    'None of these ships become subject to shock by that: name ships of the squadron that are not yet.',
  'spy-in-training': '{code} is still being trained: wait until that is over.',
  'spy-busy': '{code} is busy this turn: send another one.',
  'no-such-officer': 'You have no such officer: choose one of yours.',
  'no-ship-for-officer': 'You have no such ship: choose a squadron and a ship of it.',
  'officer-ashore': 'The officer is ashore: reassign them instead.',
  'officer-there': 'The officer is on that ship already: choose another one.',
  'officer-elsewhere': 'The two ships are not in the same hex then: reassign the officer instead.',
  'officer-moved-twice': 'An officer changes ships twice in a turn at most: wait for the next one.',
  'officer-travels': 'The officer is on the way already: wait until they arrive.',
  'officer-unsupplied': 'Both hexes must be in supply: transfer the officer where the ships meet instead.',
  'officer-on-foreign': 'Officers do not serve on {hull}, which others built: choose another ship.',
  'officer-on-computer': 'Officers do not serve on {hull}, which a computer runs: choose another ship.',
  'officer-on-merchant': 'Officers do not serve on {hull}: choose a warship.',
  'officer-other-hull': 'A {officer} like this one does not serve on bases such as {hull}: choose a ship.',
  'officer-same-kind': 'Somebody acts as a {officer} on {hull} already: choose another ship.',
  'two-admirals': 'A squadron has one admiral, but at the homeworld: choose another one.',
  'officer-not-as': 'A {officer} does not act as a {role}: choose another role.',
  'no-such-team': 'You have no such prime team: choose one of yours.',
  'officers-not-played': 'This game is older than officers: leave this order out.',
  'team-homeless': 'Without a homeworld no prime team is stationed: leave this out.',
  'no-spy-school': 'Your empire has no Spy School: research it first.',
  'no-such-pupil': 'There is no such spy of yours: choose one for the Spy School.',
  'spy-knows-all':
    '{code} learns no more there: your best spy has done {best|mission|missions}. Choose another one.',
  'crew-unusual':
    'Only ships with a usual crew of their own are trained, no bases, gunboats or merchants: choose others.',
  'no-academy': 'Crews are trained at a starbase of your homeworld: bring the squadron there.',
  'academy-full': 'Your systems train {slots|crew|crews} in a turn: name fewer.',
  'training-costs': 'This costs {cost} EP, and the treasury holds {left}: leave it out.',
  'no-officers-to-teach':
    'There are no legendary officers in this game, so a school would have no pupils: leave this out.',
  'no-officers-school': 'Your empire has no officers’ school: research it first.',
  'school-empty': 'The officers’ school opens in {turns|turn|turns}: pay for it then.',
  'school-paid': 'The officers’ school is paid for already: leave this one out.',
  'school-earns-nothing': 'No system of yours earns anything for the officers’ school: leave this out.',
  'no-prime-teams': 'Your empire has no prime teams: research them first.',
  'teams-at-most':
    'Your major systems support {most|prime team|prime teams}: hold more systems, or leave this out.',
  'no-team-in-training': 'No such prime team of yours is in training: choose one that is.',
  'stored-attacks-nobody':
    'Mothballed ships attack nobody: let them turn back, and they defend themselves if somebody comes.',
  'bombards-already': 'The squadron bombards already: give it one such order.',
  'no-drones': 'The squadron has no drone bombardment ship that can fire: choose another one.',
  'drones-when': 'Drones are fired twice in a turn at most, and not twice in a segment: choose another one.',
  'out-of-reach': '{place} is neither the hex of the squadron nor beside it then: bring it closer.',
  'no-target': 'There was no enemy in {place} to strike then.',
  'no-death-riders': 'Your empire has not researched Death Riders: leave this out.',
  'riders-unread': 'Groups are written as 8xZD, 2xPF+1xINT: correct them.',
  'no-riders':
    '{units} are not fighters of one type, or gunboats, that the squadron carries: bombers and mega fighters cannot be Death Riders.',
  'riders-in-group': '{units} are no group: one has {least} to {most} of them.',
  'riders-not-yet': '{units} cannot be Death Riders before Y{year}: leave them out.',
  'riders-missing': 'The squadron carries {left} of {unit}: send fewer.',
  'riders-blind': 'The squadron has no special sensor to control Death Riders: give it a scout.',
  'riders-jamming':
    'The special sensors of the squadron jam, and control no Death Riders meanwhile: stop jamming first.',
  'riders-uncommanded':
    'Death Riders need {needed} command slots, and {left} are left: send fewer, or leave ships behind.',
  'rides-already': 'The squadron has Death Riders already: give it one such order.',
  'riders-too-soon':
    'Death Riders are converted for a segment: send them in segment {segment} at the earliest.',
  'no-carrier-strike': 'Your empire has not researched carrier strikes: leave this out.',
  'no-strikers':
    'The squadron has no fighters that could strike: bring carriers with all of their escorts, or bases with fighters.',
  'strikers-unescorted':
    'Fighters strike from carriers that have all of their escorts, and {carrier} has {count} of {needed}: give the squadron ships that can escort it.',
  'all-stay-behind': 'All fighters stay behind: keep fewer.',
  'strike-blind':
    'No ship of the squadron has {least} special sensors to lead the fighters: give it a scout.',
  'strikes-beside': 'Fighters strike a hex beside theirs, and {place} is none then: choose another one.',
  'strikes-inactive':
    'Ships on inactive status have no attack factors for a round, and a strike is one: leave this order out.',
  'strikes-in-trans-warp':
    'A squadron in hyperwarp, or up to Y184 in trans-warp movement, takes part in no combat in that turn: move as usual, or leave this order out.',
  'fires-beaten':
    'The squadron left a battle, and fights no more in this turn by itself: strike at {place} in the next one.',
  'strikes-too-soon': 'The fighters struck less than five segments before: strike {place} later.',
  'fighters-strike-already': 'The fighters of the squadron strike once in a turn: give it one such order.',
  'gave-up': 'The squadron is beaten in {place}, and its course ends.',
} as const;
