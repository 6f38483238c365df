import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { gmHere } from '../../support/desk/gmCli.ts';
import { Player, valueOf } from '../../support/desk/gmWorld.ts';
import { password, startRealServers, whyNotHere, type RealServers } from '../../support/mail/realServers.ts';
import { ownCertificate, ownCertificatePath } from '../../support/mail/server.ts';
import { lettersOf } from '../../support/mail/mailbox.ts';
import { noMailServers } from '../../support/plainReporter.mjs';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { deskHands, mailOf, mailPlayer, names, seats, type DeskHands, type MailPlayer } from './mailGame.ts';
import { type Host, startHost } from '../support/host.ts';
import { keepPicture, type Person, sitDown } from '../support/people.ts';
import { closeWindows, openBrowser } from '../support/windows.ts';

/*
 * A game master and four players play three turns with nothing but their windows and their mailboxes, over a real IMAP and a real SMTP
 * server: one is late, one is late and declined, somebody writes in another's name, and one player is replaced.
 */
const why = whyNotHere();
const withServers = (name: string, work: () => Promise<void>): void => {
  test(name, async (context) => {
    context.skip(why !== undefined, `${noMailServers}${why ?? ''}`);
    await work();
  });
};

const home = tempFolder();
const game = join(home, 'gm', 'game-master', 'mg1', 'mg1.game');
const users = [...names, 'fay'] as const;
const hosts: Host[] = [];
let servers: RealServers;
let page: Page;
let desk: DeskHands;
let people: Readonly<Record<(typeof users)[number], MailPlayer>>;

beforeAll(async () => {
  if (why !== undefined) return;
  servers = await startRealServers();
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: ownCertificatePath };
  const browser = await openBrowser();
  hosts.push(...(await Promise.all(['gm', ...users].map((user) => startHost(join(home, user), env)))));
  const seated: (readonly [string, Person])[] = [];
  for (const [at, user] of ['gm', ...users].entries())
    seated.push([user, await sitDown(browser, hosts[at] as Host)]);
  people = Object.fromEntries(
    seated.slice(1).map(([user, person]) => [user, mailPlayer(user, person, home, servers)]),
  ) as typeof people;
  ({ page } = seated[0]![1]);
  desk = deskHands(page);
});

afterAll(async () => {
  if (why === undefined) {
    await closeWindows();
    await Promise.all(hosts.map((host) => host.stop()));
    await servers.stop();
  }
  removeFolders();
});

const all = <T>(
  who: readonly (typeof users)[number][],
  work: (player: MailPlayer, name: (typeof users)[number]) => Promise<T>,
): Promise<readonly T[]> => Promise.all(who.map((name) => work(people[name], name)));
/** Waits until so many letters lie in the game master's mailbox. */
const inBox = (count: number): Promise<void> => expect.poll(() => servers.mailsOf('gm').length).toBe(count);
/** What the receipts of somebody say, once they have so many: letters of one look arrive in any order. */
async function receipt(user: string, count: number): Promise<string> {
  await expect
    .poll(
      () => servers.mailsOf(user).filter((mail) => !/^content-disposition: attachment/im.test(mail)).length,
      { message: `receipts of ${user}` },
    )
    .toBe(count);
  const letters = (await lettersOf(servers.imaps, user)).filter(({ files }) => files.length === 0);
  return letters.map(({ text }) => text).join('\n');
}
/** Who has given what, as the roll call shows it. */
const rollCall = async (): Promise<Readonly<Record<string, string>>> => {
  const rows = await Promise.all(
    names.map(
      async (who) => [who, (await desk.row(new RegExp(seats[who].name)).textContent()) ?? ''] as const,
    ),
  );
  return Object.fromEntries(
    rows.map(([who, text]) => [who, /Late, waits|No orders|Draft|Final/.exec(text)?.[0] ?? text]),
  );
};
/** What a player has on paper, outside any window: for what no window would do. */
async function onPaper(user: string, upTo: number): Promise<Player> {
  const player = new Player();
  const files = (await lettersOf(servers.imaps, user))
    .flatMap((letter) => letter.files)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, bytes } of files)
    if (name.slice(4, 6) <= String(upTo).padStart(2, '0')) valueOf(await player.open(bytes));
  return player;
}
const mail = async (from: string, by: string, name: string, bytes: Uint8Array): Promise<void> => {
  const server = {
    host: 'localhost',
    port: servers.smtp,
    security: 'starttls',
    user: by,
    from: mailOf(from),
  } as const;
  valueOf(
    await smtpMailer([ownCertificate]).send(server, password, {
      to: mailOf('gm'),
      subject: 'Orders',
      body: 'Here they are.',
      file: { name, bytes },
    }),
  );
};

