import type { Locator, Page } from '@playwright/test';

import { expect } from '../harness/story-fixtures.ts';
import { Screen, words } from './screen.ts';

const ROOM = 'mfe-patient/consultation-room';

/** A person who lets pages use camera and microphone: the made ones that the browser brings. */
export const CAMERA = { permissions: ['camera', 'microphone'] };

/** What each does in a consultation room, whose page is open. */
export class RoomSteps {
  readonly page: Page;
  readonly screen: Screen;

  constructor(page: Page) {
    this.page = page;
    this.screen = new Screen(page.getByRole('main'));
  }

  /** Checks camera and microphone, and goes in. */
  async enter(): Promise<void> {
    await this.screen.button(`${ROOM}:check.start`).click();
    await expect(this.screen.by('meter', `${ROOM}:check.level`)).toBeVisible();
    await this.screen.button(`${ROOM}:check.enter`).click();
  }

  /** A person who waits to be let in, as those inside see it. */
  waits(name: string, role: 'patient' | 'visitor'): Locator {
    return this.screen.says(`${ROOM}:waits`, { name, role: String(words(`${ROOM}/roles:${role}`)) });
  }

  async letIn(): Promise<void> {
    await this.screen.button(`${ROOM}:letIn`).click();
  }

  /** The picture of the other moves, and sound comes with it. */
  async seesAndHears(): Promise<void> {
    const plays = () =>
      this.page.evaluate(() =>
        [...document.querySelectorAll('video')].some(
          ({ srcObject, videoWidth, currentTime }) =>
            srcObject instanceof MediaStream &&
            srcObject.getAudioTracks().some(({ muted }) => !muted) &&
            videoWidth > 0 &&
            currentTime > 0,
        ),
      );
    await expect(this.screen.root.getByRole('group', { name: /,/ })).toBeVisible();
    await expect.poll(plays).toBe(true);
  }

  /** Presses a control; on a phone most of them are folded. */
  async press(control: 'chat' | 'note'): Promise<void> {
    const controls = this.screen.part('group', `${ROOM}:controls`);
    const button = controls.button(`${ROOM}:${control}`);
    if (!(await button.isVisible())) await controls.root.locator('summary').click();
    await button.click();
  }

  async write(line: string): Promise<void> {
    await this.screen.field(`${ROOM}:chatPanel.label`).fill(line);
    await this.screen.button(`${ROOM}:chatPanel.send`).click();
  }

  line(text: string): Locator {
    return this.screen.by('log', `${ROOM}:chatPanel.title`).getByText(text);
  }

  async signNote(advice: string): Promise<void> {
    await this.press('note');
    await this.screen.field('contracts/consultation-room/note-fields:advice').fill(advice);
    await this.screen.button(`${ROOM}:noteForm.sign`).click();
    const dialog = new Screen(this.page).part('dialog', `${ROOM}:noteForm.signTitle`);
    await dialog.button(`${ROOM}:noteForm.sign`).click();
    await expect(dialog.root).toBeHidden();
  }

  async leave(): Promise<void> {
    await this.screen.button(`${ROOM}:leave`).click();
    await expect(this.screen.heading(`${ROOM}:after.left`)).toBeVisible();
  }
}
