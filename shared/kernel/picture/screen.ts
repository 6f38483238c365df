import type { Spot } from '../words/spot.ts';
import type { Page } from './page.ts';
import type { Words } from './words.ts';

/** One of the main screens, in the order of the menus. Clients add what belongs to the program. Each but pages stands at most once. */
export type Screen = PageScreen | { readonly shows: 'map' | 'units' | 'messages'; readonly title: string };

/** A screen with a page of the ruleset. */
export interface PageScreen {
  readonly shows: 'page';
  /** Its own, and none of `start`, `desk`, `game`, `map`, `units` and `messages`. */
  readonly key: string;
  readonly title: string;
  readonly sign?: ScreenSign;
  /** It leads to what the game keeps on paper (`Presentation.paper`). */
  readonly prints?: true;
  /** Orders are given here: for the chosen line, and for nothing in particular. Absent: it is only read. */
  readonly orders?: {
    /** What to choose first. */
    readonly hint: string;
    /** The heading over orders for nothing in particular, and what stands there when there are none. */
    readonly whole: string;
    readonly none: string;
    /** Only orders of the groups with these titles, of those for nothing in particular; absent: all. */
    readonly groups?: readonly string[];
  };
}

/** What stands beside the name of a page in the menus. */
export type ScreenSign =
  | 'crown'
  | 'money'
  | 'ship'
  | 'people'
  | 'study'
  | 'list'
  | 'fleet'
  | 'work'
  | 'trade'
  | 'secret'
  | 'honor';

/** What the list of all orders is called, and those in it that belong to no unit. */
export interface PlanWords {
  readonly title: string;
  readonly general: string;
  /** For whom the latter are: `the headquarters`. */
  readonly whom: string;
  /** Said of none of the latter. */
  readonly empty: string;
}

/** The words of a game for its list of orders; common ones where it has none of its own. */
export function planWordsFrom({
  planWords,
  words,
}: {
  readonly planWords?: PlanWords;
  readonly words: Pick<Words, 'seat'>;
}): PlanWords {
  const whom = `the whole ${words.seat.one}`;
  return planWords ?? { title: 'Plans', general: `Orders for ${whom}`, whom, empty: 'There are none yet.' };
}

/** How a screen is told from the others. */
export const screenKey = (screen: Screen): string => (screen.shows === 'page' ? screen.key : screen.shows);

interface Pages<V, P> {
  readonly screens: readonly Screen[];
  page?(view: V, plan: P, screen: string, at: Spot): Page;
}

/** The pages of all screens that have one, with nothing chosen in them. */
export function pagesOf<V, P>(
  presentation: Pages<V, P>,
  view: V,
  plan: P,
): readonly { readonly screen: PageScreen; readonly page: Page }[] {
  return presentation.screens.flatMap((screen) => {
    const page = screen.shows === 'page' ? presentation.page?.(view, plan, screen.key, {}) : undefined;
    return screen.shows !== 'page' || page === undefined ? [] : [{ screen, page }];
  });
}
