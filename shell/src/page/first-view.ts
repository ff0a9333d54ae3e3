/**
 * The page as the server drew it, to be read on while its code is missing. Only for the address the tab began with; what is
 * answered first is kept, because a failed screen takes its place.
 * @param rendered whether the server drew this page at all
 */
export function keepFirstView(rendered: boolean): () => string | undefined {
  const { href } = location;
  let html: string | undefined;
  return () => {
    if (!rendered || location.href !== href) return undefined;
    html ??= document.getElementById('main')?.innerHTML;
    return html;
  };
}
