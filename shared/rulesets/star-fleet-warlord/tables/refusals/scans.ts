/** What refuses orders of what ships and bases see. */
export const scansRefusals = {
  'scan-blocked': 'Nothing can be scanned from {terrain}: move on first.',
} as const;
