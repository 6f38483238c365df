import type { CodesIn } from '#kernel/refusalTable.ts';
import { refusalTable } from '#kernel/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'galaxy-seats': 'A galaxy of {size} sectors has room for {least} to {most} Corporations: name so many.',
    'galaxy-seat-twice': 'Corporation {seat} is named twice. Name each once.',
  },
  impossible: {
    'no-such-ship': 'You have no such ship: it may be lost. Take the order out.',
    'not-for-headquarters': 'This is an order of a ship: write it in the line of one.',
    'not-for-ships': 'Ships are bought by your Home Office: write the order among the miscellaneous orders.',
    'initial-build': 'Ships do not move in the year of the Initial Build: give the order next year.',
    'no-such-pulse': '{ship} has a speed of {speed}: leave this pulse empty.',
    'whole-turn': '{title} takes the whole turn: write it alone, in the first pulse.',
    'turn-taken': 'The whole turn goes to {title}: take this order out.',
    'not-adjacent': 'Hex {hex} is not next to {place}: write one of its neighbours.',
    'moves-cancelled': 'A move before this one was illegal: the later ones are cancelled.',
    frozen: '{ship} is frozen in a stasis zone for the rest of the turn.',
    crippled: '{ship} is crippled, and cannot do this: have it repaired first.',
    'crew-too-weak': 'The crew of {ship} is too weak for this: it takes level {least}.',
    'not-able': '{ship} cannot do this: it takes {what}.',
    'cloak-disrupted': 'No cloak holds in {terrain}, except with a crew of level 7: move on first.',
    'cloaked-already': '{ship} is cloaked already.',
    'scan-blocked': 'Nothing can be scanned from {terrain}: move on first.',
    'nobody-to-cure': 'No ship that stands still here has a crew below its best.',
    'nothing-to-fix': 'No ship here has damage or drained engines.',
    'nothing-to-repair': '{ship} needs no repairs.',
    'no-spares':
      '{ship} has no repair points left: refill them at a base, a repair planetoid or molten ores.',
    'nowhere-to-repair':
      'Nothing here repairs ships: go to a base of yours, a repair planetoid, or a repair ship that stands still with a point to spare.',
    'nowhere-to-train':
      'Crews are trained at a base, or beside an integration ship that stands still: go there first.',
    'trained-enough': 'Training ends at level {level}: only experience takes the crew of {ship} further.',
    'too-dear': 'This costs {price} {what}, and there are {holds}: nothing is done, and nothing spent.',
    'no-minefield': 'There is no old minefield in {place}: look at the direction again.',
    'shipyards-closed':
      'Ships are bought in the Initial Build alone, so far: later purchases are not played yet.',
    'no-such-design': 'The Ship List has no {design}: look it up there.',
    'not-sold': '{design} cannot be bought: look for another in the Ship List.',
    'not-yet-for-sale': '{design} is for sale from Y{year} on.',
    'price-above-limit': '{design} costs {price} EP, more than the {most} of the order.',
    'no-orders-left': 'There are {most} miscellaneous orders in a turn: this one is one more.',
    'corporation-fallen': 'Your Corporation has lost its Home Office for good, and gives no more orders.',
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
