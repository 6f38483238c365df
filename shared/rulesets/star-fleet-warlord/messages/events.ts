import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { only } from '#kernel/words/inOrder.ts';
import { optional, line, oneOf, integer, list } from '#kernel/codec/shapes.ts';
import type { Happened } from '../model/happened.ts';
import type { Letter } from '../model/state.ts';
import type { Message } from './messages.ts';
import { audiences, signatures } from './messages.ts';
import type { View } from '../model/view.ts';
import { heardFields } from '../fields/letters.ts';
import { longest } from '../model/figures.ts';
import { seat, person, said, sector, mostSeats } from '../fields/parts.ts';
import { seatArg, sectorText } from '../words.ts';
import { toOwner, event } from '../declare.ts';

/** A Corporation learns how to reach whoever plays another one. */
export interface ContactTold extends Happened<'contact-told'> {
  readonly seat: SeatId;
  readonly foe: SeatId;
  readonly person?: string;
  readonly phone?: string;
  readonly info: string;
}

function contact({ foe, person = '', phone = '', info }: ContactTold, view: View): Phrase {
  const parts = [
    ...(person === '' ? [] : [phrase('{person} plays it', { person })]),
    ...(phone === '' ? [] : [phrase('telephone {phone}', { phone })]),
    ...(info === '' ? [] : [phrase('«{info}»', { info })]),
  ];
  return phrase('How to reach {foe}: {parts}.', { foe: seatArg(view, foe), parts: phraseList(parts, ', ') });
}

/** It is heard, in the next run of whoever hears it; or the game master says something. */
export interface MessageHeard extends Happened<'message-heard'>, Omit<Letter, 'way' | 'from'> {
  readonly hearer: SeatId;
  /** Who speaks, where that is told: clients list such words beside the speaker where they went to all. */
  readonly seat?: SeatId;
  readonly way: Letter['way'] | 'master';
}

/** A message with its tags, which say how it was sent and, if it is signed, by whose number (SFW 3929); what the game master says has one of its own (SFW 5008). */
function heard({ way, sector, seat: from, text }: MessageHeard, { names }: View): Phrase {
  const number = from === undefined ? undefined : String(names[from]?.number ?? from);
  const args = {
    text,
    sector: sector === undefined ? '' : sectorText(sector),
    from: from === undefined || number === undefined ? '' : ({ to: 'seat', id: from, text: number } as const),
  };
  if (way === 'master') return phrase('Message: GM> {text}', args);
  if (way === 'all')
    return from === undefined
      ? phrase('Message: ALL> {text}', args)
      : phrase('Message: ALL> {from}> {text}', args);
  if (way === 'ships')
    return from === undefined
      ? phrase('Message: S{sector}> {text}', args)
      : phrase('Message: S{sector}> {from}> {text}', args);
  return from === undefined ? phrase('Message: {text}', args) : phrase('Message: {from}> {text}', args);
}

/** A message goes to those who are to hear it; whoever sends it is not told who they are. */
export interface MessageSent
  extends Happened<'message-sent'>, Pick<Message, 'to' | 'number' | 'sector' | 'signed' | 'text'> {
  readonly seat: SeatId;
  readonly hearers: readonly SeatId[];
}

/** What whoever hears a message holds in hand of it. */
function letterOf({ seat, to, sector, signed, text }: MessageSent): Letter {
  return {
    way: to === 'all' || to === 'ships' ? to : 'direct',
    ...(to === 'ships' && sector !== undefined ? { sector } : {}),
    ...(signed === undefined ? {} : { from: seat }),
    ...(signed === 'rsvp' ? { rsvp: true } : {}),
    text,
  };
}

/** A Corporation learns how to reach whoever plays another one. */
export const contactTold = event('contact-told', {
  fields: { seat, foe: seat, person: optional(person), phone: optional(line(longest.phone)), info: said },
  by: 'rules',
  ...toOwner,
  say: contact,
  apply: ({ corporations }, { seat, foe }) =>
    change(corporations, foe, ({ met }) => ({ met: met.includes(seat) ? met : [...met, seat] })),
});

/** It is heard, in the next run of whoever hears it; or the game master says something. */
export const messageHeard = event('message-heard', {
  fields: { ...heardFields },
  by: 'either',
  audience: ({ hearer }) => [hearer],
  hears: (event, seat) => (event.hearer === seat ? event : undefined),
  announced: ({ seat, way, text }) => (way === 'all' && seat !== undefined ? { seat, text } : undefined),
  say: heard,
  apply: (draft, { hearer, way }) => {
    if (way === 'master') return;
    // All that lie there are heard together.
    draft.letters = only(draft.letters ?? {}, (_, other) => other !== hearer);
  },
});

/** A message goes to those who are to hear it; whoever sends it is not told who they are. Whoever sends a message knows whom it was sent to, and never who has heard it. */
export const messageSent = event('message-sent', {
  fields: {
    seat,
    to: oneOf(audiences),
    number: optional(integer(0, 999)),
    sector: optional(sector),
    signed: optional(oneOf(signatures)),
    text: said,
    hearers: list(seat, mostSeats),
  },
  by: 'order',
  audience: ({ seat }) => [seat],
  hears: (event, seat) => (event.seat === seat ? { ...event, hearers: [] } : undefined),
  announced: ({ seat, to, text }) => (to === 'all' ? { seat, text } : undefined),
  say({ to, number = 0, sector, signed, text }) {
    const args = { text, number, sector: sector === undefined ? '' : sectorText(sector) };
    const whom = {
      all: phrase('all Corporations'),
      corporation: phrase('Corporation {number}', args),
      sector: phrase('the Home Office in sector {sector}', args),
      ships: phrase('all ships in sector {sector}', args),
      team: phrase('team {number}', args),
    }[to];
    return signed === undefined
      ? phrase('Your message goes to {whom}, without your number: {text}', { whom, text })
      : phrase('Your message goes to {whom}, with your number: {text}', { whom, text });
  },
  ahead: {
    by: ({ signed }) =>
      signed === undefined
        ? 'Your message will go to {whom}, without your number: {text}'
        : 'Your message will go to {whom}, with your number: {text}',
  },
  apply: (draft, event) => {
    const letter = letterOf(event);
    const letters: Record<SeatId, readonly Letter[]> = { ...draft.letters };
    for (const hearer of event.hearers) letters[hearer] = [...(letters[hearer] ?? []), letter];
    if (event.hearers.length > 0) draft.letters = letters;
  },
});
