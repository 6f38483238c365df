/** What refuses orders of Sector Specials, random events, stock and lists. */
export const happeningsRefusals = {
  'nobody-trades': 'Only the owner of a Council Trading Official, a Sector Special, trades resources.',
  'trade-for-itself': 'A resource is traded for another one: name two.',
  'nobody-calms': 'Only the owner of a Site Deactivator, a Sector Special, calms a hex.',
  'calmed-one': 'One hex is calmed in a turn: calm the other one next year.',
  'nothing-to-calm': 'Nothing in this hex does anything to ships that enter it.',
  'no-events': 'This game has no random events.',
  'no-events-yet': 'There is no random event in the year of the Initial Build.',
  'wished-already': 'The first of EV and NE counts, and you have given one: leave this one out.',
} as const;
