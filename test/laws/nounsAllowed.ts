/** A text that is let pass, and why. Without `files`, anywhere. */
interface Allowed {
  readonly text: RegExp;
  readonly files?: RegExp;
  readonly why: string;
}

/** Names in files, stores and commands that older games hold: they cannot change. */
export const written: readonly Allowed[] = [
  {
    text: /\bother-empire\b/g,
    files: /^(shared\/contract\/refusals\/library|src-main\/services\/(openT|t)urnFiles)\.ts$/,
    why: 'The code of a refusal, which stands in the stores of running games.',
  },
  {
    text: /\|empire\)|'empire'/g,
    files: /^src-main\/services\/mail\/letter\.ts$/,
    why: 'Players have letters of their own, in which `{empire}` stands for the name of their seat.',
  },
];

/** Words of everybody that a game uses too. */
export const general: readonly Allowed[] = [
  {
    text: /\bsectors?(Lines|Name|Of)?\b/g,
    files: /^(shared\/kernel\/(board|picture)\/|src-renderer\/map\/planes\/ground\.ts$)/,
    why: 'A board may be divided into sectors, each of many cells.',
  },
];
