/** What refuses orders of the Graveyard, and money lent. */
export const worldRefusals = {
  'only-in-initial-build': 'The Default Build is made in Y{year} alone.',
  'no-loans-any-more': 'Loans were granted until Y{last}, and are no more: pay back what you owe.',
  'no-more-is-lent':
    'You owe {debt} EP, and {times} times the value of your stock is the most that is lent: pay some back first.',
  'no-graveyard': 'There is no Graveyard of Ships in this game: take the order out.',
  'graveyard-closed': 'The Graveyard of Ships cannot be entered before Y{year}: wait until then.',
  'graveyard-once': 'You have sent a ship to the Graveyard already, and each Corporation sends one.',
  'graveyard-linked': '{ship} has satellites, and one ship goes alone: take their links out.',
  'no-way-into-graveyard': 'Displacement leads out of the Graveyard, and never into it.',
  'no-way-to-graveyard':
    'The Graveyard is entered from a Gravity Well, a Black Hole or a White Dwarf, and here is {terrain}. Go to one first.',
  'nothing-owed': 'You owe nothing: take the order out.',
} as const;
