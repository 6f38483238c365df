/** What refuses orders of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsRefusals = {
  'cloak-disrupted': 'No cloak holds in {terrain}, except with a crew of level 7: move on first.',
  'cloaked-already': '{ship} is cloaked already.',
} as const;
