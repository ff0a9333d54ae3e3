/**
 * The server's HTML of the page, to be shown while its code is missing. Only for the tab's first URL; the first
 * result is kept, because a failed screen replaces the page.
 * @param rendered whether the server rendered this page
 */
export function keepServerHtml(rendered: boolean): () => string | undefined {
  const { href } = location;
  let html: string | undefined;
  return () => {
    if (!rendered || location.href !== href) return undefined;
    html ??= document.getElementById('main')?.innerHTML;
    return html;
  };
}
