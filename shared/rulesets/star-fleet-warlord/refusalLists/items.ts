/** What refuses orders of what ships carry, store and repair with. */
export const itemsRefusals = {
  'nothing-to-fix': 'No ship here has damage or drained engines.',
  'nothing-to-repair': '{ship} needs no repairs.',
  'no-spares': '{ship} has no repair points left: refill them at a base, a repair planetoid or molten ores.',
  'too-few-spares':
    '{ship} has fewer than {least} repair points: refill them at a base, a repair planetoid or molten ores.',
  'nothing-to-give': 'No ship here that stands still has room for what could be given.',
  'site-here': 'Decoys cannot be dropped where a site is: fly to another hex.',
  'no-decoys': 'There are no decoys in store: buy some with BY.',
  'no-decoys-here': 'None of your decoys is here.',
  'point-terrain-here': 'A logistics base needs a hex without a site or other point terrain.',
  'no-pfs-yet': 'PFs are for sale from Y{year} on.',
  'nowhere-to-repair':
    'Nothing here repairs ships: go to a base of yours, a repair planetoid, or a repair ship that stands still with a point to spare.',
} as const;
