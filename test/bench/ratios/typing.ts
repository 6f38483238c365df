import type { Game } from '#kernel/game/game.ts';
import { adviceOn, textOf, withLine } from '#kernel/orders/sheet.ts';
import { firstKit } from '../../support/kits/kits.ts';
import type { TestKit } from '../../support/kits/testKit.ts';
import { grandPlan } from '../plan.ts';
import type { Ratio } from './ratio.ts';
import { inTurns, processorTime } from './ratio.ts';

const rounds = { warm: 10, counted: 40 };

/** A slot of an order sheet that is typed, with everything that the page shows of it, against an order that is given in the first game of the list. */
export async function typingRatios(kit: TestKit<Game>): Promise<readonly Ratio[]> {
  const { ruleset, large } = kit;
  const { sheet } = ruleset;
  if (sheet === undefined || large === undefined || firstKit.large === undefined) return [];
  const ordered = grandPlan(firstKit, firstKit.large);
  const typed = grandPlan(kit, large);
  const { view } = typed;
  let plan = typed.plan;
  let lines = sheet.lines(view, plan);
  const longest = Math.max(...lines.map(({ orders }) => orders.length));
  const { line: key } = lines.find(({ orders }) => orders.length === longest)!;
  const lineNow = () => lines.find(({ line }) => line === key)!;
  const whole = textOf(sheet, view, plan, lineNow());
  const shorter = whole.slice(0, whole.lastIndexOf(' '));
  /** As a screen with the sheet on it does, that has the lines before. */
  const type = (text: string): void => {
    sheet.read(view, key, text);
    sheet.complete(view, key, text, text.length);
    plan = withLine(sheet, view, plan, lineNow(), text, (made) => ruleset.presentation.nextRef(view, made));
    lines = sheet.lines(view, plan);
    for (const line of lines) textOf(sheet, view, plan, line);
    adviceOn(ruleset, view, plan);
    typed.show(plan);
  };
  let round = 0;
  const values = await inTurns(
    rounds,
    () => processorTime(() => type((round += 1) % 2 === 0 ? whole : shorter)),
    () => processorTime(() => ordered.show(firstKit.large!.oneMore(ordered.view, ordered.plan))),
  );
  return [
    {
      name: `a slot typed to everything shown (${typed.of}), to an order of ${firstKit.ruleset.title} (${ordered.of})`,
      values,
      most: 1.5,
    },
  ];
}
