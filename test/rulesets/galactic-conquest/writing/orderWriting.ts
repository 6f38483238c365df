import type { UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Verdict } from '#rulesets/galactic-conquest/economy/systems.ts';
import { verdicts } from '#rulesets/galactic-conquest/economy/systems.ts';
import type { Fight } from '#rulesets/galactic-conquest/combat/fight.ts';
import { withForms } from '#rulesets/galactic-conquest/combat/forms/formFields.ts';
import { formPhrases, formsRead } from '#rulesets/galactic-conquest/combat/forms/formWords.ts';
import type { Forms } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { intensities, targets } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import { mobilities, standings } from '#rulesets/galactic-conquest/model/empire.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { observed, projectNames } from '#rulesets/galactic-conquest/research/projects.ts';
import type { TrustVerdict } from '#rulesets/galactic-conquest/bank/trusts.ts';
import { trustVerdicts } from '#rulesets/galactic-conquest/bank/trusts.ts';
import { basesOrder } from '../bases/caseBases.ts';
import { spaceOrder } from '../spaceWriting.ts';
import { elsewhereOrder } from '../battle/elsewhereWriting.ts';
import { captainOrder } from '../fleet/captainWriting.ts';
import { unrestOrder } from '../unrestWriting.ts';
import { hidingOrder } from '../hiding/hidingWriting.ts';
import { academyOrder } from '../officers/academyWriting.ts';
import { officerOrder, trainingOrder } from '../officers/officerWriting.ts';
import { leadingOrder } from '../computer/ledWriting.ts';
import { maneuverOrder } from '../reactionWriting.ts';
import type { ConvoyVerdict } from '#rulesets/galactic-conquest/raids/defended.ts';
import { convoyVerdicts } from '#rulesets/galactic-conquest/raids/defended.ts';
import { mineOrder } from '../mines/minesWriting.ts';
import { repairOrder } from '../repair/repairWriting.ts';
import { CaseMistake } from '#test/support/cases/adapter.ts';
import { wingOrder } from '../wings/wingsWriting.ts';
import { purchaseOrder } from '../purchase/casePurchase.ts';
import { xshipOrder } from '../ships/xshipWriting.ts';
import { yardOrder } from '../yards/yardWriting.ts';
import { allyOrder } from '../relations/caseAllies.ts';
import { spyOrder } from '../relations/caseSpies.ts';
import { runOrder } from '../trade/caseRuns.ts';
import { storingOrder } from '../storing/storingWriting.ts';
import { marineOrder } from '../trade/marineWriting.ts';
import { cargoOrder } from '../trade/cargoWriting.ts';
import { haulOrder } from '../trade/haulWriting.ts';
import { tradeOrder } from '../trade/caseTrade.ts';
import { known, hex, naming } from './naming.ts';

/* Orders as cases write them. */

const fightLine =
  /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): fight (attack|avoid) (\S+) (\d+)(?: (strongest|weakest))?(?: losses (.+?))?(?: with (.+))?$/;

/** `capture the strongest; reserve CA DD`: forms of attack as they are typed, between semicolons. */
const formsOf = (text: string): Forms =>
  Object.assign(
    {},
    ...text
      .split('; ')
      .filter((one) => one !== '')
      .map((one) => {
        const forms = formsRead(one);
        if (forms === undefined)
          throw new CaseMistake(`«${one}» is no form of attack: write ${formPhrases.join(', ')}`);
        return forms;
      }),
  ) as Forms;

/** `save 50`, `withdraw 50`, `borrow 50`, `repay 50`, `send 50 to lyran`, `pay 50 of the loan of lyran`, `trust 50 for lyran: when`, `rate lyran C`; `fund team 1: efo`, `invest 400 in efo`, `hydran observes efo: passive`, `hydran has not seen efo`. */
function bankOrder(sentence: string): Unnumbered<Order> | undefined {
  const [, kind, amount] = /^(save|withdraw|borrow|repay) (\d+)$/.exec(sentence) ?? [];
  if (kind !== undefined)
    return { kind: kind as 'save' | 'withdraw' | 'borrow' | 'repay', points: Number(amount) };
  const [, team, funded = ''] = /^fund team (\d+): (\S+)$/.exec(sentence) ?? [];
  if (team !== undefined)
    return { kind: 'fund', team: Number(team), project: known('project', funded, projectNames) };
  const [, invested, into = ''] = /^invest (\d+) in (\S+)$/.exec(sentence) ?? [];
  if (invested !== undefined)
    return { kind: 'invest', points: Number(invested), project: known('project', into, projectNames) };
  const [, observer, seenOf = '', how = ''] = /^(\S+) observes (\S+): (\S+)$/.exec(sentence) ?? [];
  if (observer !== undefined)
    return {
      kind: 'grant-observation',
      of: known('empire', observer, seats),
      project: known('project', seenOf, projectNames),
      observation: known('observation', how, observed),
    };
  const [, blind, foreign = ''] = /^(\S+) has not seen (\S+)$/.exec(sentence) ?? [];
  if (blind !== undefined)
    return {
      kind: 'bar-technology',
      of: known('empire', blind, seats),
      project: known('project', foreign, projectNames),
    };
  const [, rated, standing = ''] = /^rate (\S+) (\S+)$/.exec(sentence) ?? [];
  if (rated !== undefined)
    return {
      kind: 'rate-client',
      of: known('empire', rated, seats),
      standing: known('class', standing, standings),
    };
  const [, verb, points, whose = '', condition = ''] =
    /^(send|pay|trust) (\d+) (?:to|of the loan of|for) ([^:\s]+)(?:: (.+))?$/.exec(sentence) ?? [];
  if (verb === undefined) return undefined;
  const given = { to: known('empire', whose, seats), points: Number(points) };
  if (verb === 'trust') return { kind: 'trust', ...given, condition };
  return { kind: verb === 'send' ? 'send' : 'pay-loan', ...given };
}

