import type { In } from '#contract/calls.ts';
import type { GmAct } from '#contract/gm/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import { ann, bob } from './gmWorld.ts';
import { shownOn } from './asShown.ts';
import { game } from './deskWorld.ts';

const letter = { to: 'all', seats: [], subject: 'A week off', text: 'Rest well.' } as const;
const why = 'Because.';

type Said<K extends GmAct> = Omit<In<K>, 'game' | 'shown'>;
type Samples = { readonly [K in GmAct]: (desk: Desk) => Said<K> };

/** Each act on a game once, as somebody would do it who sees this desk: an act that is new has no sample, and is not of the right type. */
const samples: Samples = {
  'gm.late': ({ received }) => ({
    number: received[0]?.number ?? 1,
    was: 'counts',
    take: false,
    reason: why,
  }),
  'gm.rule': ({ judged }) => ({ order: judged[0]?.order ?? 'ann.t1.o2', ruling: 'vain' }),
  'gm.ruleAll': ({ judged }) => ({ rulings: [{ order: judged[0]?.order ?? 'ann.t1.o2', ruling: 'fine' }] }),
  'gm.run': () => ({ anyway: true, unjudged: true }),
  'gm.publish': () => ({ to: 'mail' }),
  'gm.askedMail': () => ({}),
  'gm.answering': () => ({ hours: 12 }),
  'gm.reply': () => ({ number: 1, orders: [] }),
  'gm.ledReply': ({ seats }) => ({
    seat: seats.find(({ player }) => player === '')?.seat ?? ann,
    answers: [{ number: 1, orders: [] }],
  }),
  'gm.flyBattle': () => ({ number: 1 }),
  'gm.settleBattle': () => ({ number: 1, byRules: true }),
  'gm.runOn': () => ({ overdue: true }),
  'gm.rerun': () => ({ turn: 1, dice: 'same', reason: why }),
  'gm.back': () => ({ turn: 1, reason: why }),
  'gm.redo': ({ undone }) => ({ number: undone[0]?.number ?? 1 }),
  'gm.putOff': ({ runs }) => ({ run: runs?.[0]?.run ?? 'turn', reason: why }),
  'gm.policy': () => ({ policy: { graceHours: 3 } }),
  'gm.hold': () => ({ reason: why }),
  'gm.unlock': ({ busy }) => ({ since: busy?.at ?? '2026-11-21T18:00:00.000Z' }),
  'gm.extend': () => ({ at: '2026-12-24T18:00:00.000Z', reason: why }),
  'gm.player': () => ({ seat: bob, address: 'robert@example.org' }),
  'gm.replace': () => ({ seat: bob, player: 'Dee', address: '', reason: why }),
  'gm.standIn': () => ({ seat: bob, standIn: { player: 'Dee', address: '' } }),
  'gm.fellow': () => ({ seat: bob, fellow: { player: 'Dee', address: '', scopes: ['all'] } }),
  'gm.words': () => ({ seat: bob, words: ['computer'] }),
  'gm.answer': () => ({ seat: ann, kind: 'extension', granted: true }),
  'gm.watch': () => ({ folder: '/' }),
  'gm.end': () => ({ words: 'Thanks.', reveal: false }),
  'gm.goOn': () => ({}),
  'gm.upgrade': () => ({}),
  'gm.writeLetter': () => ({ letter, again: false }),
  'gm.remind': () => ({ again: false }),
};

/** An act as the user of this desk does it. */
export function actOn<K extends GmAct>(name: K, desk: Desk): In<K> {
  const said: Said<K> = (samples[name] as Samples[K])(desk);
  return { game, shown: shownOn(desk, (said as { readonly seat?: string }).seat), ...said } as never;
}
