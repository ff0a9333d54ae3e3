import { BRAND } from '@ayana/contracts/brand';
import { messages } from '../http/messages';

/** Shown when too many pages are requested at once: it reloads automatically, without scripts or other files. */
export const busyPage = (seconds: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${messages.busy.title} | ${BRAND.name}</title>
</head>
<body>
<h1>${messages.busy.title}</h1>
<p>${messages.busy.text}</p>
</body>
</html>
`;
