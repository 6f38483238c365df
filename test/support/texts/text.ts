/** A text of the program that a person may read, or that looks like one; `…` stands for what is filled in. */
export interface Text {
  readonly line: number;
  readonly text: string;
  /**
   * What it is: `words` between the tags of a component, `attribute title`, `order sail: form`, `event sailed: say`, `refusal too-far`, `question: said`;
   * of other scripts the member that it is, such as `label`, and `thrown` of what only a programmer reads.
   */
  readonly as: string;
}

/** Whether a literal is words rather than a name in the program: it has a space, or begins as a sentence or label does. */
export const isProse = (text: string): boolean =>
  /[\p{L}…:,.»”’)}] +[\p{L}…«“({0-9]|^\s*\p{Lu}\p{Ll}/u.test(text);
