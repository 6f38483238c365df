/** What a kit may lack, with what cannot be done then. */
export const ofKits = {
  vectors: 'no worked example of its rulebook is held against the rules',
  anyPlan: 'random games and the fuzzer give only orders that are offered',
  games: 'random games all begin in the world of «start», and no law of its own is tried',
  script: 'scripted games and the fuzzer cannot play it',
  large: 'nothing of it is measured',
  chronicle: 'no long game of computers is looked at',
  league: 'its levels of the computer are held against nothing',
  stops: 'no program is killed while a turn of it waits for answers',
} as const;

/** What a ruleset may lack, likewise. */
export const ofRulesets = {
  origins: 'nobody can be told what brought an event about',
  tutorial: 'no game for learning it can be begun',
  scenarios: 'its games are not begun from files, and no reader of scenarios is tried',
  seating: 'a game master gives no seat to the computer',
  computerPlan: 'the computer leads no seat',
  course: 'nobody learns it in the app',
  guide: 'the help says nothing of it',
  outsider: 'nothing of a turn can be published',
} as const;

export type Part = keyof typeof ofKits | keyof typeof ofRulesets;

/** Every part that may be lacking, with what cannot be done without it. */
export const parts: Readonly<Record<Part, string>> = { ...ofKits, ...ofRulesets };
