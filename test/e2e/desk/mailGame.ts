import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { byBuilder, type Builder } from '#rulesets/galactic-empires/tables/starships.ts';
import { lettersOf, type Letter } from '../../support/mail/mailbox.ts';
import { password, type RealServers } from '../../support/mail/realServers.ts';
import type { Person } from '../support/people.ts';

/** Who plays, in the order in which their realms lie. Words of a fleet's name stand in its owner's orders alone. */
export const seats = {
  ann: {
    seat: 'klingon-empire',
    name: 'Klingon Empire',
    builder: 'Klingon',
    home: 'Qo’noS',
    colony: 'Hraka',
    fleets: ['Arrow of Ann'],
  },
  bob: {
    seat: 'romulan-star-empire',
    name: 'Romulan Star Empire',
    builder: 'Romulan',
    home: 'Romulus',
    colony: 'Virinat',
    fleets: ['Blade of Bob'],
  },
  cid: {
    seat: 'gorn-hegemony',
    name: 'Gorn Hegemony',
    builder: 'Gorn',
    home: 'Gornar',
    colony: 'Seudath',
    fleets: ['Club of Cid'],
  },
  eve: {
    seat: 'tholian-assembly',
    name: 'Tholian Assembly',
    builder: 'Tholian',
    home: 'Spindle',
    colony: 'Ixion',
    fleets: ['Edge of Eve', 'Flame for Fay'],
  },
} as const;
export type Name = keyof typeof seats;
export const names = ['ann', 'bob', 'cid', 'eve'] as const satisfies readonly Name[];
export const mailOf = (user: string): string => `${user}@example.org`;
const titled = (user: string): string => user.charAt(0).toUpperCase() + user.slice(1);

const ships = (builder: Builder): readonly string[] => byBuilder(builder).map(({ id }) => id);
const cruisers = (builder: Builder): object => ({
  type: byBuilder(builder).find((one) => one.class === 'Heavy Cruiser')?.id ?? ships(builder)[0],
  count: 3,
});

/** Four realms in a row, each with a home and a colony. */
export const scenario = {
  format: 'sealed-orders scenario',
  version: 1,
  ruleset: 'galactic-empires',
  title: 'Four in a row',
  sectors: names.flatMap((who, at) => {
    const { seat, builder, home, colony } = seats[who];
    const number = 2 * at + 1;
    const links = (of: number): readonly number[] =>
      [of - 1, of + 1].filter((one) => one >= 1 && one <= 2 * names.length);
    return [
      {
        number,
        name: home,
        q: number,
        r: 0,
        links: links(number),
        revenue: 30,
        owner: seat,
        annexed: true,
        builds: ships(builder),
        level: 2,
      },
      {
        number: number + 1,
        name: colony,
        q: number + 1,
        r: 0,
        links: links(number + 1),
        revenue: 12,
        owner: seat,
      },
    ];
  }),
  empires: names.map((who) => ({
    id: seats[who].seat,
    name: seats[who].name,
    adjective: seats[who].builder,
    ruler: titled(who),
    treasury: 8000,
  })),
  units: names.flatMap((who, at) => [
    ...seats[who].fleets.map((name, fleet) => ({
      kind: 'starfleet',
      at: 2 * at + 1,
      owner: seats[who].seat,
      number: fleet + 1,
      name,
      ships: [cruisers(seats[who].builder)],
    })),
    { kind: 'garrison', at: 2 * at + 1, owner: seats[who].seat, ships: [cruisers(seats[who].builder)] },
  ]),
};

/** The list of players as a game master pastes it. */
export const players = names.map((who) => `${seats[who].name} = ${titled(who)} <${mailOf(who)}>`).join('\n');

/** The game master's hands at the desk. */
export interface DeskHands {
  go(tab: string): Promise<void>;
  /** Begins the game from the scenario and the list of players. */
  begin(home: string): Promise<void>;
  /** Sets the mailbox and the server for letters up, and keeps them. */
  setMail(servers: RealServers): Promise<void>;
  /** «Fetch mail», then the roll call. The desk may have looked by itself a moment before, so what came in is to be read there. */
  fetch(): Promise<void>;
  row(name: RegExp): Locator;
  /** Looks at the turn ahead, runs it, and mails the results. */
  runAndMail(turn: number, anyway?: boolean): Promise<void>;
}

