import type { GuideSheet } from '#kernel/lessons.ts';
import { defined } from '#kernel/words/defined.ts';
import { rulesetsOnDemand } from '#rulesets/onDemand.ts';
import type { Keys } from '../../keys.ts';
import type { Help } from '../../parts/help.ts';
import { deskOf, type DeskTab } from '../../state/desk/desk.svelte.ts';
import { keyBookOf } from '../../state/settings/keyBook.svelte.ts';
import { anyGame, inWords, planWordsOf } from '../../state/rules.ts';
import type { Rules } from '../../state/rules.ts';
import { toContinue } from '../../state/place/lastGame.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { deskTopics } from './topics/desk.ts';
import { panels } from './topics/panels.ts';
import { refusalTopics } from './topics/refusals.ts';
import { screens } from './topics/screens.ts';
import type { Topic } from './topics/topic.ts';
import { troubles } from './topics/troubles.ts';

/** The help topics about the program. */
const programTopics: readonly { readonly title: string; readonly topics: readonly Topic[] }[] = [
  { title: 'Screens', topics: screens },
  { title: 'Panels and tools', topics: panels },
  { title: 'For the game master', topics: deskTopics },
  { title: 'When something is wrong', topics: troubles },
];

/** A place in the rulebook that the reader wants to know of. */
export interface RuleAsked {
  readonly cite: string;
  readonly said?: string | undefined;
}

/** The open help topic, and the open page of a rule. */
class OpenTopic {
  topic = $state<string | undefined>(undefined);
  rule = $state.raw<RuleAsked | undefined>(undefined);
  /** The page worth printing that is looked at. */
  sheet = $state.raw<GuideSheet | undefined>(undefined);
}

export const guideOf = (session: Session): OpenTopic => session.states.of(OpenTopic, () => new OpenTopic());

/** A text with what a game calls its list of orders, who gives those that are for no unit, and its pages: `{plans}`, `{whom}`, `{pages}`. */
function withScreens(rules: Pick<Rules, 'presentation'> | undefined, text: string): string {
  if (rules === undefined) return text;
  const { title, whom } = planWordsOf({ rules });
  const pages = rules.presentation.screens.flatMap((screen) => (screen.shows === 'page' ? screen.title : []));
  return text
    .replaceAll('{plans}', title)
    .replaceAll('{whom}', whom)
    .replaceAll('{pages}', pages.join(', ') || 'Pages');
}

/** A topic of the program as it is told in a game: with its words, and what its ruleset has to say. */
const inGame = (
  topic: Topic,
  rules: Pick<Rules, 'presentation' | 'guide'> | undefined,
  keys: Keys,
): Topic => {
  const said = (text: string): string =>
    inWords(rules?.presentation.words ?? anyGame, withScreens(rules, text));
  const { title, paragraphs, of } = topic;
  const more = rules?.guide?.program?.[topic.id];
  return {
    ...topic,
    title: said(title),
    ...defined({ of: of?.map(said) }),
    ...more,
    paragraphs: (more?.paragraphs ?? paragraphs.map(said)).map((each) => keys.inText(each)),
  };
};

/** Whoever has no game yet reads about this one. */
const firstRules = Object.keys(rulesetsOnDemand)[0] ?? '';

const isRead = (session: Session): boolean =>
  session.overlay === 'help' || guideOf(session).topic !== undefined;

/**
 * The rules that help is about: of the open game, on the desk too, or else of the one that is gone on with. Whoever has none is told of the
 * first while they read the help.
 */
export const rulesHere = (session: Session): Rules | undefined =>
  session.turn?.rules ??
  session.rules.now(
    (session.screen === 'desk' ? deskOf(session).shown?.rules : toContinue(session.library.rows)?.ruleset) ??
      (isRead(session) ? firstRules : ''),
  );

/** The pages worth printing of those rules. */
export const sheetsHere = (session: Session): readonly GuideSheet[] =>
  rulesHere(session)?.guide?.sheets ?? [];

/** Shows one of them. */
export function showSheet(session: Session, sheet: GuideSheet): void {
  guideOf(session).sheet = sheet;
  session.overlay = 'printed';
}

/** All topics: about the program, and about the rules that help is about. */
export const topicsOf = (
  session: Session,
): readonly { readonly title: string; readonly topics: readonly Topic[] }[] => {
  const rules = rulesHere(session);
  const keys = keyBookOf(session);
  return [
    ...(rules?.guide === undefined ? [] : [{ title: rules.title, topics: rules.guide.topics }]),
    ...programTopics.map(({ title, topics }) => ({
      title,
      topics: topics.map((topic) => inGame(topic, rules, keys)),
    })),
    { title: 'Refusals and warnings', topics: refusalTopics(rules?.refusals ?? []) },
  ];
};

export const topicOf = (session: Session, id: string): Topic | undefined =>
  topicsOf(session)
    .flatMap(({ topics }) => topics)
    .find((topic) => topic.id === id);

const deskHelp: Readonly<Partial<Record<DeskTab, string>>> = {
  judge: 'desk-judge',
  turns: 'desk-again',
  letters: 'desk-letters',
  policy: 'desk-policy',
  fairness: 'desk-fair',
};

/** The topic about the current screen; on the game master's desk, about the current tab. */
export function topicHere(session: Session): string {
  if (session.screen !== 'desk' || session.deskGame === undefined) return session.screen;
  return deskHelp[deskOf(session).tab] ?? 'desk';
}

/** The help for the signs beside headings. */
export function helpIn(session: Session): Help {
  const guide = guideOf(session);
  // Made once for all signs of a page: hundreds of sentences are laid out and sorted for it.
  const all = $derived(topicsOf(session).flatMap(({ topics }) => topics));
  return {
    titleOf: (id) => all.find((topic) => topic.id === id)?.title,
    topicOf: (heading) => all.find(({ of }) => of?.includes(heading))?.id,
    ruleOf: (cite) =>
      all.find(({ cites }) => cites?.some((each) => each === cite) === true)?.id ??
      all.find(({ id }) => id === 'turn')?.id,
    open: (topic) => (guide.topic = topic),
    get openRule() {
      return session.turn === undefined || session.screen === 'desk'
        ? undefined
        : (cite: string, said?: string) => void (guide.rule = { cite, said });
    },
  };
}

/** Topics that contain every word of the search, regardless of case. */
export function searched(session: Session, query: string): readonly Topic[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const textOf = ({ title, paragraphs }: Topic): string => [title, ...paragraphs].join(' ').toLowerCase();
  return topicsOf(session)
    .flatMap(({ topics }) => topics)
    .filter((topic) => words.every((word) => textOf(topic).includes(word)));
}
