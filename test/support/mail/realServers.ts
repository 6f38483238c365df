import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../time/until.ts';
import { ownCertificatePath } from './server.ts';

/*
 * A real IMAP server (Dovecot) and a real SMTP server (Exim) that delivers into its mailboxes, on free ports of this machine, with
 * nothing of the system's own settings and a folder of their own. Both need to be started by root to change who they are.
 */
const programs = { dovecot: '/usr/sbin/dovecot', exim: '/usr/sbin/exim4' } as const;

/** Why the tests with real servers cannot be run here; undefined where they can. */
export function whyNotHere(): string | undefined {
  const missing = Object.entries(programs)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  if (process.platform !== 'linux') return 'the mail servers of these tests run on Linux alone';
  if (missing.length > 0)
    return `${missing.join(' and ')} not installed (Debian: dovecot-imapd, exim4-daemon-light)`;
  return process.getuid?.() === 0 ? undefined : 'only root can start the mail servers of these tests';
}

/** Exim's own user, to whom all mailboxes belong: with settings of others than the system's it can become nobody else. */
const mailUser = (): number =>
  Number(/^Debian-exim:[^:]*:(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1] ?? 0);
const domain = 'example.org';
/** Who has a mailbox. */
const users = ['gm', 'ann', 'bob', 'cid', 'eve', 'fay'];
export const password = 'open-sesame';

export interface RealServers {
  readonly imap: number;
  readonly imaps: number;
  readonly smtp: number;
  /** Mails in somebody's mailbox, whole, oldest first. */
  mailsOf(user: string): readonly string[];
  /** Puts a mail, or what is none, straight into somebody's mailbox. */
  put(user: string, mail: string | Uint8Array): void;
  /** How many of somebody's mails are marked as read. */
  readBy(user: string): number;
  stop(): Promise<void>;
}

export async function startRealServers(): Promise<RealServers> {
  const root = mkdtempSync(join(tmpdir(), 'sealed-orders-mail-'));
  chmodSync(root, 0o755);
  const [imap, imaps, smtp] = [await freePort(), await freePort(), await freePort()];
  const boxes = folderOf(root, 'boxes');
  const spool = folderOf(root, 'spool');
  const key = join(root, 'key.pem');
  writeFileSync(key, readFileSync(ownCertificatePath.replace('.cert.', '.key.')), { mode: 0o644 });
  const cert = join(root, 'cert.pem');
  writeFileSync(cert, readFileSync(ownCertificatePath));
  const settings = { root, boxes, spool, key, cert, imap, imaps, smtp };
  writeFileSync(join(root, 'dovecot.conf'), dovecotSettings(settings));
  writeFileSync(join(root, 'exim.conf'), eximSettings(settings));
  const children = [
    spawn(programs.dovecot, ['-F', '-c', join(root, 'dovecot.conf')], { stdio: 'ignore' }),
    spawn(programs.exim, ['-bdf', '-C', join(root, 'exim.conf'), '-oP', join(spool, 'exim.pid')], {
      stdio: 'ignore',
    }),
  ];
  const stop = async (): Promise<void> => {
    for (const child of children) await ended(child);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    for (const port of [imap, imaps, smtp]) await answers(port, children);
  } catch (error) {
    await stop();
    throw error;
  }
  let put = 0;
  const mails = (user: string): readonly string[] =>
    ['new', 'cur']
      .flatMap((part) =>
        filesIn(join(boxes, user, part)).map((name) => ({ name, path: join(boxes, user, part, name) })),
      )
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ path }) => readFileSync(path, 'latin1'));
  return {
    imap,
    imaps,
    smtp,
    mailsOf: mails,
    put: (user, mail) => {
      for (const part of ['', 'new', 'cur', 'tmp']) own(join(boxes, user, part));
      put += 1;
      const path = join(boxes, user, 'new', `1000000000.${String(put).padStart(6, '0')}.test`);
      writeFileSync(path, typeof mail === 'string' ? Buffer.from(mail, 'latin1') : mail);
      chownSync(path, mailUser(), mailUser());
    },
    readBy: (user) => filesIn(join(boxes, user, 'cur')).filter((name) => /:2,[A-Z]*S/.test(name)).length,
    stop,
  };
}

interface Where {
  readonly root: string;
  readonly boxes: string;
  readonly spool: string;
  readonly key: string;
  readonly cert: string;
  readonly imap: number;
  readonly imaps: number;
  readonly smtp: number;
}

const dovecotSettings = ({ root, boxes, key, cert, imap, imaps }: Where): string => `
base_dir = ${root}/run
log_path = ${root}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${cert}
ssl_key = <${key}
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:${boxes}/%n
first_valid_uid = 1
mail_access_groups =
service imap-login {
  inet_listener imap { 
    port = ${imap}
  }
  inet_listener imaps {
    port = ${imaps}
    ssl = yes
  }
}
service stats {
  client_limit = 100
}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${mailUser()} gid=${mailUser()} home=${boxes}/%n
}
`;

/** The mailbox of `full` has no room now, and `nobody` has none at all. */
const eximSettings = ({ boxes, spool, key, cert, smtp }: Where): string => `
primary_hostname = ${domain}
domainlist local_domains = ${domain}
spool_directory = ${spool}
log_file_path = ${spool}/exim-%slog
keep_environment =
daemon_smtp_ports = ${smtp}
local_interfaces = 127.0.0.1
tls_advertise_hosts = *
tls_certificate = ${cert}
tls_privatekey = ${key}
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
deliver_drop_privilege
acl_smtp_rcpt = check_rcpt
host_lookup =
rfc1413_query_timeout = 0s
queue_run_in_order
deliver_queue_load_max = 1000
begin acl
check_rcpt:
  deny message = No such mailbox here
       local_parts = nobody
  defer message = The mailbox is full, try again later
       local_parts = full
  accept domains = +local_domains
  deny message = No relaying
begin routers
local:
  driver = accept
  domains = +local_domains
  local_parts = ${users.join(' : ')}
  local_part_suffix = +*
  local_part_suffix_optional
  transport = boxes
begin transports
boxes:
  driver = appendfile
  maildir_format
  directory = ${boxes}/$local_part_data
  create_directory
  return_path_add
  delivery_date_add
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = \${if eq{$auth3}{${password}}}
  server_set_id = $auth2
`;

function folderOf(root: string, name: string): string {
  const path = join(root, name);
  own(path);
  chmodSync(path, 0o777);
  for (const user of name === 'boxes' ? users : []) own(join(path, user));
  return path;
}

function own(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(path, { recursive: true });
  chownSync(path, mailUser(), mailUser());
}

const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((closed) => server.close(() => closed()));
  return port;
}

function answers(port: number, children: readonly ChildProcess[]): Promise<true> {
  const answered = (): Promise<true | undefined> => {
    if (children.some(({ exitCode }) => exitCode !== null))
      throw new Error('a mail server ended at its start');
    return new Promise((told) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        told(true);
      });
      socket.once('error', () => told(undefined));
    });
  };
  return until(answered, () => 'a mail server does not answer');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  await gone;
}
