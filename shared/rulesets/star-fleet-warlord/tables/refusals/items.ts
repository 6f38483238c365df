/** What refuses orders of what ships carry, store and repair with. */
export const itemsRefusals = {
  'nothing-to-fix': 'No ship here has damage or drained engines.',
  'nothing-to-repair': '{ship} needs no repairs.',
  'no-spares': '{ship} has no repair points left: refill them at a base, a repair planetoid or molten ores.',
  'no-pfs-yet': 'PFs are for sale from Y{year} on.',
  'nowhere-to-repair':
    'Nothing here repairs ships: go to a base of yours, a repair planetoid, or a repair ship that stands still with a point to spare.',
} as const;
