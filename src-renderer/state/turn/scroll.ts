import { unreadLines } from '#kernel/orders/sheet.ts';
import type { ScrollPicture } from '#kernel/picture/scrollPicture.ts';
import type { AnyPlan, Rules } from '../rules.ts';

interface Planned {
  readonly rules: Rules;
  readonly view: unknown;
  readonly plan: AnyPlan;
}

/** The turn ahead as the rules foresee it, with the lines that cannot be read among its problems; undefined where the rules have no preview. */
export function scrollOf({ rules, view, plan }: Planned): ScrollPicture | undefined {
  const picture = rules.presentation.scroll?.(view, plan);
  return picture && { ...picture, problems: [...unreadLines(rules, view, plan), ...picture.problems] };
}
