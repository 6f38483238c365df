/** Files that cannot be read. */
export const unreadableBeginnings = {
  'no-two-empires':
    'A game on the small map has two empires, hydran and lyran: name both, and nobody else. Others play on an arm.',
  'empire-unknown': 'This map has no empire {seat}: choose from {seats}.',
  'empire-twice': 'The empire {seat} is named twice: name it once.',
  'empire-not-playing': '{seat} is mentioned but does not play: add it to the seats, or leave it out.',
  'empires-count': 'The map is for {least} to {most} empires, and {count} are named.',
  'chart-row':
    'Row {line} of the map is not written like {example}: the first hex of the row, a space, and a sign for each hex; rows run from the north to A.',
  'chart-row/number': 'Row {line} of the map begins with number {first}: numbers run from 1 to 900.',
  'chart-row/length':
    'Row {line} of the map has {length} hexes and the first one {across}: all have as many, from {least} to {most}.',
  'chart-row/sign': 'Row {line} of the map has an unknown sign: write {signs}.',
  'chart-border':
    'Line {line} of the borders is not a row of the map: write the first hex of a row, once, a space, and {across} signs.',
  'chart-border/letter':
    'Line {line} of the borders gives {hex} to {letter}, and no empire that plays has the letter: write {letters}, or a dot.',
  'chart-border/ground':
    'Line {line} of the borders gives {hex} to an empire, and it is not surveyed: survey it in the rows, or write a dot.',
  'chart-system': 'Line {line} of the systems is not written like {example}.',
  'chart-system/hex':
    'Line {line} of the systems names {hex}, which is not on the arm: write a hex of the map that is not deep space.',
  'chart-system/letter':
    'Line {line} of the systems gives a system to {letter}, and no empire that plays has the letter.',
  'chart-system/border':
    'Line {line} of the systems gives the {empire} a system in {hex}, which is not its territory: draw its border around it.',
  'chart-system/twice': 'Line {line} of the systems is the second one in {hex}: leave one of them out.',
  'chart-system/home':
    'Line {line} of the systems is a second homeworld of the {empire}: make it a major system.',
  'chart-homeless': 'The empire {seat} has no homeworld: write one among the systems.',
  'chart-squadron': 'Line {line} of the squadrons is not written like {example}.',
  'chart-squadron/letter':
    'Line {line} of the squadrons begins with {letter}, and no empire that plays has the letter.',
  'chart-squadron/hex':
    'Line {line} of the squadrons names {hex}, which is not on the arm: write a hex of the map that is not deep space.',
  'chart-squadron/ships':
    'Line {line} of the squadrons has a ship of no known hull, or none at all: write designations that the ship list gives the empire, such as 2xF5, or classes with their sizes, such as 2xDD/4, of {hulls}.',
  'chart-squadron/speed': 'Line {line} of the squadrons has a speed above {most}.',
  'chart-squadron/twice':
    'Line {line} of the squadrons is the second one called {code}: give it another number.',
  'chart-squadron/held':
    'Line {line} of the squadrons begins in {hex}, where another empire begins: move one of them.',
  'navies-on-small-map': 'On the small map navies are not bought: leave navies out, or play on an arm.',
  'navies-without-list':
    'Navies are bought from a ship list, and there is none: bring one, or leave navies out.',
  'ship-list-fault': 'Ship list, line {line}, column {column}: {why}.',
  'ship-list-lacks':
    'The ship list has no ship of the {empire} in {year} that could stand for {hull}: add one, or begin later.',
  'ship-list-too-large': 'This file is far larger than any list of ships. Choose another file.',
} as const;

/** How games begin, whose navies are bought, and who leads them. */
export const beginnings = {
  'led-by-game-master': 'The game master says who leads an empire: leave this order out.',
  'leads-nobody': 'There is no such empire to lead: name one of the game.',
  'led-so-already': 'The {seat} is already led like that: leave this order out.',
  'no-purchase': 'Navies are bought before the first turn, and not now: leave this order out.',
  'only-purchases': 'The campaign has not begun, and only navies are bought now: leave this order out.',
  'no-wares':
    'No ship list has ships of your empire: leave this out, and it begins with the usual squadrons.',
  'nothing-bought': 'No ship is named: name those that the squadron should have.',
  'not-for-sale':
    'Your empire cannot buy {hull} as a ship of its navy: choose types of its own that are in service.',
  'bought-nowhere': 'Your empire has no homeworld: say in which of your systems the squadron begins.',
  'bought-elsewhere':
    '{code} begins in {place} already: buy these for another squadron, or leave the place out.',
  'squadron-full': 'A squadron has {most|ship|ships} at most: buy these for another one.',
  'variant-once':
    'One of each variant can be bought, and this would be a further {hull}: choose another hull.',
  'hulls-at-most': 'A navy begins with {most} {hulls} at most: leave some of them out.',
  'escorts-missing': 'The squadron lacks escorts that its carriers must have: buy {escorts} with them.',
  'navy-costs': 'This costs {cost} EP, and {left} are left for the navy: buy fewer.',
  'half-small':
    'Half of the hulls of a navy are of size class 4, and these are {have} of {all}: buy more small ships, or leave this out.',
  'quarter-standard':
    'A quarter of the hulls of size class 3 are standard types, and these are {have} of {all}: buy more of them, or leave this out.',
  'quarter-old':
    'A quarter of your ships are old ones, and these are {have} of {all}: buy more of them, or leave this out.',
  'no-stock':
    '{unit} is not a fighter, gunboat, pod or shuttle that your empire can buy: choose one of the list.',
  'no-tug': '{unit} is carried by a fleet tug, and your navy has none: buy one first.',
  'pod-once':
    'One of each pod that carries no cargo can be bought, and this would be a further {unit}: leave it out.',
  'no-marine-unit': 'Merchants cannot buy {unit} at the beginning: choose one of the list.',
  'no-monitors': 'Monitors are assigned later, and not bought: leave this out.',
  'marine-at-most': 'Merchants begin with {most} {units} at most: buy fewer.',
  'marine-costs': 'This costs {cost} EP, and {left} are left: buy fewer.',
} as const;
