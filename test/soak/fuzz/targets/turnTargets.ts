import { digest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { ordersBody, resultsBody } from '#kernel/files/bodies.ts';
import type { FileKind } from '#kernel/files/envelope.ts';
import { headBytes, joinFile, seenFile, splitFile } from '#kernel/files/envelope.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import type { Game } from '#kernel/game/game.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Closing, Sealing } from '#main/ports/sealing.ts';
import { openOrders, readOrders } from '#main/services/gm/intake/openOrders.ts';
import { makeStored, readStored } from '#main/services/ruleset.ts';
import { openResultsFile } from '#main/services/openTurnFiles.ts';
import { gzipSync } from 'node:zlib';
import { randomPlan } from '../../../support/play/randomPlan.ts';
import type { Target } from './target.ts';
import { answered, bytesOf } from './target.ts';
import type { World } from '../world.ts';
import { openSealing, sealing } from '../world.ts';

/** A file of this body, which is sealed and signed as it should be. */
export async function fileOf(
  by: Sealing,
  { mark, keys }: World,
  kind: FileKind,
  body: Uint8Array,
  closing: Closing,
): Promise<Uint8Array> {
  const closed = await by.close(body, closing);
  const { game, ruleset, edition, turn, seat } = mark;
  const head = headBytes(kind, {
    game,
    ruleset,
    edition,
    turn,
    seat,
    sealed: closing.kind,
    length: closed.length,
    digest: digest(closed),
  });
  return joinFile(head, by.sign(head, keys.sign), closed);
}

const sealedTo = async (key: string): Promise<string> => (await sealing.recipientOf(key)) ?? '';
const packed = (text: Uint8Array): Uint8Array => gzipSync(text, { level: 1 });

/** Envelope, orders and results: as they come, and what is behind their seals. */
export function turnTargets(world: World): readonly Target[] {
  const { intake, mark, seat, keys, basis, plans, body, invitation, results, orders } = world;
  const { ruleset } = world.kit;
  const recipient = intake.facts.publicly.seal;
  const bodies = [...plans, ...randomPlans(world)].flatMap((plan) =>
    ['final', 'draft'].map((status) =>
      bytesOf(ordersBody.make({ plan, basis, program: '0.1.0', status: status as 'final' })),
    ),
  );
  const second = { secret: digest('the second person'), recipient: '' };
  const key = sealing.keyOfTurn(second.secret, mark.turn);
  const whole = [...orders, results, invitation];
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const runs = async (input: Uint8Array): Promise<void> => {
    const plan = codec.parse(
      (JSON.parse(Buffer.from(input).toString('utf8')) as { readonly plan: unknown }).plan,
    );
    if (!plan.ok) throw new Error('a plan that was taken cannot be read');
    plays(world, plan.value);
  };
  return [
    { name: 'envelope', seeds: whole, one: async (input) => answered(splitFile(input)) },
    {
      name: 'orders',
      seeds: orders,
      one: async (input) => answered(await openOrders(sealing, intake, seenFile(input))),
    },
    {
      name: 'orders body',
      seeds: bodies,
      json: true,
      after: runs,
      one: async (input) =>
        answered(
          await openOrders(
            openSealing,
            intake,
            seenFile(await fileOf(openSealing, world, 'orders', input, { kind: 'age', recipient })),
          ),
        ),
    },
    {
      name: 'orders packed',
      seeds: bodies.map(packed),
      one: async (input) =>
        answered(
          await openOrders(
            sealing,
            intake,
            seenFile(await fileOf(sealing, world, 'orders', input, { kind: 'age', recipient })),
          ),
        ),
    },
    {
      name: 'orders sealed twice',
      seeds: bodies,
      json: true,
      one: async (input) => {
        second.recipient ||= (await sealing.recipientOf(key)) ?? '';
        const file = await fileOf(sealing, world, 'orders', packed(input), {
          kind: 'age',
          recipient: second.recipient,
        });
        const kept = await openOrders(sealing, { ...intake, sealedIntake: true }, seenFile(file));
        if (!kept.ok || kept.value.verdict !== 'sealed')
          throw new Error('orders that are sealed to a keyholder were not kept for the keyholder');
        const parts = splitFile(file);
        return answered(parts.ok ? await readOrders(sealing, intake, parts.value, key) : parts);
      },
    },
    {
      name: 'results packed',
      seeds: [packed(bytesOf(resultsBody.make(body)))],
      one: async (input) => {
        const file = await fileOf(sealing, world, 'results', input, {
          kind: 'age',
          recipient: await sealedTo(keys.seal),
        });
        return answered(
          await openResultsFile(sealing, file, {
            opening: { seal: [keys.seal] },
            game: mark.game,
            seat,
            edition: () => mark.edition,
          }),
        );
      },
    },
    {
      name: 'results body',
      json: true,
      most: 200_000,
      seeds: [body, { ...body, keys }].map((one) => bytesOf(resultsBody.make(one))),
      one: async (input) => {
        const file = await fileOf(openSealing, world, 'results', input, { kind: 'age', recipient });
        // Signed by somebody who claims in it to be the game master.
        const read = await openResultsFile(openSealing, file, {
          opening: { seal: [keys.seal] },
          game: mark.game,
          seat,
          edition: () => mark.edition,
        });
        if (!read.ok) return answered(read);
        const { view, event } = ruleset.codecs;
        const seen = view.parse(read.value.body.view);
        for (const heard of read.value.body.heard) event.parse(heard.event);
        return answered(seen);
      },
    },
  ];
}

/** Plans with orders of as many kinds as are offered, and one that no form thinks of. */
function randomPlans({ body, kit: { ruleset, anyPlan } }: World): readonly unknown[] {
  const view = readStored(ruleset.codecs.view, body.view, 'view');
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const offered = Array.from({ length: 6 }, (_, at) =>
    randomPlan(ruleset, view, openDice(`fuzz plan ${at}`), 30),
  );
  const others = anyPlan === undefined ? [] : [anyPlan(view, openDice('fuzz any plan'))];
  return [...offered, ...others].map((plan) => codec.make(plan));
}

/** A plan that was taken: it is looked over, and the turn is run with it. */
function plays({ seat, body, state, kit: { ruleset } }: World, plan: Plan<AnyOrder>): void {
  const { codecs, review } = ruleset;
  review(readStored(codecs.view, body.view, 'view'), plan);
  const before = readStored(codecs.state, state, 'state');
  const { state: after } = runTurn<Game>(ruleset, {
    state: before,
    seed: 'fuzz',
    plans: { [seat]: plan },
  });
  makeStored(codecs.state, after, 'state after the turn');
}
