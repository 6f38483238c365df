import type { Unnumbered } from '#kernel/game/plan.ts';
import { placeId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';
import { mostModules } from '../model/bases/modular.ts';
import { spoken } from '../spoken.ts';
import { basesText, mostAtOnce } from './begun.ts';
import type { BuildBase } from './build.ts';
import { baseTypes } from './types.ts';
import type { FitModules } from './fitting/fit.ts';
import { moduleRows } from './modules/modules.ts';
import type { IntegrateBases } from './fitting/integrate.ts';
import type { UpgradeBase } from './upgrade.ts';

type OfBases = BuildBase | UpgradeBase | IntegrateBases | FitModules;

const hex = '([A-Z]{1,2}\\d{1,3})';
const buildLine = new RegExp(`^build\\s+(?:(\\d{1,2})x)?(\\S+)\\s+in\\s+${hex}(,? paid by merchants)?$`, 'i');
const upgradeLine = new RegExp(`^upgrade\\s+(\\S+)\\s+to\\s+(\\S+)\\s+in\\s+${hex}$`, 'i');

const integrateLine = new RegExp(`^integrate\\s+bases\\s+in\\s+${hex}$`, 'i');

const fitLine = new RegExp(`^fit\\s+(?:(\\d{1,2})x)?(\\S+)\\s+to\\s+(\\S+)\\s+in\\s+${hex}$`, 'i');

const names = [...baseTypes.keys()];
const named = (text: string, among: readonly string[] = names): string | undefined =>
  among.find((one) => one.toLowerCase() === text.toLowerCase());

/** `Fit 6xHosM to SB in D5`; undefined for what names no module. */
function modulesRead(text: string): Unnumbered<FitModules> | undefined {
  const [whole, many = '1', what = '', onto = '', where = ''] = fitLine.exec(text) ?? [];
  const [module, base] = [named(what, [...moduleRows.keys()]), named(onto)];
  if (whole === undefined || module === undefined || base === undefined) return undefined;
  const count = Math.max(1, Math.min(Number(many), mostModules));
  return { kind: 'fit-modules', place: placeId(`h${where.toLowerCase()}`), base, module, count };
}

/** `Build 6xGBDP in D5`, `Build MB in D5, paid by merchants`, `Upgrade BS to BATS in D5`, `Integrate bases in D5`; undefined for what names no base. */
function basesRead(text: string): Unnumbered<OfBases> | undefined {
  const [build, count = '1', what = '', where = '', merchants] = buildLine.exec(text) ?? [];
  if (build !== undefined) {
    const hull = named(what);
    if (hull === undefined) return undefined;
    const many = Math.max(1, Math.min(Number(count), mostAtOnce));
    const payer = merchants === undefined ? 'treasury' : 'merchants';
    return { kind: 'build-base', place: placeId(`h${where.toLowerCase()}`), hull, count: many, payer };
  }
  const modules = modulesRead(text);
  if (modules !== undefined) return modules;
  const [, around = ''] = integrateLine.exec(text) ?? [];
  if (around !== '') return { kind: 'integrate-bases', place: placeId(`h${around.toLowerCase()}`) };
  const [upgrade, was = '', to = '', there = ''] = upgradeLine.exec(text) ?? [];
  if (upgrade === undefined) return undefined;
  const [from, hull] = [named(was), named(to)];
  return from === undefined || hull === undefined
    ? undefined
    : { kind: 'upgrade-base', place: placeId(`h${there.toLowerCase()}`), from, hull };
}

function basesWritten(order: Unnumbered<OfBases>): string {
  const where = hexName(order.place);
  if (order.kind === 'fit-modules')
    return `Fit ${basesText(order.count, order.module)} to ${order.base} in ${where}.`;
  if (order.kind === 'integrate-bases') return `Integrate bases in ${where}.`;
  if (order.kind === 'upgrade-base') return `Upgrade ${order.from} to ${order.hull} in ${where}.`;
  const paid = order.payer === 'merchants' ? ', paid by merchants' : '';
  return `Build ${basesText(order.count, order.hull)} in ${where}${paid}.`;
}

/** How bases are typed in the empire’s line. */
export const spokenBases = spoken<OfBases>({
  kinds: ['build-base', 'upgrade-base', 'integrate-bases', 'fit-modules'],
  phrases: () => [
    'Build BS in ',
    'Build 6xGBDP in ',
    'Upgrade BS to BATS in ',
    'Integrate bases in ',
    'Fit HosM to SB in ',
  ],
  read: basesRead,
  write: basesWritten,
});
