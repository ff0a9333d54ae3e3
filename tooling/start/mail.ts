// The mail sink: takes every mail over SMTP, delivers none, shows them on a page and keeps them in a folder.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';

interface MailDevOptions {
  readonly smtp: number;
  readonly web: number;
  readonly ip: string;
  readonly webIp: string;
  readonly mailDirectory: string;
  readonly silent: boolean;
}
interface MailDevServer {
  listen(): void;
}

const [smtp, web, mailDirectory = ''] = process.argv.slice(2);
mkdirSync(mailDirectory, { recursive: true, mode: 0o700 });
// MailDev is CommonJS without types.
const MailDev = createRequire(import.meta.url)('maildev') as new (options: MailDevOptions) => MailDevServer;
new MailDev({
  smtp: Number(smtp),
  web: Number(web),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory,
  silent: false,
}).listen();
