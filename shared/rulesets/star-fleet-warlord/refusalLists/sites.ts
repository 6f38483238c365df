/** What refuses orders of sites, their fortifications and what hexes are worth. */
export const sitesRefusals = {
  'not-your-site': 'This hex is no site of yours: only your own sites can be defended.',
  'too-few-points': 'An order fortifies with {least} EP at least, and this one says {ep}.',
  'just-captured': 'This site was captured this turn: it can be fortified from the next turn on.',
  'no-site-to-fortify': 'You have no site of this kind that could be fortified.',
  'garrison-unchanged':
    'Nobody can be sent or called back: a site holds a fighter for every 20 points and a PF for every 50, and they must be in store.',
  'penal-ship': '{ship} is a penal ship, and those may not prospect.',
  'not-devastated': 'Nothing here is devastated.',
  'nothing-to-take-down': 'Nothing stands at this site that could be taken down.',
} as const;
