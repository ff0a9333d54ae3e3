import { BRAND } from '@ayana/contracts/brand';

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
${head}<title>${title} | ${BRAND.name}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
${link === undefined ? '' : `<p><a href="${link.href}">${link.text}</a></p>\n`}</body>
</html>
`;
};
