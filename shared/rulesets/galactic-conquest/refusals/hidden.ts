/** What is hidden, jammed or mined. */
export const hidden = {
  'no-sensor-mines': 'Your empire has no sensor mines: remove this order.',
  'sensor-mines-kept': 'Your empire already has sensor mines: remove this order, and they stay.',
  'no-tech': 'Your empire does not have {project} yet: research it, or wait for its year.',
  'fast-searches':
    'A squadron in double time or trans-warp movement cannot search that turn: remove one of them.',
  'alert-already': 'Alert levels are already {to}: remove this order.',
  'jams-nothing': 'The squadron is not jamming: remove this order.',
  'jams-nowhere': 'No hex to jam is named: name one next to where the squadron will be.',
  'jams-blindly': 'The squadron has no working special sensors to jam with: choose one with a scout.',
  'no-room-for-shuttle':
    '{hull} has no room for a mine sweeping shuttle: choose ships of size class 3 and larger, or bring a logistics officer.',
  'shuttle-aboard': '{hull} already carries a mine sweeping shuttle: a ship can have only one.',
  'not-your-bases': 'Your empire has no bases there: choose a hex with your own bases.',
  'no-decoy-base':
    'No base called {hull} there holds decoy sensors: choose a military base, from activity stations on.',
  'decoys-by-list': 'Decoys need ship lists, and this game began before they were added: remove this order.',
  'projects-nothing': '{hull} projects nothing: remove this order.',
  'decoy-unknown': 'Your ship list has no {hull} to show: write a designation from the list.',
  'decoy-carries': 'Decoys cannot show the fighters of carriers such as {hull}: choose other ships.',
  'decoy-slots':
    'These ships take {slots} ship slots, and the base projects {most}: show fewer or smaller ones.',
  'projects-hidden':
    'All bases in {place} would project ships, which hides them: let at least one project nothing.',
  'hides-and-jams': 'A squadron that is docked or on silent running cannot jam: let it show itself first.',
  'hides-already': 'That is already the case: remove this order.',
  'no-cloak': 'None of its ships has a cloak: choose another way.',
  'cloak-fails': '{place} is a radiation zone, where cloaks do not work: leave it first.',
  'hides-and-moves': 'A squadron that hides this way cannot move: remove its course, or let it cloak.',
  'nowhere-to-dock': 'None of your bases in {place} has room in its docks: go to another one.',
  'docks-are-full':
    'The squadron takes {takes|docking point|docking points}, and {left} {left:is|are} left: dock a smaller one.',
  'searches-already': 'The squadron is already searching: remove one of the two.',
  'hides-and-searches': 'A hidden squadron cannot search: let it show itself first.',
  'search-too-far':
    'The squadron has {left|movement point|movement points} left to search with: search no longer.',
  'raid-no-search': 'The squadron neither moves nor searches: let it do one or the other.',
  'mines-not-yet': 'Nobody has minefields before Y160: remove this order.',
  'mines-wild':
    '{place} is unnavigable, a radiation zone or deep space, where mines cannot be laid: choose normal space.',
  'mines-unsupplied': 'Your ships are not in supply in {place}: lay mines where they are.',
  'mines-there': 'You already have mines {where}: choose another place.',
  'mines-gone': 'You have no such minefield to move: choose another one.',
  'mines-at-most': 'At most {most} minefields can be bought or moved a turn: remove this order.',
  'saturated-trade':
    'There is a system or a trade route in {place}, and freighters would be lost: choose another hex.',
  'crosses-already': 'The squadron already has orders for minefields: remove one of them.',
  'crosses-nowhere': 'The squadron has no course: plot one, or remove this order.',
} as const;