withServers('a game is begun, mail is set up, and each invitation reaches its player', async () => {
  await desk.begin(home);
  // Letters are counted here, and whether a reminder is due depends on the day of the week.
  expect(await gmHere(['policy', game, '--remind', '0'], home)).toMatchObject({ code: 0 });
  await desk.setMail(servers);
  await desk.go('Preview');
  await page.getByRole('button', { name: 'Mail to 4 players' }).click();
  await all(names, (player) => player.openMailed(1));
  const [letter] = await people.ann.letters();
  expect(letter?.text).toMatch(/your invitation to Four in a row .* holds your keys for the game/);
});

withServers(
  'turn 1: orders are given on the map and mailed, one player’s twice; each player is answered with their own as understood',
  async () => {
    await all(names, async (player, name) => {
      if (name === 'fay') return;
      await player.travel('A1', seats[name].colony);
      await player.send();
    });
    await inBox(4);
    await people.ann.person.chooseUnit('G1');
    await people.ann.person.page
      .getByTestId('unit-orders')
      .getByRole('button', { name: 'Build Starships' })
      .click();
    await people.ann.person.page.getByRole('button', { name: 'Give order' }).click();
    await people.ann.send();
    await inBox(5);
    await desk.fetch();
    await expect.poll(rollCall).toEqual({ ann: 'Final', bob: 'Final', cid: 'Final', eve: 'Final' });
    const files = page.getByRole('table', { name: 'Files received' });
    await files.getByRole('row', { name: /Klingon Empire.*Replaced/ }).waitFor();
    await expect.poll(() => files.locator('tbody').getByRole('row').count()).toBe(5);
    for (const who of ['bob', 'cid', 'eve'] as const)
      expect(await receipt(who, 1)).toMatch(
        new RegExp(`counts, as final orders.*${seats[who].fleets[0]}.*${seats[who].colony}`),
      );
    expect(await receipt('ann', 2)).toMatch(
      /counts, as final orders.*Build 1 .*Arrow of Ann.*Travel to Hraka/,
    );
    await desk.runAndMail(1);
  },
);

withServers('turn 2: a forged and a replayed file displace nothing, and their receipts say why', async () => {
  const old = (await lettersOf(servers.imaps, 'gm')).find(({ from }) => from === mailOf('bob'))?.files[0];
  await all(names, async (player, name) => {
    if (name === 'fay') return;
    await player.openMailed(2);
    if (name !== 'bob') await player.travel('A1', seats[name].home);
  });
  await people.ann.send();
  const [bob, eve] = [await onPaper('bob', 2), await onPaper('eve', 2)];
  await mail('bob', 'bob', 'half-done.orders', await bob.orders({ hq: [], units: {} }, { status: 'draft' }));
  await mail(
    'ann',
    'eve',
    'better.orders',
    await eve.orders({ hq: [], units: {} }, { seat: seats.ann.seat as never }),
  );
  await mail('bob', 'eve', 'again.orders', old?.bytes ?? new Uint8Array());
  await inBox(9);
  await desk.go('Policy');
  await page.getByLabel('Day', { exact: true }).selectOption('Tuesday');
  await page.getByLabel('Later orders').selectOption('wait for my decision');
  await page.getByRole('button', { name: 'Save policy' }).click();
  await desk.fetch();
  await expect.poll(rollCall).toEqual({ ann: 'Final', bob: 'Draft', cid: 'No orders', eve: 'No orders' });
  const files = page.getByRole('table', { name: 'Files received' });
  await files
    .getByRole('row', { name: /better\.orders.*Klingon.*Refused.*tholian-assembly signed them/ })
    .waitFor();
  await files.getByRole('row', { name: /again\.orders.*Romulan.*Older turn.*turn 1/ }).waitFor();
  expect(await receipt('ann', 4)).toMatch(
    /better\.orders: it cannot be used; your earlier orders still count\. .* tholian-assembly signed them.* somebody is writing in your name/,
  );
  expect(await receipt('bob', 3)).toMatch(
    /again\.orders: it cannot be used.* for turn 1, but turn 2 is open for orders/,
  );
  expect((await people.bob.letters()).map(({ text }) => text).join('\n')).toMatch(
    /half-done\.orders: .* counts, as a draft/,
  );
});