/** `H01A: plot D4 D5`, `H01A: fight attack pressed 30 strongest losses DD CA`, `mobilise FW`; the game master’s answers `hydran advances` and `falls`. */
export function order(sentence: string): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } {
  const maneuver = maneuverOrder(sentence, hex);
  if (maneuver !== undefined) return maneuver;
  const [, code = '', way] = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): plot ?(.*)$/.exec(sentence) ?? [];
  if (way !== undefined)
    return {
      unit: unitId(code.toLowerCase()),
      order: { kind: 'plot', way: way === '' ? [] : way.split(' ').map(hex) },
    };
  const [, fighter, stance, intensity = '', breaks, target, losses = '', forms = ''] =
    fightLine.exec(sentence) ?? [];
  if (fighter !== undefined)
    return {
      unit: unitId(fighter.toLowerCase()),
      order: withForms<Unnumbered<Fight>>(
        {
          kind: 'fight' as const,
          attack: stance === 'attack',
          breaks: Number(breaks),
          intensity: known('intensity', intensity, intensities),
          target: known('target', target ?? 'none', targets),
          losses: losses === '' ? [] : losses.split(' '),
        },
        formsOf(forms),
      ),
    };
  const [, idled, status] = /^([A-Z]\d\d[A-Z]): (inactive|active)$/.exec(sentence) ?? [];
  if (idled !== undefined)
    return { unit: unitId(idled.toLowerCase()), order: { kind: 'idle', inactive: status === 'inactive' } };
  const [, regrouped, names = '', into = ''] =
    /^([A-Z]\d\d[A-Z]): regroup (.+) to (\S+)$/.exec(sentence) ?? [];
  if (regrouped !== undefined)
    return {
      unit: unitId(regrouped.toLowerCase()),
      order: { kind: 'regroup', ships: names.split(', '), to: unitId(into.toLowerCase()) },
    };
  const [, led, leading = '', name = ''] = /^([A-Z]\d\d[A-Z]): flagship (\S+), (.+)$/.exec(sentence) ?? [];
  if (led !== undefined)
    return { unit: unitId(led.toLowerCase()), order: { kind: 'flagship', hull: leading, name } };
  const [, to] = /^mobilise (\S+)$/.exec(sentence) ?? [];
  if (to !== undefined)
    return { order: { kind: 'mobilise', to: known('state of mobility', to, mobilities) } };
  const mining = mineOrder(sentence, hex);
  if (mining !== undefined) return mining;
  const flying = wingOrder(sentence);
  if (flying !== undefined) return flying;
  const mending = repairOrder(sentence);
  if (mending !== undefined) return mending;
  const buying = purchaseOrder(sentence, hex);
  if (buying !== undefined) return buying;
  const stored = storingOrder(sentence);
  if (stored !== undefined) return stored;
  const building = yardOrder(sentence, hex);
  if (building !== undefined) return building;
  const ofBases = basesOrder(sentence, hex);
  if (ofBases !== undefined) return ofBases;
  const prospecting = runOrder(sentence, hex);
  if (prospecting !== undefined) return prospecting;
  const trading = tradeOrder(sentence, hex) ?? marineOrder(sentence, hex);
  if (trading !== undefined) return trading;
  const allying = allyOrder(sentence, naming);
  if (allying !== undefined) return allying;
  const spied = spyOrder(sentence, naming);
  if (spied !== undefined) return { order: spied };
  const xship = xshipOrder(sentence, hex);
  if (xship !== undefined) return xship;
  const living = cargoOrder(sentence);
  if (living !== undefined) return living;
  const hauled = haulOrder(sentence);
  if (hauled !== undefined) return hauled;
  const hiding = hidingOrder(sentence);
  if (hiding !== undefined) return hiding;
  const training = trainingOrder(sentence, hex) ?? officerOrder(sentence) ?? academyOrder(sentence);
  if (training !== undefined) return training;
  const ofSpace = spaceOrder(sentence, hex);
  if (ofSpace !== undefined) return ofSpace;
  const left = captainOrder(sentence, hex) ?? elsewhereOrder(sentence);
  if (left !== undefined) return left;
  const unrest = unrestOrder(sentence, hex);
  if (unrest !== undefined) return unrest;
  const ruling = leadingOrder(sentence);
  if (ruling !== undefined) return { order: ruling };
  const banking = bankOrder(sentence);
  if (banking !== undefined) return { order: banking };
  const [, advances] = /^(\S+) advances$/.exec(sentence) ?? [];
  if (advances !== undefined)
    return { order: { kind: 'judge-advance', advances: known('empire', advances, seats) } };
  if ((trustVerdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-trust', verdict: sentence as TrustVerdict } };
  if ((convoyVerdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-convoy', verdict: sentence as ConvoyVerdict } };
  if ((verdicts as readonly string[]).includes(sentence))
    return { order: { kind: 'judge-system', verdict: sentence as Verdict } };
  throw new CaseMistake(
    `«${sentence}» is no order: write «H01A: plot D4 D5», «H01A: fight attack pressed 30», «mobilise FW», «save 50», «send 50 to lyran», «hydran advances», one of ${[...verdicts, ...trustVerdicts].join(', ')}, or what else the README of these tests lists under ORDERS`,
  );
}
