import type { PlaceId } from '#kernel/words/ids.ts';
import { padded, placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import type { SpyId } from '../model/relations/espionage.ts';
import { words } from '../model/relations/espionage.ts';
import type { View } from '../model/state.ts';
import { named, quoted, unknownEmpire, unquoted } from '../naming.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import type { IntelligenceOrders } from './intelligence.ts';
import type { Counterspy, HireSpy, SendSpy } from './orders.ts';
import { isPrime, newSpy, numeralOf } from './spies.ts';

type AskOrSpread = Extract<IntelligenceOrders, { kind: 'ask-intelligence' | 'spread-propaganda' }>;
type SpyOrder = SendSpy | HireSpy | Counterspy | AskOrSpread;

const text = String.raw`\s*:\s*"((?:[^"]|"")*)"$`;
const where = String.raw`(?:\s+at\s+([A-Z]{1,2}\d{1,3}))?`;
const sendLine = new RegExp(
  String.raw`^(?:(New spy)|Spy (?:[A-Z])?(\d{1,3})|Prime team (?:PR)?(\d{1,3})) on (.+?), to (learn|act)${where}${text}`,
  'i',
);
const askLine = new RegExp(String.raw`^Ask about (.+?)${where}${text}`, 'i');
const spreadLine = new RegExp(String.raw`^Propaganda for (\d{1,7})(?:\s*EP)? on (.+?)${text}`, 'i');

const idOf = (fresh: string | undefined, spy: string | undefined, team = '0'): SpyId => {
  if (fresh !== undefined) return newSpy;
  return (spy === undefined ? `p${padded(Number(team), 3)}` : `s${padded(Number(spy), 3)}`) as SpyId;
};
const hexIn = (label: string | undefined): PlaceId | undefined =>
  label === undefined ? undefined : placeId(`h${label.toLowerCase()}`);

const tooLong = { wrong: phrase('The text is one line of at most 300 letters.') };

function read(line: string, { seats }: Pick<View, 'seats'>): Unnumbered<SpyOrder> | Misspoken | undefined {
  if (/^create a spy$/i.test(line)) return { kind: 'hire-spy' };
  const [, levels] = /^Counterspying\s*=\s*(\d{1,2})$/i.exec(line) ?? [];
  if (levels !== undefined && Number(levels) > 0) return { kind: 'counterspy', levels: Number(levels) };
  const sent = sendLine.exec(line);
  const asked = askLine.exec(line);
  const spread = spreadLine.exec(line);
  const whose = sent?.[4] ?? asked?.[1] ?? spread?.[2];
  if (whose === undefined) return undefined;
  const said = words.parse(unquoted(sent?.[7] ?? asked?.[3] ?? spread?.[3] ?? ''));
  if (!said.ok) return tooLong;
  if (spread !== null && /^everybody$/i.test(whose))
    return { kind: 'spread-propaganda', points: Number(spread[1]), text: said.value };
  const on = named(seats, whose);
  if (on === undefined) return unknownEmpire(seats, whose);
  if (spread !== null)
    return { kind: 'spread-propaganda', to: on, points: Number(spread[1]), text: said.value };
  const place = hexIn(sent?.[6] ?? asked?.[2]);
  if (sent === null) return { kind: 'ask-intelligence', on, ...defined({ place }), question: said.value };
  return {
    kind: 'send-spy',
    spy: idOf(sent[1], sent[2], sent[3]),
    on,
    aim: sent[5]?.toLowerCase() === 'act' ? 'act' : 'learn',
    ...defined({ place }),
    task: said.value,
  };
}

const spyText = (id: SpyId): string => {
  if (id === newSpy) return 'New spy';
  return isPrime(id) ? `Prime team ${numeralOf(id)}` : `Spy ${numeralOf(id)}`;
};
const at = (place: PlaceId | undefined): string => (place === undefined ? '' : ` at ${hexName(place)}`);

function write(order: Unnumbered<SpyOrder>): string {
  switch (order.kind) {
    case 'hire-spy':
      return 'Create a spy.';
    case 'counterspy':
      return `Counterspying = ${order.levels}.`;
    case 'ask-intelligence':
      return `Ask about ${nameOf(order.on)}${at(order.place)}: ${quoted(order.question)}.`;
    case 'spread-propaganda':
      return `Propaganda for ${order.points} EP on ${order.to === undefined ? 'everybody' : nameOf(order.to)}: ${quoted(order.text)}.`;
    case 'send-spy':
      return `${spyText(order.spy)} on ${nameOf(order.on)}, to ${order.aim}${at(order.place)}: ${quoted(order.task)}.`;
  }
}

/** `New spy on Lyran Star Empire, to learn at D5: "How many ships?"`, `Counterspying = 2`, and what intelligence services do (C14). */
export const spokenSpies = spoken<SpyOrder>({
  kinds: ['send-spy', 'hire-spy', 'counterspy', 'ask-intelligence', 'spread-propaganda'],
  phrases: ({ me, seats }) => [
    'Create a spy.',
    'Counterspying = 1.',
    ...seats
      .filter((seat) => seat !== me)
      .flatMap((seat) => [
        `New spy on ${nameOf(seat)}, to learn: "How many ships are there?".`,
        `Spy 1 on ${nameOf(seat)}, to act: "Blow up a factory.".`,
        `Ask about ${nameOf(seat)}: "What are they doing?".`,
        `Propaganda for 35 EP on ${nameOf(seat)}: "Our fleets are larger than theirs.".`,
      ]),
  ],
  read,
  write,
});
