import type { SeatId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { nearest } from '#kernel/orders/words.ts';
import { spokenSchool } from '../academy/typed.ts';
import { spokenMinefields } from '../minelaying/typed.ts';
import { spokenColonies } from '../runs/typed.ts';
import { spokenBases } from '../bases/typed.ts';
import { spokenAlerts } from '../alerts/typed.ts';
import { spokenRatings } from '../ratings/typed.ts';
import { spokenRebuilding } from '../civilians/typed.ts';
import { spokenBuy, spokenMarine, spokenStock } from '../purchase/typed.ts';
import { spokenAnswers } from '../morale/typed.ts';
import { spokenSurrender } from '../surrender/typed.ts';
import type { Spoken } from '../spoken.ts';
import { spokenGuards } from '../national/typed.ts';
import { spokenStockRefits } from '../refits/typed.ts';
import { spokenFlyers } from '../wings/typed.ts';
import { spokenBuild, spokenYards } from '../yards/typed.ts';
import { isMisspoken } from '../spoken.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { condition } from '../bank/trusts.ts';
import type { Order } from '../game.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { View } from '../model/state.ts';
import { nameOfProject } from '../research/fields.ts';
import { projectNames } from '../research/projects.ts';
import { mobilities } from '../model/empire.ts';
import { spokenTrades } from '../research/typed.ts';
import { spokenAlliances } from '../expeditions/typed.ts';
import { spokenPacts } from '../pacts/typed.ts';
import { spokenMuster } from '../muster/typed.ts';
import { spokenMonitors } from '../monitors/typed.ts';
import { spokenMerchants } from '../trade/marine/typed.ts';
import { spokenRoutes } from '../trade/routes/typed.ts';
import { spokenSpies } from '../espionage/typed.ts';
import { spokenOrions } from '../orions/typed.ts';
import { spokenDivision } from '../propaganda/typed.ts';
import { spokenOfficers } from '../postings/typed.ts';
import { spokenTraining } from '../training/typed.ts';
import { named, unknownEmpire } from '../naming.ts';
import type { Sentence, Typed } from './sentences.ts';
import { sentencesOf, wrong } from './sentences.ts';

/** Orders of the empire that lie beside their rooms as a sentence each. */
const spokenHere: readonly Spoken[] = [
  ...[spokenAnswers, spokenSurrender],
  ...[spokenTraining, spokenDivision, spokenSchool, spokenOfficers, spokenOrions],
  ...[
    spokenRebuilding,
    spokenMinefields,
    spokenBases,
    spokenRatings,
    spokenAlerts,
    spokenColonies,
    spokenBuy,
    spokenStock,
    spokenMarine,
    spokenSpies,
    spokenPacts,
    spokenAlliances,
    spokenRoutes,
    spokenMerchants,
    spokenMuster,
    spokenMonitors,
    spokenTrades,
    spokenBuild,
    spokenFlyers,
    spokenStockRefits,
    spokenGuards,
    spokenYards,
  ],
];
const speechOf = ({ kind }: { readonly kind: string }): Spoken | undefined =>
  spokenHere.find(({ kinds: of }) => of.includes(kind));

const kinds = [
  ...(['mobilise', 'save', 'withdraw', 'borrow', 'repay', 'send', 'pay-loan', 'trust'] as const),
  ...(['move-home', 'move-core'] as const),
  ...(['fund', 'invest'] as const),
] as const;
type Kind = (typeof kinds)[number];
type OfEmpire = Extract<Order, { kind: Kind }>;
type EmpireOrder = Unnumbered<OfEmpire>;

const isPlain = (order: Unnumbered<Order>): order is EmpireOrder =>
  (kinds as readonly string[]).includes(order.kind);

/** Whether an order stands in the empire’s line. */
export const isOfEmpire = (order: Unnumbered<Order>): boolean =>
  isPlain(order) || speechOf(order) !== undefined;

const amounts = ['save', 'withdraw', 'borrow', 'repay'] as const;
const amountLine = /^(save|withdraw|borrow|repay)\s+(\d{1,7})(?:\s*EP)?$/i;
const toLine = /^(send)\s+(\d{1,7})(?:\s*EP)?\s+to\s+(.+)$/i;
const loanLine = /^(pay)\s+(\d{1,7})(?:\s*EP)?\s+of the loan of\s+(.+)$/i;
const trustLine = /^(trust)\s+(\d{1,7})(?:\s*EP)?\s+for\s+([^:"]+):\s*"((?:[^"]|"")*)"$/i;

const noEmpire = (sentence: Sentence, seats: readonly SeatId[], text: string): Fault =>
  wrong(sentence, unknownEmpire(seats, text).wrong);

const homeLine = /^New homeworld\s+([A-Z]{1,2}\d{1,3})$/i;
const fundLine = /^fund team (\d{1,2})\s*:\s*(.+)$/i;
const investLine = /^invest (\d{1,7})(?:\s*EP)? in (.+)$/i;
const projectLabels = projectNames.map(nameOfProject);

/** `Fund team 1: Enhanced Flag Operations`, `Invest 400 EP in Warp Sling`; undefined where the sentence is about something else. */
function readResearch(sentence: Sentence): EmpireOrder | Fault | undefined {
  const [, team, of] = fundLine.exec(sentence.text) ?? [];
  const [, points, into] = investLine.exec(sentence.text) ?? [];
  const name = (of ?? into)?.trim();
  if (name === undefined) return undefined;
  const project = projectNames.find((id) =>
    [id, nameOfProject(id).toLowerCase()].includes(name.toLowerCase()),
  );
  if (project !== undefined)
    return team === undefined
      ? { kind: 'invest', project, points: Number(points) }
      : { kind: 'fund', team: Number(team), project };
  const near = nearest(name, projectLabels);
  return wrong(
    sentence,
    near === undefined
      ? phrase('No technology is called «{name}».', { name })
      : phrase('No technology is called «{name}»: is it {near}?', { name, near }),
  );
}

/** The heading that a sentence is, if it is one. */
const headingIn = ({ text }: Sentence): string | undefined =>
  spokenHere.find(({ heading }) => heading?.toLowerCase() === text.toLowerCase())?.heading;

/** What one of the sentences that lie beside their orders says, after this heading; undefined: it is none of them. */
function readSpoken(view: View, sentence: Sentence, after?: string): Unnumbered<Order> | Fault | undefined {
  for (const { heading, read } of spokenHere) {
    const found = heading === after ? read(sentence.text, view) : undefined;
    if (found !== undefined)
      return isMisspoken(found) ? wrong(sentence, found.wrong, found.instead) : (found as Unnumbered<Order>);
  }
  return undefined;
}

function readSentence(view: View, sentence: Sentence, heading?: string): Unnumbered<Order> | Fault {
  const said = readSpoken(view, sentence, heading);
  if (said !== undefined) return said;
  const { text } = sentence;
  const { seats } = view;
  const [, state] = /^Mobility\s*=\s*(\S+)$/i.exec(text) ?? [];
  const to = mobilities.find((one) => one === state?.toUpperCase());
  if (to !== undefined) return { kind: 'mobilise', to };
  const [, home] = homeLine.exec(text) ?? [];
  if (home !== undefined) return { kind: 'move-home', place: placeId(`h${home.toLowerCase()}`) };
  const [, core] = /^Core economics to ([A-Z]{1,2}\d{1,3})$/i.exec(text) ?? [];
  if (core !== undefined) return { kind: 'move-core', place: placeId(`h${core.toLowerCase()}`) };
  const found = readResearch(sentence);
  if (found !== undefined) return found;
  const [, verb, amount] = amountLine.exec(text) ?? [];
  const kind = amounts.find((one) => one === verb?.toLowerCase());
  if (kind !== undefined) return { kind, points: Number(amount) };
  const [, , points, whose = '', when] =
    toLine.exec(text) ?? loanLine.exec(text) ?? trustLine.exec(text) ?? [];
  if (points === undefined)
    return wrong(
      sentence,
      phrase(
        'Orders for the empire set its mobility, bank business and research: Mobility = FW, LW, PT or RB; Save, Withdraw, Borrow or Repay 50 EP; Send 50 EP to an empire; Pay 50 EP of the loan of an empire; Trust 50 EP for an empire: "when"; Fund team 1: a technology; Invest 200 EP in a technology; New homeworld and its hex; Build 6xGBDP in D5; Upgrade BS to BATS in D5; before the first turn Buy.....2xF5, D7C for K01A at K24, Stock.....12xZV, and Merchants.....10xF-L.',
      ),
    );
  const other = named(seats, whose);
  if (other === undefined) return noEmpire(sentence, seats, whose.trim());
  if (when === undefined)
    return { kind: /^send/i.test(text) ? 'send' : 'pay-loan', to: other, points: Number(points) };
  const held = condition.parse(when.replaceAll('""', '"'));
  return held.ok
    ? { kind: 'trust', to: other, points: Number(points), condition: held.value }
    : wrong(sentence, phrase('The condition of a trust is one line of at most 200 letters.'));
}

/** Reads the empire’s line: `Mobility = LW. Save 50 EP. Send 20 EP to the Lyrans.` (B10, B12.70). */
export function readEmpire(view: View, line: string): Typed<Order> {
  let heading: string | undefined;
  const read = sentencesOf(line).flatMap((sentence) => {
    const after = heading;
    heading = headingIn(sentence);
    return heading === undefined ? [readSentence(view, sentence, after)] : [];
  });
  const faults = read.filter((one): one is Fault => 'said' in one);
  return { faults, orders: faults.length > 0 ? [] : (read as readonly Unnumbered<Order>[]) };
}

/** An order of the empire, as `readEmpire` reads it. */
export function writeEmpire(order: Unnumbered<Order>): string {
  if (!isPlain(order)) return speechOf(order)?.write(order) ?? '';
  switch (order.kind) {
    case 'mobilise':
      return `Mobility = ${order.to}.`;
    case 'move-home':
      return `New homeworld ${hexName(order.place)}.`;
    case 'move-core':
      return `Core economics to ${hexName(order.place)}.`;
    case 'send':
      return `Send ${order.points} EP to ${nameOf(order.to)}.`;
    case 'pay-loan':
      return `Pay ${order.points} EP of the loan of ${nameOf(order.to)}.`;
    case 'trust':
      return `Trust ${order.points} EP for ${nameOf(order.to)}: "${order.condition.replaceAll('"', '""')}".`;
    case 'fund':
      return `Fund team ${order.team}: ${nameOfProject(order.project)}.`;
    case 'invest':
      return `Invest ${order.points} EP in ${nameOfProject(order.project)}.`;
    default:
      return `${order.kind.charAt(0).toUpperCase()}${order.kind.slice(1)} ${order.points} EP.`;
  }
}

/** What can be typed in the empire’s line. */
export const empirePhrases = (view: View): readonly string[] => [
  ...spokenHere.flatMap(({ phrases }) => phrases(view)),
  ...ownPhrases(view),
];

const ownPhrases = ({ me, seats }: View): readonly string[] => [
  ...mobilities.map((one) => `Mobility = ${one}.`),
  ...projectLabels.map((name) => `Fund team 1: ${name}.`),
  'New homeworld ',
  'Core economics to ',
  ...['Save ', 'Withdraw ', 'Borrow ', 'Repay '],
  ...seats.filter((seat) => seat !== me).flatMap((seat) => [`Send 10 EP to ${nameOf(seat)}.`]),
];
