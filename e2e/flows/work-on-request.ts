import { expect, type Page } from '@playwright/test';

import { InboxPage, RequestView } from '../pages/inbox-page.ts';

/** Opens a request from the list. */
export async function openRequest(page: Page, name: string): Promise<RequestView> {
  await new InboxPage(page).link(name).click();
  const request = new RequestView(page, name);
  await expect(request.heading).toBeVisible();
  return request;
}

export async function answer(request: RequestView, text: string): Promise<void> {
  await request.replyTab.click();
  await request.text.fill(text);
  await request.send.click();
  await expect(request.timeline).toContainText(text);
  await expect(request.text).toHaveValue('');
}

export async function leaveNote(request: RequestView, text: string): Promise<void> {
  await request.noteTab.click();
  await request.text.fill(text);
  await request.send.click();
  await expect(request.timeline).toContainText(text);
}
