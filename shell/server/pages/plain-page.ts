import { BRAND } from '@ayana/contracts/brand';

/** Inside the page: it must look right when nothing else of the site can be loaded. */
const STYLE =
  'body{max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2b2f;background:#fbf8f2}h1{font:500 1.75rem/1.25 Georgia,serif}a{color:#0b5d5b}';

/**
 * A page without scripts or other files, for what is said instead of the site's own page.
 * @param head further elements of its head
 * @param link leads on
 */
export const plainPage = (options: {
  title: string;
  text: string;
  head?: string;
  link?: { href: string; text: string };
}): string => {
  const { title, text, head = '', link } = options;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<style>${STYLE}</style>
<title>${title} | ${BRAND.name}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
${link === undefined ? '' : `<p><a href="${link.href}">${link.text}</a></p>\n`}</body>
</html>
`;
};
