import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { SheetLine } from '#kernel/orders/sheet.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { orderRef } from '#kernel/words/ids.ts';
import { readCaseText } from '#test/support/cases/readText.ts';
import type { CaseFile } from '#test/support/cases/caseFile.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { cases } from '../caseWriting.ts';
import { starFleetWarlord } from '../shelf.ts';

/** A small world with orders, as cases are written: the last order is the one that is refused. */
const small = (given: readonly string[], ...orders: readonly string[]): string =>
  [
    ...['GIVEN', '  year 170', ...given.map((line) => `  ${line}`)],
    ...['ORDERS c01', ...orders.map((line) => `  ${line}`)],
  ].join('\n');
const alone = 'corporation c01 at 00-0808, funds 9000';
const freighters = Array.from({ length: 21 }, () => 'HQ: PS C FAS');

/** Each reason for which an order cannot be carried out, with a case of which the sheet tells it beforehand: one of `cases/` by its file, or a small one. */
export const checked: Readonly<Record<string, string>> = {
  'aboard-already': 'chapter-4/officers-aboard.case',
  'base-too-small': 'chapter-9/passive.case',
  'captain-without-doctor': 'chapter-4/officers-aboard.case',
  'cloak-disrupted': 'chapter-4/cloaking.case',
  'cloaked-already': 'chapter-4/cloaking.case',
  'corporation-fallen': 'chapter-11/the-fallen-defend.case',
  'crew-too-weak': 'chapter-4/missions-refused.case',
  crippled: 'chapter-8/decoys-refused.case',
  'devastated-already': 'chapter-7/restore-refused.case',
  'dragon-bought': 'chapter-11/favours.case',
  'drones-stopped': 'chapter-4/bombardment-refused.case',
  frozen: 'chapter-5/stasis.case',
  'game-master-only': 'chapter-11/leadership.case',
  'garrison-unchanged': 'chapter-8/garrison-by-ship.case',
  'graveyard-closed': 'chapter-8/graveyard-closed.case',
  'graveyard-linked': 'chapter-8/graveyard-refused.case',
  'graveyard-once': 'chapter-8/graveyard-refused.case',
  'has-a-cloak': 'chapter-4/getc.case',
  'hears-no-messages': 'chapter-9/messages-refused.case',
  'initial-build': 'chapter-4/initial-build.case',
  'just-captured': 'chapter-9/fortify-refused.case',
  'megaship-begun': 'chapter-9/mega-battleship.case',
  'message-to-oneself': 'chapter-9/messages-refused.case',
  'mission-already': 'chapter-4/missions-refused.case',
  'moves-cancelled': 'chapter-4/illegal-move-cancels-moves.case',
  'name-taken': 'chapter-9/names-refused.case',
  'name-with-article': 'chapter-9/names-refused.case',
  'no-ads-of-race': 'chapter-9/no-such-ads.case',
  'no-base-here': 'chapter-4/getc.case',
  'no-base-orders': 'chapter-9/scan-hex.case',
  'no-cloak-for-sale': 'chapter-9/cloak-market.case',
  'no-decoys': 'chapter-8/decoys-refused.case',
  'no-decoys-here': 'chapter-8/decoys-refused.case',
  'no-events': 'chapter-11/no-events-here.case',
  'no-events-yet': 'chapter-11/no-events-at-first.case',
  'no-graveyard': 'chapter-8/no-graveyard.case',
  'no-lines-yet': 'chapter-9/no-lines-yet.case',
  'no-megaship-yard': 'chapter-9/mega-battleship.case',
  'no-minefield': 'chapter-4/better-sweepers.case',
  'no-more-is-lent': 'chapter-9/loans.case',
  'no-more-primaries': 'chapter-9/primary-races.case',
  'no-mothership': 'chapter-4/link-refused.case',
  'no-orders-left': 'chapter-11/favours.case',
  'no-pfs-yet': 'chapter-9/items-dearer.case',
  'no-phone': 'chapter-9/settings-refused.case',
  'no-post-there': 'chapter-8/posts-refused.case',
  'no-primary-race': 'chapter-9/primary-races.case',
  'no-refit-for-it': 'chapter-4/refit.case',
  'no-refits-yet': 'chapter-4/refit-too-early.case',
  'no-room-for-satellite': 'chapter-4/link-refused.case',
  'no-ship-numbered': 'chapter-9/names-refused.case',
  'no-site-here': 'chapter-7/restore-refused.case',
  'no-site-there': 'chapter-9/launch.case',
  'no-site-to-fortify': 'chapter-9/fortify-all.case',
  'no-spares': 'chapter-4/fix.case',
  'no-starbase': 'chapter-4/displacement.case',
  'no-such-corporation': 'chapter-11/leadership.case',
  'no-home-office': small(
    [alone, 'corporation c02 at 22-0808', 'hex 00-0808 PL+ES, owner c02, office c01'],
    'HQ: PS C FAS',
  ),
  'no-such-design': 'chapter-9/purchases.case',
  'no-such-mission': 'chapter-4/missions-refused.case',
  'no-such-number': 'chapter-9/allies-refused.case',
  'no-such-percent': 'chapter-9/price-limits.case',
  'no-such-pulse': 'chapter-4/refit.case',
  'no-such-sector': 'chapter-9/messages-refused.case',
  'no-such-tactic': 'chapter-9/allies-refused.case',
  'no-teams': 'chapter-9/messages-refused.case',
  'no-upgrade-for-it': 'chapter-4/upgrade.case',
  'no-way-into-graveyard': 'chapter-8/graveyard-takes-one.case',
  'no-way-to-graveyard': 'chapter-8/graveyard-refused.case',
  'nobody-calms': 'chapter-11/favours.case',
  'nobody-numbered': 'chapter-9/messages-refused.case',
  'nobody-to-rise-against': 'chapter-8/posts-refused.case',
  'nobody-to-spy-on': 'chapter-9/spy-ring.case',
  'nobody-trades': 'chapter-11/favours.case',
  'nobody-waiting': 'chapter-9/officers-at-sites-refused.case',
  'not-able': 'chapter-4/missions-refused.case',
  'not-adjacent': 'chapter-4/illegal-move-cancels-moves.case',
  'not-devastated': 'chapter-7/restore-refused.case',
  'not-primary': 'chapter-9/primary-races.case',
  'not-sold': 'chapter-11/favours.case',
  'not-yet-for-sale': 'chapter-9/purchases.case',
  'not-your-site': 'chapter-9/officers-at-sites-refused.case',
  'not-your-site-to-name': 'chapter-9/names-refused.case',
  'not-yours-to-bug': 'chapter-8/post-planted.case',
  'not-yours-to-search': 'chapter-8/posts-refused.case',
  'nothing-announced': 'chapter-11/messages-of-the-game-master.case',
  'nothing-owed': 'chapter-9/repaying.case',
  'nothing-said': 'chapter-9/messages-refused.case',
  'nothing-to-calm': 'chapter-9/site-deactivator.case',
  'nothing-to-fix': 'chapter-4/fix.case',
  'nothing-to-give': 'chapter-8/give.case',
  'nothing-to-repair': 'chapter-4/repair-ship.case',
  'nothing-to-take-down': 'chapter-9/last-point-taken-down.case',
  'nowhere-to-board': 'chapter-4/officers-aboard.case',
  'nowhere-to-change': 'chapter-4/missions-refused.case',
  'nowhere-to-refit': 'chapter-4/refit.case',
  'nowhere-to-repair': 'chapter-4/repair-ship.case',
  'nowhere-to-train': 'chapter-4/training.case',
  'nowhere-to-upgrade': 'chapter-4/upgrade.case',
  'one-message-to-all': 'chapter-9/messages-refused.case',
  'out-of-range': 'chapter-9/scan-out-of-range.case',
  'own-number': 'chapter-9/allies-refused.case',
  'penal-ship': 'chapter-4/prospecting-skills.case',
  'percent-out-of-range': 'chapter-9/allies-refused.case',
  'point-terrain-here': 'chapter-8/logistics-base-refused.case',
  'price-above-limit': 'chapter-9/purchases.case',
  'primary-already': 'chapter-9/primary-races.case',
  'scan-blocked': 'chapter-4/who-can-scan.case',
  'shielded-already': 'chapter-9/counter-espionage.case',
  'ships-alone': 'chapter-9/officers-at-sites-refused.case',
  'ships-only': 'chapter-9/limited-variants.case',
  'sign-not-said': 'chapter-9/messages-refused.case',
  'site-here': 'chapter-8/decoys-refused.case',
  'specialty-bought': 'chapter-9/domination-ships.case',
  'stationed-already': 'chapter-9/officers-at-sites-refused.case',
  'thin-walls': small([alone, 'hex 00-0303 PL+ES, owner c01'], 'HQ: FS 00 0303 39'),
  'too-dear': 'chapter-9/officers-at-sites-refused.case',
  'too-early-to-spy': 'chapter-8/post-refused.case',
  'too-few-drones': 'chapter-9/launch.case',
  'too-few-points': 'chapter-9/fortify-refused.case',
  'too-few-spares': 'chapter-8/logistics-base-refused.case',
  'too-many-drones': 'chapter-9/launch.case',
  'too-many-lines': 'chapter-9/order-lines.case',
  'too-young': 'chapter-4/upgrade.case',
  'trade-for-itself': 'chapter-9/trading-official.case',
  'trained-enough': 'chapter-4/training.case',
  'turn-taken': 'chapter-4/whole-turn.case',
  'whole-turn': 'chapter-4/whole-turn.case',
  'wished-already': 'chapter-11/events-refused.case',
  'calmed-one': small(
    [
      alone,
      'hex 00-0101 PL+ES, owner c01, special site-deactivator',
      'hex 00-0404 ES+RZ',
      'hex 00-0405 ES+RZ',
    ],
    'HQ: DH 00 0404',
    'HQ: DH 00 0405',
  ),
  'less-is-lent': small([`${alone}, stock 33`], 'HQ: RL 166'),
  'launched-already': small(
    [`${alone}, store.drones 90`, 'hex 00-0303 PL+ES, owner c01, points 2000', 'hex 00-0505 PL+ES'],
    'HQ: SL 00 0303 10 0505',
    'HQ: SL 00 0303 10 0505',
  ),
  'name-is-kept': small([alone], 'HQ: NA CORP Heron'),
  'no-lines-kept': small([alone], 'HQ: BO OFF'),
  'no-loans-any-more': small([`${alone}, stock 100`, 'year 171'], 'HQ: RL 10'),
  'no-such-code': small([alone, 'year 175', 'corporation c02 at 22-0808'], 'HQ: ES 2 13'),
  'nobody-to-cure': small([alone, 'ship c01.h F-HOS at 00-0303'], 'h: CURE'),
  'not-a-change-year': small([`${alone}, primaries F`], 'HQ: CP F Z'),
  'only-at-a-gate': small([alone, 'year 180'], 'HQ: PS C WGO'),
  'only-in-initial-build': small([alone], 'HQ: DEFAULT'),
  'post-already': small([alone, 'hex 00-0303 PL+ES, owner c01, post c01'], 'HQ: LP 00 0303'),
  'price-above-percent': small([`${alone}, pricePercent 90`], 'HQ: PS C FAS'),
  'too-little-to-blow-up': small([alone, 'hex 00-0303 PL+ES, owner c01, post c01'], 'HQ: IS 00 0303 10'),
  'too-many-bought': small(
    [`${alone}, bought 10`, 'hex 00-0303 PL+ES, owner c01, special command-facility'],
    ...freighters,
  ),
};

