import PostalMime from 'postal-mime';

import { withBrowser } from '../../browser/with-browser.ts';
import { signIn } from '../site/sign-in.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import type { Attack, Target } from './attack.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';
import { drawn, HOSTILE_EMAILS, HOSTILE_TEXTS, ODD_EMAILS, UNSTORABLE } from './kit/hostile.ts';
import { allMailsGone, inboxOf } from './kit/leftovers.ts';
import { formOf, type Operation, operationsOf } from './kit/operations.ts';
import { json, type Request, send } from './kit/request.ts';
import { lookAtInbox } from './kit/staff-screen.ts';

/** A spreadsheet reads a cell that begins like this as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;
const MARKUP = /<(script|svg|iframe|img|b>|\/)/i;
const HEADERS = new Set(['bcc', 'cc', 'x-injected']);

/** Hostile forms: each is refused with its field named, or stored and shown as plain text. */
export const forms: Attack = {
  name: 'forms',
  title: 'Hostile forms',
  wanted:
    'Each form is refused with its field named, or stored and shown as text: in the inbox, the export, the mails and the browser.',
  async run(target) {
    const { long, origin, say, site, seed, tally } = target;
    const operations = (await operationsOf(origin)).filter(
      ({ path, needsSession, example }) =>
        path.startsWith('/api/functions/') && !needsSession && example?.['email'] !== undefined,
    );
    const stored = new Set<string>();
    const people = new Set<string>(['team@people.example']);
    let mails = 0;
    for (let done = 0, number = long ? 10_000 : 500; done < number; done += 1000) {
      const some = Array.from({ length: Math.min(1000, number - done) }, (_each, index) =>
        hostileForm(operations, done + index, seed),
      );
      for (const { email } of some) people.add(email.toLowerCase());
      await Promise.all([
        runInParallel(some, 8, async (form) => {
          const id = await submit(target, form);
          if (id !== undefined) stored.add(id);
        }),
        checkOrdinaryVisitor(target, 'hostile forms'),
      ]);
      say(`${done + some.length} forms, waiting for their mails`);
      const refused = await allMailsGone(site);
      tally.expect(refused === 0, 'the mail server refuses mails', `${refused} of the addresses that were accepted`);
      mails += await readMails(target, people);
    }
    tally.expect(stored.size > 0, 'no form is accepted', 'so nothing was read back');
    say('reading back');
    const { token } = await signIn(origin, 'super_admin');
    const items = await inboxOf(origin, token);
    const shown = items.filter(({ id }) => stored.has(id));
    for (const item of shown) {
      const text = JSON.stringify(item);
      tally.expect(!MARKUP.test(text), 'markup is stored', text.slice(0, 300));
    }
    tally.expect(
      shown.length === stored.size,
      'stored requests are missing from the inbox',
      `${stored.size - shown.length} of ${stored.size}`,
    );
    const cells = await exportWithFormulas(target, token);
    say('in the browser');
    const screens = await withBrowser((browser) =>
      lookAtInbox(
        browser,
        target,
        drawn(shown, seed, long ? 40 : 6).map(({ id }) => id),
      ),
    );
    return {
      'stored and read back': shown.length,
      'mails read': mails,
      'cells of the export': cells,
      'requests opened in a browser': screens,
    };
  },
};

interface HostileForm {
  readonly operation: Operation;
  readonly field: string;
  readonly value: string;
  readonly email: string;
}

/** Every field of every form gets every hostile text; the other fields are valid. */
function hostileForm(operations: readonly Operation[], index: number, seed: number): HostileForm {
  const operation = operations[index % operations.length];
  if (operation === undefined) throw new Error('The API describes no forms.');
  const round = Math.floor(index / operations.length);
  const texts = Object.entries(formOf(operation)).filter(([, value]) => typeof value === 'string');
  const [field = 'email'] = texts[(round + seed) % texts.length] ?? [];
  const values = field === 'email' ? [...HOSTILE_EMAILS, ...ODD_EMAILS] : HOSTILE_TEXTS;
  const value = values[(Math.floor(round / texts.length) + index * 7) % values.length] ?? '';
  return { operation, field, value, email: field === 'email' ? value : `form-${index}@people.example` };
}

