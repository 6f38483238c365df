import { literal, object } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { orderCause as ref, seat } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import { espionageCost, espionageProblem } from '../../rules/diplomacy/espionage.ts';
import { resources, seatArg } from '../../words.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsHeadquarters } from '../common.ts';
import { offeredAbout } from '../diplomacy/aboutEmpire.ts';

/** Agents find out figures about an empire, for a price (GE 996-998). */
export const espionage: GeOrderKind<'espionage'> = {
  title: 'Espionage',
  codec: object({ kind: literal('espionage'), ref, on: seat }),
  ...offeredAbout({
    kind: 'espionage',
    order: (on) => ({ kind: 'espionage', on }),
    problem: espionageProblem,
    pointless: [],
  }),
  // Whether the treasury can pay for it depends on the rest of the plan, which the review runs through the engine.
  check: (view, { on }, at) => listed(needsHeadquarters(at), espionageProblem(world(view), view.me, on)),
  say: ({ on }, view) =>
    phrase('Spy on the {empire} for {cost} resources', {
      empire: seatArg(view, on),
      cost: resources(espionageCost(world(view))),
    }),
};
