/** What is hidden, jammed or mined. */
export const hidden = {
  'no-sensor-mines': 'Your empire keeps no sensor mines: leave this order out.',
  'sensor-mines-kept': 'Your empire keeps sensor mines already: leave this order out, and they stay.',
  'no-tech': 'Your empire does not have {project}, or its time has not come: research it first.',
  'fast-searches':
    'A squadron in double time or trans-warp movement searches for nothing in that turn: leave one of the two out.',
  'alert-already': 'Alert levels are {to} already: leave this order out.',
  'jams-nothing': 'The squadron jams nothing: leave this order out.',
  'jams-nowhere': 'No hex is named in which it jams: name one beside which it will be.',
  'jams-blindly': 'Nothing here has special sensors that work, and jams: choose a squadron with a scout.',
  'no-room-for-shuttle':
    '{hull} has no room for a mine sweeping shuttle: choose ships of size class 3 and larger, or bring a logistics officer.',
  'shuttle-aboard': '{hull} carries a mine sweeping shuttle already: a ship has one.',
  'not-your-bases': 'Your empire has no bases there: give the order to bases of yours.',
  'no-decoy-base':
    'No base called {hull} there holds decoy sensors: choose a military base, from activity stations on.',
  'decoys-by-list':
    'Decoys are shown by the ship list of a game, and this one is older than ship lists: leave this order out.',
  'projects-nothing': '{hull} projects nothing: leave this order out.',
  'decoy-unknown': 'Your ship list has no ship {hull} to show: write a designation that it has.',
  'decoy-carries': 'Decoys do not show what carriers such as {hull} carry: choose other ships.',
  'decoy-slots':
    'These ships take {slots} ship slots, and the base projects {most}: show fewer or smaller ones.',
  'projects-hidden': 'All bases in {place} project ships, and hide by that: let one of them project nothing.',
  'hides-and-jams': 'A squadron on silent running or docked cannot jam: let it show itself first.',
  'hides-already': 'That is already the case: leave this order out.',
  'no-cloak': 'None of its ships has a cloak: choose another way.',
  'cloak-fails': '{place} is a radiation zone, and no cloak works there: leave it first.',
  'hides-and-moves':
    'A squadron that hides this way stays where it is: leave its course out, or let it cloak.',
  'nowhere-to-dock': 'No base of yours in {place} has room in its docks: go to another one.',
  'docks-are-full':
    'The squadron takes {takes|docking point|docking points}, and {left} {left:is|are} left: dock a smaller one.',
  'searches-already': 'The squadron searches already: leave one of the two orders out.',
  'hides-and-searches': 'A hidden squadron cannot search: let it show itself first.',
  'search-too-far':
    'The squadron has {left|movement point|movement points} left to search with: search no longer.',
  'raid-no-search': 'The squadron neither moves nor searches: let it do one of them.',
  'mines-not-yet': 'Nobody has minefields before Y160: leave this order out.',
  'mines-wild':
    '{place} is unnavigable, a radiation zone or deep space, and holds no mines: choose normal space.',
  'mines-unsupplied': 'Your ships are not in supply in {place}: lay mines where they are.',
  'mines-there': 'You have mines {where} already: choose another place.',
  'mines-gone': 'You have no such minefield to move: choose another one.',
  'mines-at-most': '{most} minefields are bought or moved in a turn at most: leave this one out.',
  'saturated-trade':
    'There is a system or a trade route in {place}, and its freighters would be lost: choose another hex.',
  'crosses-already': 'The squadron has orders for minefields already: leave one of the two out.',
  'crosses-nowhere': 'The squadron has no course: plot one, or leave this order out.',
} as const;
