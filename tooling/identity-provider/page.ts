import type { IncomingMessage } from 'node:http';

/** What the user enters at the provider, and whether they consent. */
export interface Answer {
  allow: boolean;
  email: string;
  given_name: string;
  family_name: string;
  email_verified: boolean;
}

/** The provider's one page: who are you, and may the site know? There are no passwords: any name is accepted. */
export const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <link rel="icon" href="data:,">
  <title>Demo identity</title>
  <main>
    <h1>Demo identity</h1>
    <form method="post">
      <p><label>E-mail <input name="email" type="email"></label></p>
      <p><label>Given name <input name="given_name"></label></p>
      <p><label>Family name <input name="family_name"></label></p>
      <p><label><input name="email_verified" type="checkbox" checked> The address is verified</label></p>
      <p>
        <button name="decision" value="allow">Allow</button>
        <button name="decision" value="refuse" formnovalidate>Refuse</button>
      </p>
    </form>
  </main>
</html>
`;

export async function readAnswer(request: IncomingMessage): Promise<Answer> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const form = new URLSearchParams(body);
  const text = (name: string): string => form.get(name)?.trim() ?? '';
  return {
    allow: text('decision') === 'allow',
    email: text('email'),
    given_name: text('given_name'),
    family_name: text('family_name'),
    email_verified: form.has('email_verified'),
  };
}
