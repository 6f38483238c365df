import type { PlaceId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hexName } from '../map/board.ts';
import { nameOf } from '../map/seats.ts';
import { services, words } from '../model/relations/espionage.ts';
import type { View } from '../model/state.ts';
import { named, quoted, unknownEmpire, unquoted } from '../naming.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import type { HireOrions } from './hire.ts';

const line =
  /^Orions for (\d{1,7})(?:\s*EP)? on (.+?), (raid|intelligence|other)(?:\s+at\s+([A-Z]{1,2}\d{1,3}))?\s*:\s*"((?:[^"]|"")*)"$/i;

const hexIn = (label: string | undefined): PlaceId | undefined =>
  label === undefined ? undefined : placeId(`h${label.toLowerCase()}`);

function read(text: string, { seats }: Pick<View, 'seats'>): Unnumbered<HireOrions> | Misspoken | undefined {
  const [all, points, whose = '', kind = '', at, said = ''] = line.exec(text) ?? [];
  if (all === undefined) return undefined;
  const on = named(seats, whose);
  if (on === undefined) return unknownEmpire(seats, whose);
  const task = words.parse(unquoted(said));
  const service = services.find((one) => one === kind.toLowerCase());
  if (!task.ok || service === undefined)
    return { wrong: phrase('The text is one line of at most 300 letters.') };
  return {
    kind: 'hire-orions',
    on,
    service,
    ...defined({ place: hexIn(at) }),
    points: Number(points),
    task: task.value,
  };
}

/** `Orions for 40 EP on Lyran Star Empire, raid at D5: "Their convoys."` (B15.10). */
export const spokenOrions = spoken<HireOrions>({
  kinds: ['hire-orions'],
  phrases: ({ me, seats }) =>
    seats
      .filter((seat) => seat !== me)
      .map((seat) => `Orions for 10 EP on ${nameOf(seat)}, raid: "Raid their convoys.".`),
  read,
  write: ({ on, service, place, points, task }) =>
    `Orions for ${points} EP on ${nameOf(on)}, ${service}${place === undefined ? '' : ` at ${hexName(place)}`}: ${quoted(task)}.`,
});
