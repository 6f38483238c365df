/** What refuses orders of crews, officers and Prime Teams. */
export const officersRefusals = {
  'nobody-to-cure': 'No ship that stands still here has a crew below its best.',
  'nowhere-to-train':
    'Crews are trained at a base, or beside an integration ship that stands still: go there first.',
  'trained-enough': 'Training ends at level {level}: only experience takes the crew of {ship} further.',
  'aboard-already': '{ship} has one already: {who}.',
  'nobody-waiting': 'Nobody like that waits for an assignment: {who}.',
  'nowhere-to-board':
    'People come on board at a base, at an Academy Center, or beside an integration ship that stands still: go there first.',
  'ships-alone': '{who}: they serve on ships alone.',
  'stationed-already': 'There is one at this site already: {who}.',
} as const;
