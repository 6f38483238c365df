import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { openDice } from '#kernel/dice/streams.ts';
import { seatId } from '#kernel/words/ids.ts';
import { type AnyOrder, listedOrders, type Plan } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { makeReport } from '#kernel/report/report.ts';
import { tellTurn } from '#kernel/report/telling.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import { defined } from '#kernel/words/defined.ts';
import { rulesetById } from '#rulesets/all.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { create } from '#rulesets/galactic-empires/setup.ts';
import { fakeHost, fakeKey } from '#test/support/fakeHost.ts';
import {
  type Answers,
  buttonIn,
  expectFilled,
  fillOrder,
  orderForm,
  orderSaid,
  press,
} from '#test/support/page/orderHand.ts';
import { crowdedScenario } from '#test/support/play/crowdedScenario.ts';
import { Session } from '#ui/state/session/session.svelte.ts';
import type { Turn } from '#ui/state/turn/turn.svelte.ts';
import OrdersAt from './OrdersAt.svelte';

/* A player gives an order of every kind by its form, takes it back, gives it again and reads it back; the turn is run, and tells what came of them. */

const me = seatId('klingon-empire');
const made = create(crowdedScenario, openDice('every order'));
if (!made.ok) throw new Error(made.fault.map(({ phrase }) => phraseText(phrase)).join('\n'));
const state = made.value;
const view = galacticEmpires.codecs.view.make(galacticEmpires.view(state, me, []));

/** Kinds that only a game master orders. */
const decrees = ['set-status', 'set-leadership', 'bring-in'];

type Given = readonly [where: string, title: string, answers?: Answers];

const proclaimed = 'To all who watch the stars: our fleets sail in peace, for now.';
/** Where: an empire, a sector or a unit by its name, or nothing for the whole realm. */
const given: readonly Given[] = [
  ['Cardassian Union', 'Declare War'],
  ['Romulan Star Empire', 'Offer Peace'],
  ['Ferengi Alliance', 'Offer Alliance'],
  ['Federation Core', 'Cancel Alliance'],
  ['Ferengi Alliance', 'Grant Passage Rights'],
  ['Federation Core', 'Revoke Passage Rights'],
  ['Ferengi Alliance', 'Send Resources', { Resources: '10' }],
  ['Federation Core', 'Accept Gifts'],
  ['Cardassian Union', 'Refuse Gifts'],
  ['Ferengi Alliance', 'Send Ambassador', { 'Your mail address': 'ann@example.org' }],
  ['Ferengi Alliance', 'Share Info'],
  ['Federation Core', 'Stop Sharing Info'],
  ['Romulan Star Empire', 'Espionage'],
  ['Boreth', 'Grant Special Permission'],
  ['Rura Penthe', 'Give Sector', { To: 'Federation Core' }],
  ['Morska', 'Cede Sector'],
  ['Hraka', 'Revoke Special Permission'],
  ['Hraka', 'Annex Sector'],
  ['Nimbus', 'Give Up Special Permission'],
  ['Khitomer', 'Request Special Permission'],
  ['', 'Issue Proclamation', { 'Text (every empire will read it)': proclaimed }],
  ['', 'Rename Ruler', { Name: 'Chancellor Ann' }],
  ['A2', 'Search'],
  ['A2', 'Decloak'],
  ['A4', 'Cloak'],
  ['A1', 'Travel', { Destination: 'Virinat' }],
  ['A1', 'Pillage Sector'],
  ['A1', 'Wait'],
  ['A3', 'Build Defences'],
  ['A5', 'Raze Defences', { Levels: '1' }],
  ['G1', 'Build Starships'],
  ['G1', 'Hire Admiral'],
  ['G1', 'Form New Fleet', { Name: 'Second Spear' }],
  ['G1', 'Transfer Starships', { To: 'A6 Second Spear' }],
  ['A1', 'Reassign Starships'],
  ['A5', 'Disband Starships'],
  ['A5', 'Salvage Starships'],
  ['A1', 'Transfer Admiral', { Admiral: 'Lursa' }],
  ['A1', 'Assign Leader'],
  ['A3', 'Disband Admiral'],
  ['A1', 'Rename Admiral'],
  ['A4', 'Follow'],
  ['A1', 'Change Retreat Level', { 'Retreat level': '3' }],
  ['A3', 'Defend Sector Defences'],
  ['A4', 'Rename Unit', { Name: 'Night Raiders' }],
];

