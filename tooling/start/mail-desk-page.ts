/** A mail as MailDev keeps it, as far as the page shows it. */
export interface DeskMail {
  readonly id: string;
  readonly time: Date | string;
  readonly subject?: string;
  readonly text?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly to?: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
}

/** Mails that are shown: the newest. */
const SHOWN = 40;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
  body { margin: 0 auto; max-width: 880px; padding: 24px 16px 64px; font: 16px/1.5 system-ui, sans-serif; color: #16302f; }
  h1 { font-size: 26px; } h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
  article, form.new { border: 1px solid #d5dedd; border-radius: 12px; padding: 16px; margin-block: 16px; }
  pre { max-height: 220px; overflow: auto; padding: 12px; background: #f4f7f6; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
  label { display: block; margin-block: 8px; } label > input:not([type=checkbox]), select, textarea { display: block; width: 100%; box-sizing: border-box; min-height: 44px; font: inherit; padding: 8px; }
  button { min-height: 44px; padding: 0 20px; font: inherit; font-weight: 600; } summary { min-height: 44px; cursor: pointer; font-weight: 600; align-content: center; }
  .said { padding: 12px; background: #dff3ee; border-radius: 8px; overflow-wrap: anywhere; } small { color: #52625f; overflow-wrap: anywhere; }
`;

/** The mails and texts that left, the newest first, each with a form that answers it. */
export function deskPage(mails: readonly DeskMail[], said: string): string {
  const newest = mails.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, SHOWN);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Replies</title><style>${STYLE}</style></head><body>
<h1>Replies</h1>
<p>What left by email and text message, and what a person or a machine answers. Only in development; nothing here leaves this machine.</p>
${said === '' ? '' : `<p class="said" role="status">${escape(said)}</p>`}
<details><summary>Write something new</summary>${newForm()}</details>
${newest.length === 0 ? '<p>Nothing has left yet.</p>' : newest.map(article).join('\n')}
</body></html>`;
}

const timeOf = ({ time }: DeskMail): number => new Date(time).getTime();

function article(mail: DeskMail): string {
  const to = mail.to?.[0]?.address ?? '';
  const texted = /^(\d+)@(sms|whatsapp)\./.exec(to);
  const replyTo = mail.replyTo?.[0]?.address ?? '';
  const head = texted === null ? `To ${to}, answers go to ${replyTo}` : `${texted[2]} to +${texted[1]}`;
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escape(value)}">`;
  const fields =
    texted === null
      ? [
          hidden('channel', 'email'),
          hidden('to', replyTo),
          hidden('message_id', `<${(mail.messageId ?? '').replaceAll(/[<>]/g, '')}>`),
          hidden('subject', `Re: ${mail.subject ?? ''}`),
          input('From', 'from', to),
        ]
      : [hidden('channel', texted[2] ?? 'sms'), hidden('from', `+${texted[1]}`)];
  const options =
    texted === null
      ? `<label><input type="checkbox" name="quoted" value="${escape((mail.text ?? '').slice(0, 2000))}" checked> With the email quoted below</label>
<label><input type="checkbox" name="automatic" value="yes"> As an absence notice (Auto-Submitted)</label>`
      : '';
  return `<article aria-label="${escape(mail.subject ?? '')}, ${escape(to)}"><h2>${escape(mail.subject ?? '')}</h2>
<small>${escape(head)}, ${escape(new Date(mail.time).toISOString())}</small>
<pre>${escape(mail.text ?? '')}</pre>
<details><summary>Reply</summary><form method="post" action="/replies" enctype="multipart/form-data">
${fields.join('\n')}${common()}${options}<button>Send the reply</button></form></details></article>`;
}

const input = (label: string, name: string, value = ''): string =>
  `<label>${label}<input name="${name}" value="${escape(value)}" required></label>`;

const common = (): string => `<label>Text<textarea name="text" rows="4"></textarea></label>
<label>Files<input type="file" name="file" multiple></label>`;

const newForm = (): string => `<form class="new" method="post" action="/replies" enctype="multipart/form-data">
<label>Channel<select name="channel"><option value="email">Email</option><option value="whatsapp">WhatsApp</option><option value="sms">Text message</option></select></label>
${input('From (an address, or a number with its country code)', 'from')}
<label>To (of an email)<input name="to" value="case@mail.ayana.test"></label>
<label>Subject (of an email)<input name="subject"></label>
${common()}<button>Send it</button></form>`;
