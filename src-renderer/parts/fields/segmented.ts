import type { Field } from '#kernel/orders/form.ts';
import { phraseText } from '#kernel/words/phrase.ts';

/** Few choices in few words stand side by side. */
export const isSegmented = (field: Field): boolean =>
  field.kind === 'choice' &&
  field.choices.length > 1 &&
  field.choices.length <= 5 &&
  field.choices.every((choice) => phraseText(choice.label).length < 16);
