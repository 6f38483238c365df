import type { Out } from '#contract/calls.ts';
import { countOrders } from '#kernel/orders/plan.ts';
import type { Figure } from '#kernel/presentation.ts';
import { moneyText } from '#kernel/report/plainText.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Gm } from '../gm.ts';
import { ledSeats } from '../gm/read.ts';
import { toldOf, tryTurn } from '../gm/runTurn.ts';
import { seatNames } from './names.ts';

type Preview = Out<'gm.preview'>;

/** The turn as it would go with the orders that are there: nothing is changed, and nobody else is told. */
export function previewOf(gm: Gm): Preview {
  const { store, ruleset } = gm;
  const tried = tryTurn(store, ruleset);
  const led = ledSeats(ruleset, store);
  const told = toldOf(store, ruleset, tried);
  const figures = ruleset.presentation.figures;
  const names = seatNames(gm);
  return {
    turn: tried.turn,
    events: tried.outcome.entries.length,
    refusals: tried.outcome.refusals.length,
    missing: gm.standing().missing.slice(),
    seats: told.map(({ seat: { seat }, view }) => {
      const plan = tried.plans[seat];
      const orders = plan === undefined ? 0 : countOrders(plan);
      const before = gm.view(seat);
      return {
        seat, name: names.get(seat) ?? seat, orders,
        problems: plan === undefined || orders === 0 || led.includes(seat) ? [] : [...ruleset.review(before, plan)],
        figures: figures === undefined ? [] : changes(figures(before), figures(view)),
      };
    }),
    told: [],
    questions: tried.outcome.pending.map(({ phrase }) => phraseText(phrase)),
  };
}

function changes(before: readonly Figure[], after: readonly Figure[]): Preview['seats'][number]['figures'] {
  const was = new Map(before.map((figure) => [figure.key, figure]));
  return after.slice(0, 40).map((figure) => {
    const old = was.get(figure.key)?.value ?? 0;
    return {
      label: figure.label, before: shown({ ...figure, value: old }), after: shown(figure),
      ...(figure.value === old ? {} : { better: figure.value > old }),
    };
  });
}

const shown = ({ scale, value }: Figure): string => (scale === 'money' ? moneyText(value) : String(value));
