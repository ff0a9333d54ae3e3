import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { pathOf } from '../../cluster/debian-parts.ts';
import { Program } from '../../cluster/program.ts';

const DOVECOT = '/usr/sbin/dovecot';
const USER = 'case';

export interface Mailbox {
  readonly program: Program;
  /** As `MAIL_INBOX_URL` names it. */
  readonly url: string;
  /** Puts a mail into the inbox, as a mail server does. */
  deliver(mail: string): void;
  /** How many are still in the inbox. */
  left(): number;
}

/** @throws SentenceError when it is not installed */
export function checkDovecot(): void {
  if (!existsSync(DOVECOT))
    throw new SentenceError(
      'Dovecot is not installed on this machine. Once, on Debian 12 or later: npm run check -- mail-in --install (it runs apt-get install dovecot-imapd).',
    );
}

/** Whose files the mails are: Dovecot reads none as root. */
const NOBODY = 65534;

/** Dovecot with one mailbox of files (Maildir). @param folder empty, that others may pass through */
export function mailbox(folder: string, port: number): Mailbox {
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [process.getuid?.() ?? NOBODY, process.getgid?.() ?? NOBODY];
  const own = (path: string): void => {
    if (isRoot) chownSync(path, uid, gid);
  };
  const password = randomBytes(12).toString('hex');
  const maildir = join(folder, 'mail');
  for (const path of [maildir, ...['cur', 'new', 'tmp'].map((name) => join(maildir, name))]) {
    mkdirSync(path, { mode: 0o700 });
    own(path);
  }
  const [users, config] = [join(folder, 'users'), join(folder, 'dovecot.conf')];
  writeFileSync(users, `${USER}:{PLAIN}${password}:${uid}:${gid}::${folder}::\n`);
  writeFileSync(config, dovecotConfig({ folder, port, uid, gid, user: isRoot ? null : userInfo().username }));
  const program = new Program({
    name: 'Dovecot',
    command: [pathOf('setpriv'), '--pdeathsig', 'TERM', '--', DOVECOT, '-F', '-c', config],
    logFile: join(folder, 'dovecot.log'),
    graceMs: 10_000,
    ready: () => answers(port),
  });
  let count = 0;
  return {
    program,
    url: `imap://${USER}:${password}@127.0.0.1:${port}/INBOX`,
    deliver: (mail) => {
      count += 1;
      const name = `${Date.now()}.${count}.check`;
      writeFileSync(join(maildir, 'tmp', name), mail);
      own(join(maildir, 'tmp', name));
      renameSync(join(maildir, 'tmp', name), join(maildir, 'new', name));
    },
    left: () => readdirSync(join(maildir, 'new')).length + readdirSync(join(maildir, 'cur')).length,
  };
}

interface Setup {
  folder: string;
  port: number;
  uid: number;
  gid: number;
  /** An ordinary user as which all of it runs; null for root, who has Debian's own users for it. */
  user: string | null;
}

function dovecotConfig({ folder, port, uid, gid, user }: Setup): string {
  const own =
    user === null
      ? ''
      : `default_internal_user = ${user}\ndefault_login_user = ${user}\ndefault_internal_group = ${gid}\n`;
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = /dev/stderr
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = ${uid}
first_valid_gid = ${gid}
${own}passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users
}
service imap-login {
${user === null ? '' : '  chroot =\n'}  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${user === null ? '' : 'service anvil {\n  chroot =\n}\n'}`;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
