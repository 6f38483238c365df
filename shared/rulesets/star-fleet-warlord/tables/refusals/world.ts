/** What refuses orders of the Graveyard, and money lent. */
export const worldRefusals = {
  'only-in-initial-build': 'The Default Build is made in Y{year} alone.',
  'no-loans-any-more': 'Loans were granted until Y{last}, and are no more: pay back what you owe.',
  'no-more-is-lent':
    'You owe {debt} EP, and {times} times the value of your stock is the most that is lent: pay some back first.',
  'nothing-owed': 'You owe nothing: take the order out.',
} as const;
