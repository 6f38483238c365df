/** Battles that are fought elsewhere: what cannot be read of them. */
export const unreadableBattles = {
  'line-unreadable':
    'Line {line} cannot be read: name a ship of the battle once, and how many defense factors it loses, such as 3, or destroyed.',
  'ship-missing': '{ship} is missing from the sheet: add its line, with 0 if it lost nothing.',
  'no-leaver':
    'The line «leaves» names no squadron of this battle: name the one that leaves, or write «as ordered».',
  'flown-sides': 'More than two empires fight here: the campaign’s own rules fight this battle.',
  'flown-coming': 'Other squadrons come to this battle: the campaign’s own rules fight it.',
  'flown-factors':
    'Reactions, a crowd or radiation change factors here: the campaign’s own rules fight this battle.',
  'flown-class': 'There is no ship card for {hull}: the campaign’s own rules fight this battle.',
  'flown-wings': '{hull} carries fighters or gunboats: the campaign’s own rules fight this battle.',
  'flown-state':
    '{hull} is mothballed, in tow, in shock, under cloak, inactive or in reserve: the campaign’s own rules fight this battle.',
  'flown-uneven':
    'No sample of at most six ships a side keeps the ratio of these squadrons: the campaign’s own rules fight this battle.',
  'flown-other': 'This is the outcome of another battle: take the one of the battle that is asked about.',
} as const;

/** What cannot have come of them. */
export const elsewhere = {
  'no-battle': 'No battle is being fought here: remove this order.',
  'not-in-battle': 'The losses name a ship that is not in this battle, or one twice: name each ship once.',
  'more-than-left': '{hull} has {left|defense factor|defense factors} left: take away no more.',
  'no-such-loser': 'That squadron is not in this battle: choose one of the two.',
} as const;