export function deskHands(page: Page): DeskHands {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const go = (tab: string): Promise<void> =>
    page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: tab }).click();
  return {
    go,
    async begin(home) {
      writeFileSync(join(home, 'four.scenario'), JSON.stringify(scenario));
      await button('Game master').click();
      await page.keyboard.press('n');
      const form = page.getByRole('dialog', { name: 'New game' });
      await form.getByLabel('Title').fill('Four in a row');
      await form.getByLabel('Short name').fill('mg1');
      await form.getByLabel('Your mail address').fill(mailOf('gm'));
      await form.getByLabel('Map', { exact: true }).selectOption('scenario');
      const chooser = page.waitForEvent('filechooser');
      await form.getByRole('button', { name: 'Choose the file…' }).click();
      await (await chooser).setFiles(join(home, 'four.scenario'));
      await form.getByLabel('Players, one per line').fill(players);
      await form.getByText('4 players understood').waitFor();
      await form.getByRole('button', { name: 'Begin the game' }).click();
      await page.getByRole('heading', { name: 'The invitations are ready' }).waitFor();
    },
    async setMail(servers) {
      await go('Letters');
      await button('Mail settings…').click();
      const form = page.getByRole('dialog', { name: 'Mail settings' });
      await form.getByLabel('Fetch orders').check();
      await form.getByLabel('Send letters').check();
      const parts = [
        ['Mailbox', servers.imaps],
        ['Server for outgoing mail', servers.smtp],
      ] as const;
      for (const [name, port] of parts) {
        const part = form.getByRole('group', { name });
        await part.getByLabel('Server name').fill('localhost');
        if (name !== 'Mailbox') await part.getByLabel('Encryption').selectOption('STARTTLS');
        await part.getByLabel('Port').fill(String(port));
        await part.getByLabel('User name').fill('gm');
        await part.getByLabel('Password').fill(password);
      }
      await form.getByLabel('Your own address').fill(mailOf('gm'));
      await form.getByRole('button', { name: 'Save changes' }).click();
      await form.waitFor({ state: 'detached' });
    },
    async fetch() {
      await go('Letters');
      await button('Fetch mail').click();
      await page
        .getByRole('status')
        .filter({ hasText: /\d letters? came in/ })
        .waitFor();
      await go('Roll call');
    },
    row: (name) => page.getByRole('table', { name: 'Roll call' }).getByRole('row', { name }),
    async runAndMail(turn, anyway = false) {
      await button(`Preview turn ${turn}`).click();
      await page
        .getByTestId('preview')
        .getByRole('row', { name: /Klingon Empire/ })
        .waitFor();
      if (anyway) await page.getByText('Run anyway').click();
      await button(`Run turn ${turn}`).click();
      await page.getByRole('heading', { name: `The results for turn ${turn + 1} are ready` }).waitFor();
      await button('Mail to 4 players').click();
      await expect
        .poll(() => page.getByTestId('published').textContent())
        .toContain('4 letters in the outbox');
    },
  };
}

/** A player at a window of their own, with a mailbox of their own. */
export interface MailPlayer {
  readonly user: string;
  readonly person: Person;
  letters(): Promise<readonly Letter[]>;
  /** Waits for the results of a turn in the player’s mailbox, saves the attachment and opens it. */
  openMailed(turn: number): Promise<void>;
  /** Sends one of the player’s starfleets somewhere. */
  travel(fleet: string, to: string): Promise<void>;
  /** Mails the orders by the player’s own server. */
  send(): Promise<void>;
}

export function mailPlayer(user: string, person: Person, home: string, servers: RealServers): MailPlayer {
  const { page } = person;
  const letters = (): Promise<readonly Letter[]> => lettersOf(servers.imaps, user);
  const folder = join(home, `${user}-saved`);
  mkdirSync(folder);
  let sentBefore = false;
  return {
    user,
    person,
    letters,
    async openMailed(turn) {
      await expect
        .poll(
          () =>
            servers
              .mailsOf(user)
              .filter((mail) => mail.includes(`mg1N0${turn}-`) && mail.includes('attachment')).length,
        )
        .toBe(1);
      const file = (await letters())
        .flatMap(({ files }) => files)
        .find(({ name }) => name.startsWith(`mg1N0${turn}`));
      if (file === undefined) throw new Error('the letter is gone');
      writeFileSync(join(folder, file.name), file.bytes);
      await person.open(join(folder, file.name));
      await expect.poll(() => page.getByTestId('turn-number').textContent()).toContain(`Turn ${turn}`);
    },
    async travel(fleet, to) {
      await person.chooseUnit(fleet);
      await person.clickSector(to);
      await expect.poll(() => page.getByTestId('unit-orders').textContent()).toContain(to);
      await expect.poll(() => page.getByTestId('save-state').textContent()).toBe('Saved');
    },
    async send() {
      await page.keyboard.press('Control+m');
      const panel = page.getByTestId('sending');
      await expect.poll(() => panel.getByLabel('The game master’s address').inputValue()).toBe(mailOf('gm'));
      if (!sentBefore) await fillServer(panel, user, servers.smtp);
      sentBefore = true;
      await page.getByRole('button', { name: 'Send now' }).click();
      // As text, so that a failure shows what the panel says instead.
      await expect.poll(() => panel.textContent()).toMatch(/Sent \d\d:\d\d, accepted/);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    },
  };
}

async function fillServer(panel: Locator, user: string, port: number): Promise<void> {
  await panel.getByText('My own server').click();
  await panel.getByLabel('Server name').fill('localhost');
  await panel.getByLabel('Encryption').selectOption('STARTTLS');
  await panel.getByLabel('Port').fill(String(port));
  await panel.getByLabel('Your own address').fill(mailOf(user));
  await panel.getByLabel('User name').fill(user);
  await panel.getByLabel('Password').fill(password);
}
