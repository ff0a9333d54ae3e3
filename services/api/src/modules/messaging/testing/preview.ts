import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderHtml } from '../layout/html.js';
import { renderText } from '../layout/text.js';
import { mailContent } from '../templates/templates.js';
import type { MailTemplate } from '../templates/template-data.js';
import { MAIL_SAMPLES } from '../samples/mail-samples.js';

/** Writes every mail as HTML and as text into a folder: `node dist/modules/messaging/testing/preview.js <folder>`. */
const ORIGIN = 'http://localhost:3000';
const folder = process.argv[2] ?? 'mail-preview';
await mkdir(folder, { recursive: true });
for (const template of Object.keys(MAIL_SAMPLES) as MailTemplate[]) {
  const content = mailContent(template, MAIL_SAMPLES[template], {
    publicOrigin: ORIGIN,
    replyTo: 'care@ayana.example',
    oneTimeToken: (purpose, id) => `${id}.${purpose}`,
    permanentToken: (purpose, id) => `${id}.${purpose}`,
  });
  await writeFile(join(folder, `${template}.html`), renderHtml(content, ORIGIN));
  await writeFile(join(folder, `${template}.txt`), renderText(content));
}
