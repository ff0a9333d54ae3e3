import { openFreeConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { requestConsultation } from '../../flows/send-forms.ts';
import { openRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';
import { fullName, somebody } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/** WCAG 1.4.10: 1280 px at 400 % is 320 px; 200 % of it is 640 px. 1440 and 360 are look.md's ends. */
const WIDTHS = [320, 360, 640, 1024, 1440];

test('no public page needs sideways scrolling at any width', async ({ newPerson, faults }) => {
  faults.expect(/404 GET .*\/nowhere/);
  const page = await newPerson({ viewport: { width: 320, height: 700 } });
  for (const path of ['/', '/login', '/hospitals', '/services', '/consultation', '/contact', '/nowhere']) {
    await page.goto(path);
    await expect(new SiteFrame(page).heading).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await fitsItsWidth(page);
    }
  }
});

test('the dialogs fit a phone of 320 px and can be sent from it', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 320, height: 600 } });
  await new HomePage(page).open();
  const free = await openFreeConsultation(page);
  await fitsItsWidth(page);
  await expect(free.submit).toBeInViewport();
  await free.close.click();
  const video = await openVideoConsultation(page);
  await fitsItsWidth(page);
  await expect(video.submit).toBeInViewport();
});

test('the inbox fits a phone, list and request', async ({ signedIn, site }) => {
  const person = somebody('Konstantinos-Alexandros', 'Papadopoulos-Theodorakopoulos');
  await requestConsultation(site.api, person, { notes: `${'Averylongwordwithoutanyspaces'.repeat(20)} and more` });
  const page = await signedIn('ayana_staff', { viewport: { width: 320, height: 700 } });
  const inbox = new InboxPage(page);
  await inbox.open();
  await expect(inbox.link(fullName(person))).toBeVisible();
  await fitsItsWidth(page);
  const request = await openRequest(page, fullName(person));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await fitsItsWidth(page);
  }
  await expect(request.heading).toBeVisible();
});

test('nothing moves for those who prefer it so', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await new HomePage(page).open();
  await openFreeConsultation(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return animation.playState === 'running' && (timing?.duration === 'auto' || Number(timing?.duration) > 10);
      })
      .map(
        (animation) =>
          `${animation.constructor.name} ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`,
      ),
  );
  expect(moving).toEqual([]);
});
