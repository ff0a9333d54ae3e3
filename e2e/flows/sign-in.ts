import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { LoginPage } from '../pages/login-page.ts';

/** Signs in by the form of the login screen, which is already open. */
export async function signIn(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  const login = new LoginPage(page);
  await login.email.fill(email);
  await login.password.fill(password);
  await login.submit.click();
}
