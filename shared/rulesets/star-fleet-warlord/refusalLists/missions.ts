/** What refuses orders of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsRefusals = {
  'cloak-disrupted': 'No cloak holds in {terrain}, except with a crew of level 7: move on first.',
  'cloaked-already': '{ship} is cloaked already.',
  'no-such-mission': '{ship} cannot have mission {mission}: its page lists those that it can.',
  'mission-already': 'The ship is in mission {mission} already.',
  'nowhere-to-change':
    'Missions are changed at a base of yours, or beside an integration ship that stands still.',
  'no-refits-yet': 'Ships are refitted from Y{year} on.',
  'no-refit-for-it': '{ship} cannot be made faster: it is so already, does not move, or is a monster.',
  'nowhere-to-refit':
    'Ships are refitted at a base of yours, or beside a fleet repair dock that stands still.',
  'no-upgrade-for-it': '{ship} cannot be upgraded: it was so already, or is a monster.',
  'too-young': '{ship} is upgraded from an age of {age} on.',
  'nowhere-to-upgrade':
    'Ships are upgraded at a base of yours, or beside a repair ship that stands still with a point to spare.',
  'has-a-cloak': '{ship} can cloak already.',
  'no-base-here': 'Nothing here is a base of yours.',
  'no-mothership':
    'No ship of yours in this hex is {design} number {number}: look at the ships that begin here.',
  'no-room-for-satellite': '{ship} takes along {most|satellite|satellites} and no more.',
  'no-starbase':
    'Ships displace from one Starbase of yours to another: {place} is none, with {least} points at the least.',
} as const;