/** Reasons that stand in no line, and why. */
export const inNoLine: Readonly<Record<string, string>> = {
  'led-already': 'the game master alone decides who leads a Corporation, beside the seats',
  'not-for-headquarters': 'no line of the Home Office can write it: only another program gives it there',
  'not-for-ships': 'no line of a ship can write it: only another program gives it there',
  'no-such-ship': 'a ship that is gone has no line: the sheet tells it below its lines',
};

/** A line of a sheet with an order that cannot be carried out. */
export interface Refused {
  readonly view: View;
  readonly plan: Plan<Order>;
  readonly line: SheetLine;
  readonly order: Order;
  readonly problem: Problem;
}

/** The first order of the case that is refused so beforehand, as its player has it on the sheet; undefined where there is none. */
export function refusedIn(content: string, code: string): Refused | undefined {
  const { sheet, review } = starFleetWarlord;
  const { setup, turns } = readCaseText(content, () => cases as never, 'star-fleet-warlord') as CaseFile;
  const state = cases.world(setup);
  for (const [name, given] of Object.entries(turns[0]?.orders ?? {})) {
    const seat = cases.seat(name, state);
    let plan = emptyPlan<Order>();
    for (const [at, sentence] of given.entries()) {
      const { unit, order } = cases.order(sentence, seat, state);
      const ref = orderRef(`${seat}.t${state.turn}.o${at + 1}`);
      plan = withOrder(plan, { ...order, ref } as Order, unit);
    }
    const view = starFleetWarlord.view(state, seat, []);
    const problem = review(view, plan).find((one) => one.code === code);
    for (const line of sheet?.lines(view, plan) ?? []) {
      const list = line.spot.unit === undefined ? plan.hq : (plan.units[line.spot.unit] ?? []);
      const order = list.find(({ ref }) => ref === problem?.order && line.orders.includes(ref));
      if (problem !== undefined && order !== undefined) return { view, plan, line, order, problem };
    }
  }
  return undefined;
}