/** @returns the id of a request in the inbox */
async function submit(
  { origin, tally }: Target,
  { operation, field, value, email }: HostileForm,
): Promise<string | undefined> {
  const request: Request = {
    method: 'POST',
    target: operation.path,
    ...json(origin, { ...formOf(operation), email, [field]: value }),
  };
  const answer = await send(origin, request);
  tally.note(request, answer, {
    problem: true,
    wrong: ({ status, body }) => {
      if (status === 422) return body.includes(`"field":"${field}"`) ? undefined : 'a refusal does not name the field';
      if (status !== 201) return undefined;
      if (UNSTORABLE.includes(value)) return 'what cannot be stored was accepted';
      return field === 'email' && HOSTILE_EMAILS.includes(value) ? 'a hostile address was accepted' : undefined;
    },
  });
  const isInInbox = /contact-form|consultation/.test(operation.path);
  return answer.status === 201 && isInInbox ? (JSON.parse(answer.body) as { id: string }).id : undefined;
}

/** Returns all mails received so far and clears the list. */
async function readMails({ site, tally }: Target, people: ReadonlySet<string>): Promise<number> {
  const taken = site.sink.taken.splice(0);
  for (const { raw, to } of taken) {
    const { headers, html = '', to: named } = await PostalMime.parse(raw);
    const injected = headers.find(({ key }) => HEADERS.has(key));
    tally.expect(injected === undefined, 'a header was injected into a mail', `${injected?.key}: ${injected?.value}`);
    for (const single of ['to', 'from', 'subject'])
      tally.expect(
        headers.filter(({ key }) => key === single).length === 1,
        'a mail has a header twice or not at all',
        `${single}, to ${to}`,
      );
    const isExpected =
      people.has(to.toLowerCase()) || to.endsWith('@people.example') || to.endsWith('@demo.ayana.test');
    tally.expect(isExpected && named?.length === 1, 'a mail goes elsewhere', to);
    tally.expect(
      !/<(script|svg|iframe|form)|onerror=|href="(?!https?:|mailto:|tel:|#)/i.test(html),
      'a mail holds markup of its sender',
      to,
    );
    for (const [, href = ''] of html.matchAll(/href="(mailto:[^"]*)"/g))
      tally.expect(
        !/[?&](bcc|cc|to|body)=/i.test(href.replaceAll('&amp;', '&')),
        'a link of a mail names other recipients',
        href,
      );
  }
  return taken.length;
}

/** People whose names are formulas, and the export that lists them. @returns the number of its cells */
async function exportWithFormulas({ origin, tally }: Target, token: string): Promise<number> {
  const formulas = HOSTILE_TEXTS.filter((text) => FORMULA.test(text));
  for (const [index, first_name] of formulas.entries()) {
    const consent = { health_data_consent: true, consent_text_version: '2026-11' };
    const account = {
      first_name,
      last_name: '=1+1',
      email: `formula-${index}@people.example`,
      password: 'A long sentence 4711',
      ...consent,
    };
    const request: Request = { method: 'POST', target: '/api/auth/sign-up', ...json(origin, account) };
    tally.note(request, await send(origin, request), { problem: true });
  }
  const answer = await send(origin, { target: '/api/activity/export', headers: { authorization: `Bearer ${token}` } });
  tally.note({ target: '/api/activity/export' }, answer, { problem: true });
  const cells = [...answer.body.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  for (const cell of cells)
    tally.expect(!FORMULA.test(cell), 'a cell of the export begins a formula', cell.slice(0, 100));
  return cells.length;
}
