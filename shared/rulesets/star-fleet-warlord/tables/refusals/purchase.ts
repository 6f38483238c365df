/** What refuses orders of ships that are bought, and what they cost. */
export const purchaseRefusals = {
  'not-for-ships': 'Your Home Office does this, and no ship: write the order among the miscellaneous orders.',
  'shipyards-closed':
    'Ships are bought in the Initial Build alone, so far: later purchases are not played yet.',
  'no-such-design': 'The Ship List has no {design}: look it up there.',
  'not-sold': '{design} cannot be bought: look for another in the Ship List.',
  'not-yet-for-sale': '{design} is for sale from Y{year} on.',
  'price-above-limit': '{design} costs {price} EP, more than the {most} of the order.',
} as const;
