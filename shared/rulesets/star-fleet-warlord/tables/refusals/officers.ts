/** What refuses orders of crews, officers and Prime Teams. */
export const officersRefusals = {
  'nobody-to-cure': 'No ship that stands still here has a crew below its best.',
  'nowhere-to-train':
    'Crews are trained at a base, or beside an integration ship that stands still: go there first.',
  'trained-enough': 'Training ends at level {level}: only experience takes the crew of {ship} further.',
} as const;
