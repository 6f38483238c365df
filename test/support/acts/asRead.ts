import type { In, Out } from '#contract/calls.ts';
import type { Client, Reply } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import { usualWishes } from '#main/services/mail/letter.ts';

/** The acts of a page that say what it showed. */
interface Said {
  'plan.save': 'digest';
  'orders.export': 'shown';
  'orders.forget': 'shown';
  'requests.save': 'was';
  'questions.save': 'was';
  'questions.export': 'answers';
  'sending.set': 'was';
  'sending.compose': 'shown';
  'sending.mail': 'shown';
  'practice.next': 'shown';
  'practice.back': 'now';
}
type Open<K extends keyof Said> = Omit<In<K>, Said[K]> & Partial<In<K>>;
export type ReadingClient = Omit<Client, keyof Said> & {
  readonly [K in keyof Said]: (input: Open<K>) => Promise<Reply<Out<K>>>;
};

/** The calls of a page that has just read everything again whenever it acts. */
export function asRead(client: Client): ReadingClient {
  const ask = client as unknown as Record<string, (input: unknown) => Promise<Reply<unknown>>>;
  const acting =
    <I extends object>(name: keyof Said, seen: (input: I) => Promise<object>) =>
    async (input: I): Promise<Reply<unknown>> =>
      ask[name]!({ ...(await seen(input)), ...input });
  const opened = async (key: TurnKey): Promise<{ readonly digest: string; readonly revision: number }> => {
    const read = await client['turn.open']({ key });
    return read.ok
      ? { digest: read.value.digest, revision: read.value.planRevision }
      : { digest: '', revision: 0 };
  };
  const shown = async ({ key }: { readonly key: TurnKey }) => ({ shown: await opened(key) });
  const answered = async (key: TurnKey) => {
    const read = await client['questions.read']({ key });
    return read.ok ? (read.value.open?.answers ?? []) : [];
  };
  return {
    ...client,
    'plan.save': acting('plan.save', async ({ key }: { readonly key: TurnKey }) => ({
      digest: (await opened(key)).digest,
    })),
    'orders.export': acting('orders.export', shown),
    'orders.forget': acting('orders.forget', shown),
    'requests.save': acting('requests.save', async ({ key }: { readonly key: TurnKey }) => {
      const read = await client['requests.read']({ key });
      return { was: read.ok ? read.value.requests : [] };
    }),
    'questions.save': acting('questions.save', async ({ key }: { readonly key: TurnKey }) => ({
      was: await answered(key),
    })),
    'questions.export': acting('questions.export', async ({ key }: { readonly key: TurnKey }) => ({
      answers: await answered(key),
    })),
    'sending.set': acting('sending.set', async ({ of }: Pick<In<'sending.set'>, 'of'>) => {
      const read = await client['sending.get']({ of });
      return { was: read.ok ? read.value.wishes : usualWishes };
    }),
    'sending.compose': acting('sending.compose', shown),
    'sending.mail': acting('sending.mail', shown),
    'practice.next': acting('practice.next', shown),
    'practice.back': acting('practice.back', async ({ key }: { readonly key: TurnKey }) => {
      const rows = await client['library.list']({});
      const mine = rows.ok ? rows.value.filter(({ game }) => game === key.game) : [];
      return { now: Math.max(1, ...mine.map(({ turn }) => turn)) };
    }),
  } as unknown as ReadingClient;
}
