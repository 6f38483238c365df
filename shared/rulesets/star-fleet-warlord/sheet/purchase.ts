import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type {
  AskForAd,
  ChangeRace,
  DeclareRace,
  Purchase,
  RequestAds,
  SetPricePercent,
} from '../model/orders/purchase.ts';
import { adChoices } from '../model/orders/purchase.ts';
import type { Grammar, Reading, WrittenAs } from '../typing.ts';
import { keywordNext, plain, unquoted, wrong, wrongNext } from '../typing.ts';

/** Signs in the name of a ship (SFW 3366), and in a designation. */
const longestName = 20;
export const longestDesign = 12;

/** A designation from its two words, such as `F POL`; a fault where it is none. */
function designNext(reading: Reading): string | Fault {
  const [race, ship] = [reading.next(), reading.next()];
  if (race === undefined || ship === undefined)
    return wrongNext(
      reading,
      phrase('{code} takes the letter of a race and the class of a ship, such as {code} F POL.', {
        code: reading.code.word.toUpperCase(),
      }),
    );
  // The book itself writes Orions with a zero (SFW 3341).
  const design = `${race.word === '0' ? 'O' : race.word}-${ship.word}`.toUpperCase();
  return design.length > longestDesign
    ? wrong(ship, phrase('No ship is called {design}.', { design: design.slice(0, longestDesign) }))
    : design;
}

const designWords = (design: string): string => `${design.slice(0, 1)} ${design.slice(2)}`;

/** `PS O CA 150 CLOA WG 1 "Raider"`: the highest price, a cloak, a Warp Gate and a name where they are wanted (SFW 3337). */
const ps: WrittenAs = {
  kind: 'purchase',
  like: /^PS$/,
  meant: [],
  read(reading): Unnumbered<Purchase> | Fault {
    const design = designNext(reading);
    if (typeof design !== 'string') return design;
    const most = reading.next(/^[1-9]\d{0,4}$/);
    const cloak = reading.next(/^CLOA/);
    const gate = reading.next(/^WG$/);
    const number = gate === undefined ? undefined : reading.next(/^[1-9]\d{0,2}$/);
    if (gate !== undefined && number === undefined)
      return wrong(gate, phrase('WG takes the number of a Warp Gate, such as WG 2.'));
    const rest = reading.rest();
    const name = unquoted(rest?.word ?? '');
    if (rest !== undefined && name.length > longestName)
      return wrong(rest, phrase('A name has {most} signs at the most.', { most: longestName }));
    return {
      kind: 'purchase',
      design,
      name,
      ...(most === undefined ? {} : { most: Number(most.word) }),
      ...(cloak === undefined ? {} : { cloak: true }),
      ...(number === undefined ? {} : { gate: Number(number.word) }),
    };
  },
  write: ({ design, most, cloak, gate, name }: Unnumbered<Purchase>) =>
    [
      `PS ${designWords(design)}`,
      ...(most === undefined ? [] : [String(most)]),
      ...(cloak === undefined ? [] : ['CLOA']),
      ...(gate === undefined ? [] : [`WG ${gate}`]),
      ...(name === '' ? [] : [`"${name}"`]),
    ].join(' '),
};

const raceNext = (reading: Reading): string | undefined => reading.next(/^[A-Z]$/)?.word.toUpperCase();

const pr: WrittenAs = {
  kind: 'declare-race',
  like: /^PR$/,
  meant: [],
  read(reading): Unnumbered<DeclareRace> | Fault {
    const race = raceNext(reading);
    return race === undefined
      ? wrongNext(reading, phrase('PR takes the letter of a race, such as PR F.'))
      : { kind: 'declare-race', race };
  },
  write: ({ race }: Unnumbered<DeclareRace>) => `PR ${race}`,
};

/** `CP F K`, or `CP L U` for no other race (SFW 3724). */
const cp: WrittenAs = {
  kind: 'change-race',
  like: /^CP$/,
  meant: [],
  read(reading): Unnumbered<ChangeRace> | Fault {
    const [from, to] = [raceNext(reading), raceNext(reading)];
    if (from === undefined || to === undefined)
      return wrongNext(
        reading,
        phrase('CP takes the letters of two races, such as CP F K; U stands for none.'),
      );
    return { kind: 'change-race', from, ...(to === 'U' ? {} : { to }) };
  },
  write: ({ from, to = 'U' }: Unnumbered<ChangeRace>) => `CP ${from} ${to}`,
};

const pricePercent: WrittenAs = {
  kind: 'set-price-percent',
  like: /^P%$/,
  meant: [],
  read(reading): Unnumbered<SetPricePercent> | Fault {
    const percent = reading.next(/^\d{1,3}$/);
    return percent === undefined
      ? wrongNext(reading, phrase('P% takes a percentage from 90 to 250, or 0, such as P% 125.'))
      : { kind: 'set-price-percent', percent: Number(percent.word) };
  },
  write: ({ percent }: Unnumbered<SetPricePercent>) => `P% ${percent}`,
};

const aa: WrittenAs = {
  kind: 'ask-for-ad',
  like: /^AA$/,
  meant: [],
  read(reading): Unnumbered<AskForAd> | Fault {
    const design = designNext(reading);
    return typeof design === 'string' ? { kind: 'ask-for-ad', design } : design;
  },
  write: ({ design }: Unnumbered<AskForAd>) => `AA ${designWords(design)}`,
};

/** `RA F`, `RA ALL` or `RA PRIMARY` (SFW 4274). */
const ra: WrittenAs = {
  kind: 'request-ads',
  like: /^RA$/,
  meant: adChoices.map((of) => `RA ${of}`),
  read(reading): Unnumbered<RequestAds> | Fault {
    const of = keywordNext(reading, adChoices) ?? raceNext(reading);
    return of === undefined
      ? wrongNext(reading, phrase('RA takes the letter of a race, PRIMARY or ALL, such as RA F.'))
      : { kind: 'request-ads', of };
  },
  write: ({ of }: Unnumbered<RequestAds>) => `RA ${of}`,
};

/** How orders of ships that are bought, and what they cost are typed. */
export const purchaseGrammar: Grammar = {
  ships: [],
  office: [ps, pr, cp, pricePercent, aa, ra, plain('begin-megaship', 'BB')],
};
