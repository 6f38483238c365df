import type { PlaceId } from '../words/ids.ts';
import type { Game, Heard, AnyEvent } from '../game/game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Path } from '../words/where.ts';
import { pathOf } from '../sequence/paths.ts';
import { defined } from '../words/defined.ts';
import { whereKey } from '../words/where.ts';
import type { Phrase } from '../words/phrase.ts';

/** One sentence of a report, with the event it tells. */
export interface ReportLine<E> {
  readonly said: Phrase;
  readonly heard: Heard<E>;
}

/** The lines of one step, or of one step in one pass. */
export interface ReportSection<E> {
  readonly step: string;
  /** The passes in which it ran, by name. */
  readonly path: Path;
  readonly places: readonly { readonly place?: PlaceId; readonly lines: readonly ReportLine<E>[] }[];
}

/** What a seat heard of a turn, in the order it happened: by step and pass, and within them by place, in the order of first mention. */
export function makeReport<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['view'],
  heard: readonly Heard<G['event']>[],
): readonly ReportSection<G['event']>[] {
  const say = ruleset.tell as Readonly<
    Record<string, { say(event: unknown, view: unknown): Phrase | undefined }>
  >;
  const lines = heard.flatMap((one) => {
    const said = say[one.event.kind]?.say(one.event, view);
    return said === undefined ? [] : [{ said, heard: one }];
  });
  const sections = runs(lines, ({ heard: one }) => whereKey(one));
  return sections.map((section) => ({
    step: section[0]?.heard.step ?? '',
    path: section[0] === undefined ? [] : pathOf(ruleset.sequences, section[0].heard),
    places: grouped(section).map((group) => {
      const place = (group[0]!.heard.event as AnyEvent).place;
      return { ...defined({ place }), lines: group };
    }),
  }));
}

/** Cuts a list where the key changes. */
function runs<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const found: T[][] = [];
  let last: string | undefined;
  for (const item of items) {
    const mine = key(item);
    if (mine !== last) found.push([]);
    found.at(-1)?.push(item);
    last = mine;
  }
  return found;
}

function grouped<E>(lines: readonly ReportLine<E>[]): readonly (readonly ReportLine<E>[])[] {
  return [...Map.groupBy(lines, ({ heard }) => (heard.event as AnyEvent).place ?? '').values()];
}
