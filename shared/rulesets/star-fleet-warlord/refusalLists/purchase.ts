/** What refuses orders of ships that are bought, and what they cost. */
export const purchaseRefusals = {
  'not-for-ships': 'Your Home Office does this, and no ship: write the order among the miscellaneous orders.',
  'no-home-office': 'New ships come by way of your Home Office, which is not yours now: win it back first.',
  'no-such-design': 'The Ship List has no {design}: look it up there.',
  'not-sold': '{design} cannot be bought: look for another in the Ship List.',
  'not-yet-for-sale': '{design} is for sale from Y{year} on.',
  'specialty-bought': '{design} is had once in a game, and you have bought yours.',
  'only-at-a-gate': '{design} is delivered at another Warp Gate only: name one of yours.',
  'no-cloak-for-sale': 'Only ships of race O are sold with a cloaking device.',
  'too-many-bought': 'A Corporation buys {most} ships in a turn at the most.',
  'price-above-limit': '{design} costs {price} EP, more than the {most} of the order.',
  'price-above-percent':
    '{design} costs {price} EP, more than {percent}% of its list price, which is your limit.',
  'no-primary-race': '{race} is no race that can be a primary one: civilian ships are had without it.',
  'primary-already': '{race} is one of your primary races already.',
  'no-more-primaries': 'You have {most} primary races, and no more are possible: change one.',
  'not-a-change-year': 'Primary races are changed in every {every}th year only: Y177, Y189, Y201 and so on.',
  'not-primary': '{race} is none of your primary races.',
  'no-ads-of-race':
    'Advertisements show ships of one race that sells some, of ALL, or of PRIMARY ones: {race} is none of these.',
  'no-megaship-yard': 'Only the owner of a Mega-Battleship Producer, a Sector Special, begins such a ship.',
  'megaship-begun':
    'One is built already, with {paid} of {all} instalments paid: the next is begun after it.',
  'dragon-bought':
    'A Dragon Hatchery sells {most|space dragon|space dragons} a year: buy another one next year.',
  'no-such-percent':
    'Ships are limited to {least} to {most} percent of their list price, or by 0 not at all.',
} as const;
