/** What refuses orders of what ships and bases see. */
export const scansRefusals = {
  'no-base-orders':
    '{code} takes {uses|Starbase order|Starbase orders}, and there are {left} left in this run: a Starbase or a larger base gives some.',
  'base-too-small': '{code} takes a base with {least} points, and this one has {points}.',
  'out-of-range': 'No base of yours is in the sector of this hex, or in one beside it.',
  'launched-already': 'This base has launched drones in this run already.',
  'too-few-drones': '{drones|drone|drones} are to be launched, and {store} are in store: buy more with BD.',
  'too-many-drones': '{drones|drone|drones} are to be launched, and this base launches {most} at once.',
  'ships-only': '{ship} is a limited scout, which sees ships and nothing else: scan for SHIP.',
  'scan-blocked': 'Nothing can be scanned from {terrain}: move on first.',
} as const;