/** What the turn tells in any case, whatever the dice. */
const told = [
  'You declared war on the Cardassian Union.',
  'You now accept gifts from the Federation Core.',
  'You now refuse gifts from the Cardassian Union.',
  'You granted the Ferengi Alliance passage rights.',
  'You revoked the passage rights of the Federation Core.',
  'You granted the Federation Core special permission for Boreth.',
  'You revoked the special permission of the Ferengi Alliance for Hraka.',
  'You gave up your special permission for Nimbus.',
  'Independent Khitomer granted you special permission for 8 resources.',
  'A6 Second Spear was formed in Qo’noS.',
  'Lursa now leads A1 First Spear.',
  'A4 Night Raiders now follows A1 First Spear in battle.',
  'You now rule as Chancellor Ann.',
  'A4 Night Raiders cloaked in Khitomer.',
  'transferred 2 Klingon Birds of Prey to A6 Second Spear',
  'A5 Wreckers disbanded 1 Hawk Heavy Cruiser.',
  'A5 Wreckers salvaged 1 Hawk Heavy Cruiser',
  'Admiral Duras of A3 Builders left your service.',
  'A1 First Spear travelled from Hraka to Virinat',
  'A2 Hidden Hand decloaked in Hraka.',
  'A2 Hidden Hand searched Hraka',
  'built 1 Klingon Bird of Prey',
  'G1 Garrison of Qo’noS hired Admiral',
  'You ceded Morska to local control.',
  'Hraka was annexed for 12 resources.',
  'A3 Builders raised the sector defences of Boreth to level 4',
  'A5 Wreckers razed 1 level',
  'You gave Rura Penthe to the Federation Core.',
  'Your proclamation pleased the people',
  'You cancelled the alliance with the Federation Core',
  'You now share your scouting reports with the Ferengi Alliance.',
  'You no longer share your scouting reports with the Federation Core.',
  'Espionage on the Romulan Star Empire for 35 resources',
  'Your ambassador told the Ferengi Alliance to write to ann@example.org.',
];
/** Orders that come to nothing: two offers that nobody made too, a gift without a way, ships out of reach and out of breath. */
const refused = ['offer-peace', 'offer-alliance', 'send-resources', 'transfer-admiral', 'pillage'];

function spotOf({ seats, map, units }: Turn, where: string): Spot {
  const seat = seats.find(({ name }) => name === where)?.seat;
  const place = map.places.find(({ name }) => name === where)?.place;
  const unit = units.find(({ label }) => label === where)?.unit;
  if (where !== '' && seat === undefined && place === undefined && unit === undefined)
    throw new Error(`there is no ${where}`);
  return defined({ seat, place, unit });
}

test('an order of every kind is given', async () => {
  const session = new Session(fakeHost({ view }), rulesetById);
  // On a screen without a map forms open over it.
  await session.openTurn(fakeKey, 'messages');
  const turn = session.turn!;
  const { rerender } = await render(OrdersAt, { session, at: {} });
  const orders = (): readonly AnyOrder[] => listedOrders(turn.plan).map(({ order }) => order);

  for (const [where, title, answers = {}] of given) {
    const before = orders();
    const at = spotOf(turn, where);
    await rerender({ at });
    const button = buttonIn(document.body, title);
    const asks = button.getAttribute('aria-haspopup') === 'dialog';
    press(button);
    let words = '';
    if (asks) {
      fillOrder(answers);
      words = orderSaid();
      press(buttonIn(orderForm(), 'Give order'));
    }
    const after = orders();
    expect(after.length, title).toBe(before.length + 1);
    turn.planHistory.undo();
    expect(orders(), title).toEqual(before);
    turn.planHistory.redo();
    expect(orders(), title).toEqual(after);
    if (!asks) continue;
    const [newest] = after.filter(({ ref }) => !before.some((old) => old.ref === ref));
    const line = document.querySelector(`[data-order="${newest?.ref ?? ''}"]`)!;
    expect(line.textContent, title).toContain(words);
    press(buttonIn(line, 'Change this order'));
    expectFilled(answers, title);
    expect(orderSaid(), title).toBe(words);
    press(buttonIn(orderForm(), 'Cancel'));
  }

  const kinds = new Set(orders().map(({ kind }) => kind));
  expect(Object.keys(turn.rules.orders).filter((kind) => !kinds.has(kind))).toEqual(decrees);

  const outcome = runTurn(galacticEmpires, {
    state,
    seed: 'every order',
    plans: { [me]: turn.plan as Plan<Order> },
  });
  const heard = tellTurn(galacticEmpires, state, outcome.entries, [me]).get(me) ?? [];
  const after = galacticEmpires.view(outcome.state, me, []);
  const messages = makeReport(galacticEmpires, after, heard)
    .flatMap(({ places }) => places.flatMap(({ lines }) => lines))
    .map((line) => phraseText(line.said));
  expect(told.filter((sentence) => !messages.some((message) => message.includes(sentence)))).toEqual([]);
  const kindOf = new Map(orders().map(({ ref, kind }) => [ref, kind]));
  expect(new Set(outcome.refusals.map(({ order }) => kindOf.get(order)))).toEqual(new Set(refused));
});
