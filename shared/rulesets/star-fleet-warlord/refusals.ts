import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';
import { happeningsRefusals } from './refusalLists/happenings.ts';
import { itemsRefusals } from './refusalLists/items.ts';
import { masterRefusals } from './refusalLists/master.ts';
import { missionsRefusals } from './refusalLists/missions.ts';
import { movementRefusals } from './refusalLists/movement.ts';
import { officersRefusals } from './refusalLists/officers.ts';
import { purchaseRefusals } from './refusalLists/purchase.ts';
import { raidsRefusals } from './refusalLists/raids.ts';
import { scansRefusals } from './refusalLists/scans.ts';
import { sitesRefusals } from './refusalLists/sites.ts';
import { spyingRefusals } from './refusalLists/spying.ts';
import { stanceRefusals } from './refusalLists/stance.ts';
import { worldRefusals } from './refusalLists/world.ts';

/** Every sentence that refuses something: of all orders here, of families of them in their files. */
export const refusals = refusalTable({
  unreadable: {
    'galaxy-seats': 'A galaxy of {size} sectors has room for {least} to {most} Corporations: name so many.',
    'galaxy-size':
      'A galaxy is {least} to {most} sectors wide and as many high, and {size} is not. Choose a size within that.',
    'galaxy-victory':
      'There are {most} {what} in such a galaxy, and {goal} would win: nobody could. Let {most} win, or fewer.',
    'galaxy-figure':
      '{line} is no figure of this game with a value from {least} to {most}. Write the name and the value, such as {example}.',
    'galaxy-figure/unknown':
      'There is no figure called {name}. The README of these rules lists them; {example} is one with its value.',
    'galaxy-variant': 'Games of this kind cannot be begun: {why}',
    'galaxy-hex': 'Sector {sector} has a line that is no hex: {line}. Write one as {example}.',
    'galaxy-sectors':
      'A galaxy of {size} sectors has {count} of them, and this one has {found}. Write each once.',
    'galaxy-homes':
      'There are {found} homes for players on this map, and {count} Corporations. Mark as many hexes as home as there are Corporations.',
    'galaxy-seat-twice': 'Corporation {seat} is named twice. Name each once.',
    'galaxy-seat-of-power': 'Seat {seat} is kept for a power that nobody plays. Name seats from c01 on.',
  },
  impossible: {
    'no-such-ship': 'You have no such ship: it may be lost. Take the order out.',
    'not-for-headquarters': 'This is an order of a ship: write it in the line of one.',
    crippled: '{ship} is crippled, and cannot do this: have it repaired first.',
    'crew-too-weak': 'The crew of {ship} is too weak for this: it takes level {least}.',
    'not-able': '{ship} cannot do this: it takes {what}.',
    'too-dear': 'This costs {price} {what}, and there are {holds}: nothing is done, and nothing spent.',
    'no-orders-left': 'There are {most} miscellaneous orders in a turn: this one is one more.',
    'corporation-fallen': 'Your Corporation has lost its Home Office for good, and gives no more orders.',
    ...movementRefusals,
    ...purchaseRefusals,
    ...missionsRefusals,
    ...worldRefusals,
    ...itemsRefusals,
    ...officersRefusals,
    ...sitesRefusals,
    ...raidsRefusals,
    ...scansRefusals,
    ...spyingRefusals,
    ...stanceRefusals,
    ...happeningsRefusals,
    ...masterRefusals,
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
