/** A visitor asks by the contact form on a phone; the staff answer at a desk, and all of them see the same of it. */
import type { Page } from '@playwright/test';

import { demoPerson, fullName } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { demoSignIn, goTo, openHome, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const QUESTION = 'My father’s hip hurts at night. Can he fly with it?';
const ANSWER = 'Most people with a worn hip can fly. Please send us his X-ray.';

story('a visitor writes to us, and a person answers', async ({ newPerson, mail }) => {
  const visitor = demoPerson('Claire', 'Mbarga');
  const name = fullName(visitor);
  const phone = await newPerson(PHONE);
  const [desk, colleague] = [await demoSignIn(newPerson, 'ayana_staff'), await demoSignIn(newPerson, 'admin')];
  const [request, seen] = [desk, colleague].map((page) => new Screen(page).named('article', name)) as [Screen, Screen];

  await story.step('she writes, and is told that it arrived', async () => {
    const navigation = await openHome(phone);
    await navigation.link('shell/navigation/site:5.label').click();
    // The home page has a form of the same name, below a smaller heading.
    await expect(phone.getByRole('heading', { level: 1, name: words('mfe-public/contact:heading') })).toBeVisible();
    const form = new Screen(phone).part('form', 'mfe-public/contact:heading');
    await form.field('mfe-public/forms/person:first_name').fill(visitor.first_name);
    await form.field('mfe-public/forms/person:last_name').fill(visitor.last_name);
    await form.field('mfe-public/forms/person:email').fill(visitor.email);
    await form.field('mfe-public/contact:message').fill(QUESTION);
    await form.button('mfe-public/contact:send').click();
    await expect(new Screen(phone).says('contracts/forms/form-messages:contact-by-mail').first()).toBeVisible();
    const acknowledged = await mail.waitFor(visitor.email);
    expect(acknowledged.text).toContain(visitor.first_name);
  });

  await story.step('it waits for each of the staff, and nobody has it', async () => {
    for (const [page, request_] of [
      [desk, request],
      [colleague, seen],
    ] as const) {
      await openFromInbox(page, name);
      await expect(request_.root).toContainText(QUESTION);
      await expect(request_.says('mfe-admin/inbox:needs.owner')).toBeVisible();
    }
  });

  await story.step('one answers; the other sees who, and that nothing is due any more', async () => {
    await request.by('tab', 'mfe-admin/inbox:composer.reply').click();
    await request.root.getByRole('textbox').fill(ANSWER);
    await request.button('mfe-admin/inbox:composer.claimAndSend').click();
    for (const each of [request, seen]) {
      await expect(each.part('list', 'mfe-admin/inbox:timeline.label').root).toContainText(ANSWER);
      await expect(each.says('mfe-admin/inbox/requests:statuses.answered').first()).toBeVisible();
      await expect(each.says('mfe-admin/inbox:needs.owner')).toBeHidden();
      await expect(each.says('mfe-admin/inbox:needs.you')).toBeHidden();
      await expect(each.says('mfe-admin/inbox:needs.other')).toBeHidden();
      await expect(each.says('mfe-admin/inbox:dueNext')).toBeHidden();
    }
  });

  await story.step('she reads the answer in her mail, once', async () => {
    await mail.waitFor(visitor.email, ({ text }) => text.includes(ANSWER));
    expect((await mail.to(visitor.email)).filter(({ text }) => text.includes(ANSWER))).toHaveLength(1);
  });
});

/** The inbox by the portal's navigation, and one request in it. */
async function openFromInbox(page: Page, name: string): Promise<void> {
  await goTo(page, 'portal/mfe-admin:admin.inbox.rail.label');
  await page.getByRole('link', { name, exact: true }).click();
}
