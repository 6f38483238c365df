/** What refuses orders of raids, bombardment and devastation. */
export const raidsRefusals = {
  'no-site-here': 'There is no site in this hex.',
  'no-site-there': 'There is no site in that hex: name one that has a site.',
  'devastated-already': 'This site is devastated already.',
  'drones-stopped':
    'Drones do not reach a site in a negative energy field or an antimatter zone: none is fired.',
} as const;
