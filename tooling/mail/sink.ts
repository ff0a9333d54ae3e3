import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How the sink treats one mail. `lost-answer` accepts the mail and closes the connection before it answers. */
export type Mood = 'accept' | 'refuse' | 'refuse-for-good' | 'stall' | 'reset' | 'lost-answer';

export interface TakenMail {
  readonly messageId: string;
  readonly to: string;
  readonly raw: string;
  /** `performance.now()` when DATA began. */
  readonly at: number;
}

/** A real SMTP server that stores what it accepts, and misbehaves on request. */
export class MailSink {
  readonly taken: TakenMail[] = [];
  /** Called for each mail, counted from 0. */
  mood: (count: number, to: string) => Mood = () => 'accept';
  /** Delay before the answer to each mail, in milliseconds. */
  delay = 0;
  private count = 0;
  private readonly sockets = new Set<Socket>();
  private server: SMTPServer | undefined;

  /** Listens; after `stop` it may be started again on the same port. */
  async start(port = 0): Promise<string> {
    const server = this.create();
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  }

  /** Closes every connection and stops listening. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Message-IDs taken, each once. */
  distinct(): Set<string> {
    return new Set(this.taken.map(({ messageId }) => messageId));
  }

  private create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, session, done) => {
        const at = performance.now();
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8');
          if (this.delay === 0) this.finish(raw, at, session, done);
          else setTimeout(() => this.finish(raw, at, session, done), this.delay);
        });
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    return server;
  }

  private finish(raw: string, at: number, session: SMTPServerSession, done: (error?: Error | null) => void): void {
    const to = session.envelope.rcptTo[0]?.address ?? '';
    const mood = this.mood(this.count++, to);
    const take = () => this.taken.push({ raw, at, to, messageId: /^Message-ID:\s+(.*)\r$/im.exec(raw)?.[1] ?? '' });
    const breakLine = () => {
      for (const socket of this.sockets) {
        if (socket.remotePort === session.remotePort) socket.destroy();
      }
    };
    switch (mood) {
      case 'accept':
        take();
        return done();
      case 'refuse':
        return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      case 'refuse-for-good':
        return done(Object.assign(new Error(`No mailbox ${to}`), { responseCode: 550 }));
      case 'reset':
        return breakLine();
      case 'lost-answer':
        take();
        return breakLine();
      case 'stall':
        return undefined;
    }
  }
}
