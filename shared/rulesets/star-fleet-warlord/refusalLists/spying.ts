/** What refuses orders of espionage, posts and sabotage. */
export const spyingRefusals = {
  'too-early-to-spy': 'This is possible from Y{first} on: take the order out until then.',
  'not-yours-to-bug': 'Listeners are left at a site of your own, and this is none.',
  'post-already': 'Your listeners are at this site already.',
  'no-post-there': 'You have no listeners at this site: leave some while a site is yours.',
  'nobody-to-rise-against': 'This site is yours: there is nobody to rise against.',
  'too-little-to-blow-up': 'Sabotage takes {least} EP at least, and there are {ep} for it.',
  'not-yours-to-search': 'You can search your own sites for listeners, and this is none.',
  'shielded-already': 'Spies are kept away already until your next run.',
  'no-such-code': 'There is no espionage of code {code}: the codes are 1 to 12.',
  'nobody-to-spy-on': 'There is no Corporation {number} to spy on.',
  'no-such-sector': 'There is no sector {sector} in this galaxy: name one of the map.',
} as const;
