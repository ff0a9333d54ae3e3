import { expect } from '@playwright/test';

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
}

/** A mail as MailDev shows it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly from: readonly { readonly address: string; readonly name: string }[];
  readonly to: readonly { readonly address: string; readonly name: string }[];
  readonly attachments?: readonly MailAttachment[];
}

/** Reads the mail sink. */
export class Mailbox {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** All mails to a recipient so far, oldest first. */
  async to(recipient: string): Promise<Mail[]> {
    const answer = await fetch(`${this.#origin}/email?to.address=${encodeURIComponent(recipient)}`);
    return (await answer.json()) as Mail[];
  }

  /** Waits for a mail to a recipient that matches `wanted`; by default any. Fails with the subjects that arrived. */
  async waitFor(recipient: string, wanted: (mail: Mail) => boolean = () => true): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(
        async () => {
          const mails = await this.to(recipient);
          found = mails.find(wanted);
          return found === undefined ? `none of: ${mails.map(({ subject }) => subject).join(' | ')}` : 'found';
        },
        { message: `a mail to ${recipient}`, intervals: [100, 200, 400] },
      )
      .toBe('found');
    if (found === undefined) throw new Error('unreachable: the poll ended without a mail');
    return found;
  }

  /** The text of an attachment whose name ends so, e.g. `.ics`. */
  async attachment(mail: Mail, ending: string): Promise<string> {
    const attachment = mail.attachments?.find(({ fileName }) => fileName.endsWith(ending));
    expect(attachment, `an attachment *${ending} in "${mail.subject}"`).toBeDefined();
    const answer = await fetch(
      `${this.#origin}/email/${mail.id}/attachment/${encodeURIComponent(attachment?.fileName ?? '')}`,
    );
    return answer.text();
  }
}
