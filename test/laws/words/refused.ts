/** Words that no text has, and what to write instead. */
export interface Refused {
  readonly words: RegExp;
  readonly instead: string;
}

/** People are *they*. Refused in comments too. */
export const gendered: Refused = {
  words: /\b(?:he|him|his|himself|she|her|hers|herself|chairman|spokesman|crewm[ae]n|manned)\b/gi,
  instead: 'they, them, their; or name who it is',
};

/** What nobody says any more, or never said in English. */
export const archaic: readonly Refused[] = [
  { words: /\bshall\b/gi, instead: 'will, should or can' },
  {
    words: /\b(?:whence|whither|thence|hence|thus|thereby|hereby|hitherto|henceforth)\b/gi,
    instead: 'so, from there',
  },
  {
    words: /\b(?:upon|unto|amongst|whilst|lest|albeit|betwixt|ere|naught|nought|aught|yonder)\b/gi,
    instead: 'the word of today',
  },
  { words: /\bbefall?s?\b|\bbefell\b/gi, instead: 'happens to' },
  { words: /\bfor want of\b/gi, instead: 'because … is missing' },
  { words: /\ball the same[.:]/gi, instead: 'anyway' },
  { words: /\bby lot\b/gi, instead: 'at random' },
  { words: /\banew\b|(?<!-)\bafresh\b/gi, instead: 'again' },
  { words: /\bdear(?:er|est)?\b/gi, instead: 'expensive' },
  { words: /\bas ever\b/gi, instead: 'as usual' },
  { words: /\bin hand\b/gi, instead: 'in reserve' },
  { words: /\blies? with\b/gi, instead: 'depends on' },
  { words: /\botherwise than\b|\bbe otherwise\b/gi, instead: 'different' },
  { words: /\blets? go of\b|\blets go\b/gi, instead: 'deselect' },
  { words: /\bfarther\b|\bnearer\b/gi, instead: 'zoom in or out; beyond; closer' },
  { words: /\bfoe(?:s|’s)?\b(?!\})/gi, instead: 'enemy' },
  { words: /\bla(?:id|y|ys) on\b/gi, instead: 'applied, apply' },
  { words: /\bgoes? by (?:the name|these words)\b/gi, instead: 'is called, matches' },
  { words: /\bnot into nothing\b|\blearn the ropes\b/gi, instead: 'what happens, in plain words' },
];

/** One spelling: British. */
export const spelling: readonly Refused[] = [
  { words: /\bcolor(?:s|ed|ing)?\b(?![:=-])/gi, instead: 'colour' },
  { words: /\bcenter(?:s|ed|ing)?\b/gi, instead: 'centre' },
  { words: /\bdefense(?:s|less)?\b/gi, instead: 'defence' },
  { words: /\barmor(?:ed)?\b/gi, instead: 'armour' },
  { words: /\bmaneuver(?:s|ed|ing)?\b/gi, instead: 'manoeuvre' },
  {
    words: /\b(?:honor|favor|neighbor|behavior|harbor|rumor|labor)(?:s|ed|ing|s?able|ite)?\b/gi,
    instead: '-our',
  },
  {
    words:
      /\b(?:travel|cancel|label|model|signal|level)(?:ed|ing)\b(?<=(?:avel|ncel|abel|odel|gnal|evel)(?:ed|ing))/gi,
    instead: '-lled, -lling',
  },
  {
    words: /\b(?:organ|real|recogn|apolog|minim|maxim|initial|summar|random)iz(?:e|es|ed|ing)\b/gi,
    instead: '-ise',
  },
  { words: /\bgray\b/gi, instead: 'grey' },
  { words: /\bcatalog\b/gi, instead: 'catalogue' },
  { words: /(?<!play-by-)\bemails?\b/gi, instead: 'mail or e-mail' },
  { words: /\bstartup\b/gi, instead: 'start-up' },
  { words: /\bmove points?\b/gi, instead: 'move-points' },
  { words: /\bhit-points?\b/gi, instead: 'hit points' },
];

/** A word that stays where it is, and why. */
export interface Kept {
  readonly files: RegExp;
  /** Only this word; without it, every one. */
  readonly word?: RegExp;
  /** Only in such a text; without it, in all. */
  readonly text?: RegExp;
  readonly why: string;
}

export const kept: readonly Kept[] = [
  {
    files: /^(shared\/rulesets\/galactic-empires\/|test\/rulesets\/README\.md|src-renderer\/README\.md)/,
    word: /^(?:center|armored)/i,
    why: 'The rulebook has industrial centers, and a type of starship that is armored.',
  },
  {
    files: /^(shared|test)\/rulesets\/(star-fleet-warlord|vbam-sfb|galactic-conquest|federation-commander)\//,
    word: /^(?:defense|armor|center|maneuver)/i,
    why: 'What the rulebooks call defense and its factors, armor, academy centers and tactical maneuvers.',
  },
  {
    files: /^shared\/rulesets\/galactic-empires\/refusals\.ts$/,
    word: /^(?:anew|shall)$/,
    text: /work|ambassador/,
    why: 'Refusals that stand in the results and archives of games: a turn that is run again must say the same.',
  },
];
