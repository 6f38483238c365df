import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type {
  NameCorporation,
  NameShip,
  NameSite,
  SetHeader,
  SetInfo,
  SetMotto,
  SetPhone,
} from '../../model/orders/stance.ts';
import { longest } from '../../model/figures.ts';
import { designNamed } from '../../ships/list/index.ts';
import type { Reading, WrittenAs } from '../../typing.ts';
import { placeText, numberNext, placeNext, textNext, wrong, wrongNext } from '../../typing.ts';

type Naming = Unnumbered<NameCorporation> | Unnumbered<NameShip> | Unnumbered<NameSite>;

/** What is to be named, without the name: the Corporation, a ship by race, class and number, or a site by its hex. */
function named(reading: Reading): Naming | Fault {
  if (reading.next(/^CORP/) !== undefined) return { kind: 'name-corporation', name: '' };
  const race = reading.next(/^[A-Z0]$/);
  if (race === undefined) {
    const place = placeNext(reading);
    return typeof place === 'string' ? { kind: 'name-site', place, name: '' } : place;
  }
  const [ship, number] = [reading.next(), numberNext(reading)];
  const design = `${race.word === '0' ? 'O' : race.word}-${ship?.word ?? ''}`.toUpperCase();
  const said = phrase('NA takes the race, the class and the number of a ship, such as NA F PC 1 "Loser".');
  if (designNamed(design) === undefined) return wrong(ship ?? reading.code, said);
  return number === undefined || number === 0
    ? wrongNext(reading, said, number === 0)
    : { kind: 'name-ship', design, number, name: '' };
}

/** `NA CORP "Hydrans from Hell"`, `NA F PC 1 "Loser"`, `NA 02 1511 "Yutzworld"` (SFW 3968). */
const na = (kind: Naming['kind']): WrittenAs => ({
  kind,
  like: /^NA$/,
  meant: kind === 'name-corporation' ? ['NA CORP'] : [],
  read(reading) {
    const what = named(reading);
    if ('said' in what) return what;
    const name = textNext(reading, longest.name);
    if (typeof name !== 'string') return name;
    return name === ''
      ? wrongNext(reading, phrase('NA takes a name last, such as NA CORP "Home Fleet".'))
      : { ...what, name };
  },
  write: (order: Naming) =>
    `NA ${order.kind === 'name-corporation' ? 'CORP' : order.kind === 'name-site' ? placeText(order.place) : `${order.design.slice(0, 1)} ${order.design.slice(2)} ${order.number}`} "${order.name}"`,
});

const quoted = (text: string): string => (text === '' ? '' : ` "${text}"`);

/** `NH "USS"`; `NH` for none (SFW 3992). */
const nh: WrittenAs = {
  kind: 'set-header',
  like: /^NH$/,
  meant: ['NH'],
  read(reading) {
    const header = textNext(reading, longest.header);
    return typeof header === 'string' ? { kind: 'set-header', header } : header;
  },
  write: ({ header }: Unnumbered<SetHeader>) => `NH${quoted(header)}`,
};

/** `CM "When it absolutely, positively has to be there"` (SFW 4006). */
const cm: WrittenAs = {
  kind: 'set-motto',
  like: /^CM$/,
  meant: ['CM'],
  read(reading) {
    const motto = textNext(reading, longest.text);
    return typeof motto === 'string' ? { kind: 'set-motto', motto } : motto;
  },
  write: ({ motto }: Unnumbered<SetMotto>) => `CM${quoted(motto)}`,
};

/** `PH ON (513)555-3902`, `PH OFF` (SFW 4021). */
const ph: WrittenAs = {
  kind: 'set-phone',
  like: /^PH$/,
  meant: ['PH ON', 'PH OFF'],
  read(reading): Unnumbered<SetPhone> | Fault {
    const word = reading.next(/^(ON|OFF)$/)?.word.toUpperCase();
    if (word === undefined)
      return wrongNext(reading, phrase('PH takes ON or OFF, then a number, such as PH ON (513)555-3902.'));
    const phone = textNext(reading, longest.phone);
    if (typeof phone !== 'string') return phone;
    return { kind: 'set-phone', open: word === 'ON', ...(phone === '' ? {} : { phone }) };
  },
  write: ({ open, phone }: Unnumbered<SetPhone>) =>
    `PH ${open ? 'ON' : 'OFF'}${phone === undefined ? '' : ` ${phone}`}`,
};

/** `PI "Call after 5pm weekdays"` (SFW 4037). */
const pi: WrittenAs = {
  kind: 'set-info',
  like: /^PI$/,
  meant: ['PI'],
  read(reading) {
    const info = textNext(reading, longest.text);
    return typeof info === 'string' ? { kind: 'set-info', info } : info;
  },
  write: ({ info }: Unnumbered<SetInfo>) => `PI${quoted(info)}`,
};

/** How orders of names, and of what a Corporation tells of itself, are typed. */
export const namesWritten: readonly WrittenAs[] = [
  na('name-corporation'),
  na('name-ship'),
  na('name-site'),
  nh,
  cm,
  ph,
  pi,
];
