import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { MessageHeard, MessagesEvent } from '../../../model/events/stance.ts';
import type { View } from '../../../model/view.ts';
import type { Of, Origins, Tellings, Tells } from '../../../words.ts';
import { own, seatArg, sectorText } from '../../../words.ts';

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

/** Whoever sends a message knows whom it was sent to, and never who has heard it. */
const sent: Tells<Of<'message-sent'>> = {
  audience: ({ seat }) => [seat],
  told: (event, seat) => (event.seat === seat ? { ...event, hearers: [] } : undefined),
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
};

function contact({ foe, person = '', phone = '', info }: Of<'contact-told'>, view: View): Phrase {
  const parts = [
    ...(person === '' ? [] : [phrase('{person} plays it', { person })]),
    ...(phone === '' ? [] : [phrase('telephone {phone}', { phone })]),
    ...(info === '' ? [] : [phrase('«{info}»', { info })]),
  ];
  return phrase('How to reach {foe}: {parts}.', { foe: seatArg(view, foe), parts: phraseList(parts, ', ') });
}

/** Who hears what is said to others: whoever it is said to. */
export const tellMessages: Tellings<MessagesEvent> = {
  'message-sent': sent,
  'message-heard': {
    audience: ({ hearer }) => [hearer],
    told: (event, seat) => (event.hearer === seat ? event : undefined),
    announced: ({ seat, way, text }) => (way === 'all' && seat !== undefined ? { seat, text } : undefined),
    say: heard,
  },
  'contact-told': own<Of<'contact-told'>>(contact),
};

export const messagesOrigins: Origins<MessagesEvent> = {
  'message-sent': 'order',
  'message-heard': 'either',
  'contact-told': 'rules',
};