withServers(
  'turn 2 goes on: after the deadline orders wait for a word; one’s are taken and one’s declined, and each is told',
  async () => {
    // A mailbox tells the second in which a letter came: what comes once the second of the deadline is over came late.
    const due = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 4_000);
    expect(
      await gmHere(['extend', game, '--to', due.toISOString(), '--reason', 'A short one'], home),
    ).toMatchObject({ code: 0 });
    await expect.poll(() => Math.floor(Date.now() / 1_000) * 1_000).toBeGreaterThan(due.getTime());
    await people.cid.send();
    await inBox(10);
    await desk.fetch();
    await expect.poll(rollCall).toEqual({ ann: 'Final', bob: 'Draft', cid: 'Late, waits', eve: 'No orders' });
    await keepPicture(page, 'desk-roll-call-by-mail');
    expect(await receipt('cid', 2)).toMatch(
      /after the deadline, and is valid\. The game master will decide whether it counts/,
    );
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(rollCall).toMatchObject({ cid: 'Final' });
    expect(await receipt('cid', 3)).toMatch(/which came after the deadline, can count after all/);
    await people.eve.send();
    await inBox(11);
    await desk.fetch();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect.poll(rollCall).toMatchObject({ eve: 'No orders' });
    expect(await receipt('eve', 3)).toMatch(
      /came after the deadline and do not count\. You now have no orders for turn 2/,
    );
    await desk.runAndMail(2, true);
  },
);

withServers(
  'turn 3: a player is replaced by mail; what the old one sends is refused, and what the new one sent counts',
  async () => {
    await all(names, async (player, name) => {
      if (name === 'fay') return;
      await player.openMailed(3);
      // What Bob and Eve ordered last did not move their fleets: an empty draft counted, and declined orders did not.
      await player.travel('A1', name === 'eve' || name === 'bob' ? seats[name].home : seats[name].colony);
      if (name !== 'eve') await player.send();
    });
    await desk.go('Roll call');
    await desk.row(/Tholian Assembly/).click();
    await page.getByRole('button', { name: 'New player…' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Fay');
    await form.getByLabel('Mail address').fill(mailOf('fay'));
    await form.getByLabel(/^Reason/).fill('Eve asked to be relieved');
    await form.getByRole('button', { name: 'Replace player' }).click();
    await page.getByRole('complementary').getByText(mailOf('fay')).waitFor();
    await desk.go('Preview');
    await page.getByRole('button', { name: 'Mail to 1 player' }).click();
    await people.fay.openMailed(3);
    await people.fay.travel('A2', seats.eve.colony);
    await people.fay.send();
    await inBox(15);
    await people.eve.send();
    await inBox(16);
    await desk.fetch();
    await expect.poll(rollCall).toEqual({ ann: 'Final', bob: 'Final', cid: 'Final', eve: 'Final' });
    await page
      .getByRole('table', { name: 'Files received' })
      .getByRole('row', { name: /Tholian.*Refused.*a key that tholian-assembly no longer has/ })
      .waitFor();
    expect(await receipt('fay', 1)).toMatch(/counts, as final orders.*Flame for Fay.*Ixion/);
    expect(await receipt('eve', 4)).toMatch(/from an address that is not known for the player/);
    await desk.go('Letters');
    await keepPicture(page, 'desk-letters-by-mail');
    await desk.runAndMail(3);
  },
);

withServers(
  'after three turns everybody holds only their own results, nothing came twice, nobody was told of another’s orders, and the game proves fair',
  async () => {
    await all(['ann', 'bob', 'cid', 'fay'], (player) => player.openMailed(4));
    const boxes = await all(users, (player) => player.letters());
    const playing = {
      ann: seats.ann.seat,
      bob: seats.bob.seat,
      cid: seats.cid.seat,
      eve: seats.eve.seat,
      fay: seats.eve.seat,
    };
    for (const [at, user] of users.entries()) {
      const letters = boxes[at] ?? [];
      expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
      const files = letters.flatMap((letter) => letter.files);
      expect(files.map(({ name }) => name).sort()).toEqual(
        (user === 'fay' ? [3, 4] : user === 'eve' ? [1, 2, 3] : [1, 2, 3, 4]).map(
          (turn) => `mg1N0${turn}-${playing[user]}.new`,
        ),
      );
      for (const { bytes } of files)
        expect(splitFile(bytes)).toMatchObject({ ok: true, value: { header: { seat: playing[user] } } });
      const told = letters.map(({ text }) => text).join('\n');
      const strange = Object.values(seats)
        .flatMap(({ fleets }) => fleets)
        .filter((fleet) => !fleet.toLowerCase().endsWith(user));
      expect(
        strange.filter((fleet) => told.includes(fleet)),
        user,
      ).toEqual([]);
    }
    const newest = boxes.map(
      (letters) => letters.flatMap(({ files }) => files).find(({ name }) => name.startsWith('mg1N04'))?.bytes,
    );
    for (const [at, user] of users.entries()) {
      const reader = await onPaper(user, 3);
      const opened = await Promise.all(
        newest.map(async (bytes) => bytes !== undefined && (await reader.open(bytes)).ok),
      );
      expect(opened).toEqual(users.map((_, other) => other === at && user !== 'eve'));
    }
    expect(JSON.parse((await gmHere(['verify', game, '--json'], home)).out)).toMatchObject({ ok: true });
  },
);
