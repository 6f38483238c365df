/** Battles, strikes, officers, crews and repairs. */
export const battles = {
  'idled-by-game-master': 'Only the game master decides who is inactive: remove this order.',
  'no-squadron-named': 'There is no such squadron: choose another one.',
  'no-such-reserve': 'The squadron has no {hull} to keep in reserve: name hulls it has.',
  'no-admiral-to-look':
    'The squadron has no admiral to judge the battle: remove that line, or bring an admiral.',
  'told-already': 'The squadron already has combat orders: remove one of the two.',
  'shock-by-game-master':
    'Only the game master decides which ships become subject to shock: remove this order.',
  'shock-nobody': 'These ships are all subject to shock already: name others of the squadron.',
  'spy-in-training': '{code} is still being trained: wait until the training is over.',
  'spy-busy': '{code} is busy this turn: send someone else.',
  'no-such-officer': 'You have no such officer: choose one of yours.',
  'no-ship-for-officer': 'You have no such ship: choose a squadron and a ship of it.',
  'officer-ashore': 'The officer is ashore: reassign them instead.',
  'officer-there': 'The officer is already on that ship: choose another one.',
  'officer-elsewhere': 'The two ships will not be in the same hex then: reassign the officer instead.',
  'officer-moved-twice': 'An officer can change ships at most twice a turn: wait for the next turn.',
  'officer-travels': 'The officer is on the way already: wait until they arrive.',
  'officer-unsupplied':
    'Both hexes must be in supply: transfer the officer in a hex where the two ships meet.',
  'officer-on-foreign': 'Officers do not serve on foreign-built ships such as {hull}: choose another ship.',
  'officer-on-computer':
    'Officers do not serve on computer-operated ships such as {hull}: choose another ship.',
  'officer-on-merchant': 'Officers do not serve on {hull}: choose a warship.',
  'officer-other-hull': 'A {officer} does not serve on bases such as {hull}: choose a ship.',
  'officer-same-kind': '{hull} already has a {officer}: choose another ship.',
  'two-admirals': 'A squadron can have only one admiral, except at the homeworld: choose another squadron.',
  'officer-not-as': 'A {officer} cannot act as a {role}: choose another role.',
  'no-such-team': 'You have no such prime team: choose one of yours.',
  'officers-not-played': 'This game began before officers were added: remove this order.',
  'team-homeless': 'You have no homeworld, so no prime team can be stationed: remove this order.',
  'no-spy-school': 'Your empire has no Spy School: research it first.',
  'no-such-pupil': 'You have no such spy: choose one for the Spy School.',
  'spy-knows-all':
    '{code} can learn no more there: your best spy has done {best|mission|missions}. Choose another spy.',
  'crew-unusual':
    'Only ships with a normal crew of their own can be trained, not bases, gunboats or merchants: choose others.',
  'no-academy': 'Crews are trained at a starbase at your homeworld: bring the squadron there.',
  'academy-full': 'Your systems can train {slots|crew|crews} a turn: name fewer.',
  'training-costs': 'This costs {cost} EP, and the treasury holds {left}: remove this order.',
  'no-officers-to-teach':
    'This game has no legendary officers, so a school would have no pupils: remove this order.',
  'no-officers-school': 'Your empire has no officers’ school: research it first.',
  'school-empty': 'The officers’ school opens in {turns|turn|turns}: pay for it then.',
  'school-paid': 'The officers’ school is paid for already: remove this order.',
  'school-earns-nothing': 'None of your systems earns anything for the officers’ school: remove this order.',
  'no-prime-teams': 'Your empire has no prime teams: research them first.',
  'teams-at-most':
    'Your major systems support {most|prime team|prime teams}, and you have them: remove this order, or take more systems.',
  'no-team-in-training': 'You have no such prime team in training: choose one that is.',
  'stored-attacks-nobody':
    'Mothballed ships cannot attack: choose Turn back. They will defend themselves if attacked.',
  'bombards-already': 'The squadron already has an order to bombard: give it only one.',
  'no-drones': 'The squadron has no drone bombardment ship that can fire: choose another one.',
  'drones-when':
    'Drones can be fired at most twice a turn, and not twice in one segment: choose another segment.',
  'out-of-reach':
    '{place} will be neither the squadron’s hex nor next to it then: bring the squadron closer.',
  'no-target': 'There was no enemy in {place} to strike.',
  'no-death-riders': 'Your empire has not researched Death Riders: remove this order.',
  'riders-unread': 'Groups are written as 8xZD, 2xPF+1xINT: correct them.',
  'no-riders':
    '{units} are not fighters of one type, or gunboats, carried by the squadron. Bombers and mega fighters cannot be Death Riders.',
  'riders-in-group': '{units} do not make a group: a group has {least} to {most}.',
  'riders-not-yet': '{units} cannot be Death Riders before Y{year}: leave them out.',
  'riders-missing': 'The squadron carries {left} of {unit}: send fewer.',
  'riders-blind': 'The squadron has no special sensor to control Death Riders: give it a scout.',
  'riders-jamming':
    'The squadron’s special sensors are jamming, so they cannot control Death Riders: stop jamming first.',
  'riders-uncommanded':
    'Death Riders need {needed} command slots, and {left} are left: send fewer, or leave ships behind.',
  'rides-already': 'The squadron already has an order for Death Riders: give it only one.',
  'riders-too-soon':
    'Converting Death Riders takes a segment: send them in segment {segment} at the earliest.',
  'no-carrier-strike': 'Your empire has not researched carrier strikes: remove this order.',
  'no-strikers':
    'The squadron has no fighters that could strike: bring carriers with all of their escorts, or bases with fighters.',
  'strikers-unescorted':
    'Fighters can strike only from carriers with all of their escorts, and {carrier} has {count} of {needed}: give the squadron ships that can escort it.',
  'all-stay-behind': 'No fighters are left to strike: keep fewer behind.',
  'strike-blind':
    'No ship of the squadron has {least} special sensors to lead the fighters: give it a scout.',
  'strikes-beside':
    'Fighters strike a hex next to their own, and {place} will not be one: choose another hex.',
  'strikes-inactive':
    'Ships on inactive status have no attack factors for a round, and a strike lasts one round: remove this order.',
  'strikes-in-trans-warp':
    'A squadron in hyperwarp (or, up to Y184, in trans-warp movement) takes part in no combat that turn: move normally, or remove this order.',
  'fires-beaten':
    'The squadron left a battle and starts no more fights this turn: strike at {place} next turn.',
  'strikes-too-soon': 'The fighters will have struck less than five segments before: strike {place} later.',
  'fighters-strike-already': 'The squadron’s fighters strike once a turn: give it only one such order.',
  'gave-up': 'The squadron is beaten in {place}, and its course ends there.',
} as const;
